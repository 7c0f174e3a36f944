/** How long one slice may take, ms: short enough for the page to answer in between. */
const SLICE = 6;

/** Does work on many items: at once on as many as a moment is enough for, on the others in later moments. */
export function inSlices<Item>(items: readonly Item[], work: (item: Item) => void, signal: AbortSignal): void {
  let next = 0;
  const slice = () => {
    const end = performance.now() + SLICE;
    for (; next < items.length && !signal.aborted; next++) {
      if (performance.now() > end) {
        setTimeout(slice);
        return;
      }
      const item = items[next];
      if (item !== undefined) work(item);
    }
  };
  slice();
}
