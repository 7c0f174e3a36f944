/**
 * Calls back when another script has brought, taken or replaced parts of a widget; before the browser paints.
 * @param parts answers the parts as the page has them now
 * @param onChange gets what was taken out of the marker itself
 */
export function watchParts(
  marker: Element,
  parts: () => readonly Element[],
  onChange: (taken: readonly Node[]) => void,
  signal: AbortSignal,
): void {
  let known = parts();
  const observer = new MutationObserver(records => {
    const now = parts();
    const isSame = now.length === known.length && now.every((part, i) => part === known[i]);
    known = now;
    if (isSame) return;
    onChange(records.flatMap(({ target, removedNodes }) => (target === marker ? [...removedNodes] : [])));
    observer.takeRecords();
  });
  observer.observe(marker, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
