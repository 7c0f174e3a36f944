/** How long one slice may take, ms: short enough for the page to answer in between. */
const SLICE = 6;

/**
 * Does work on many items: at once on as many as a moment is enough for, on the others in later moments.
 * @param later how long those may take, ms: more where each makes the browser lay out a long table anew
 */
export function inSlices<Item>(
  items: readonly Item[],
  work: (item: Item) => void,
  signal: AbortSignal,
  later = SLICE,
): void {
  let next = 0;
  const slice = (time: number) => {
    const end = performance.now() + time;
    for (; next < items.length && !signal.aborted; next++) {
      if (performance.now() > end) {
        setTimeout(slice, 0, later);
        return;
      }
      const item = items[next];
      if (item !== undefined) work(item);
    }
  };
  slice(SLICE);
}
