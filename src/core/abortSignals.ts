/**
 * A signal that is aborted with the first of several. `AbortSignal.any` is younger than the oldest browsers that count, see
 * `browserslist` in package.json.
 */
export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) first.abort(signal.reason);
    else signal.addEventListener('abort', () => first.abort(signal.reason), { signal: first.signal });
  }
  return first.signal;
}
