/** Resolves after so many ms; earlier when the connection is back, or the signal aborts. */
export function waitForConnection(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end, { signal: over.signal });
    signal?.addEventListener('abort', end, { signal: over.signal });
  });
}
