/** Calls back before the browser paints. @returns call it after the widget itself has changed its parts */
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
