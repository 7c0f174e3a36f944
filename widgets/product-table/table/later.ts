/** Longest time of one slice, ms: short enough for the page to respond in between. */
const SLICE = 6;

/** Longest time of a later slice that makes the browser lay out a long table anew: fewer slices cost less. */
const LAYOUT_SLICE = 40;

/** Processes items in slices of limited time, the first one at once, the others in later tasks. */
export function inSlices<Item>(
  items: readonly Item[],
  work: (item: Item) => void,
  signal: AbortSignal,
  { laysOut = false }: { readonly laysOut?: boolean } = {},
): void {
  const time = laysOut ? LAYOUT_SLICE : SLICE;
  let next = 0;
  const slice = (length: number) => {
    const end = performance.now() + length;
    for (; next < items.length && !signal.aborted; next++) {
      if (performance.now() > end) {
        setTimeout(slice, 0, time);
        return;
      }
      const item = items[next];
      if (item !== undefined) work(item);
    }
  };
  slice(SLICE);
}

/** Returns a function that runs once calls have paused for `delay` ms. A call costs no timer while one is running. */
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
