/**
 * Calls back when another script has added, removed or replaced parts of a widget, before the browser paints.
 * @param parts returns the parts that the page has now
 * @returns call it after the widget itself has changed its parts, so that this is no change
 */
export function watchParts(
  marker: Element,
  parts: () => readonly Element[],
  onChange: () => void,
  signal: AbortSignal,
): () => void {
  let known = parts();
  const observer = new MutationObserver(() => {
    const now = parts();
    const isSame = now.length === known.length && now.every((part, i) => part === known[i]);
    known = now;
    if (!isSame) onChange();
  });
  const know = () => {
    known = parts();
    observer.takeRecords();
  };
  observer.observe(marker, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  return know;
}
