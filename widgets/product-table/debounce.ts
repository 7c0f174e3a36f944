/** A function that runs once calls have paused for `delay` ms. A call costs no timer while one is running. */
export function debounce(run: () => void, delay: number, signal?: AbortSignal): () => void {
  let due = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const rest = due - performance.now();
    timer = rest > 0 ? setTimeout(look, rest) : undefined;
    if (!timer && !signal?.aborted) run();
  };
  return () => {
    due = performance.now() + delay;
    timer ??= setTimeout(look, delay);
  };
}
