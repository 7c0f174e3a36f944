/**
 * Calls back before the browser paints, at first if the parts are others than `known` already.
 * @returns call it after the widget itself has changed its parts
 */
export function watchParts(
  marker: Element,
  parts: () => readonly Element[],
  known: readonly Element[],
  onChange: () => void,
  signal: AbortSignal,
): () => void {
  let before = known;
  const look = () => {
    const now = parts();
    const isSame = now.length === before.length && now.every((part, i) => part === before[i]);
    before = now;
    if (!isSame) onChange();
  };
  const observer = new MutationObserver(look);
  const know = () => {
    before = parts();
    observer.takeRecords();
  };
  observer.observe(marker, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  look();
  return know;
}
