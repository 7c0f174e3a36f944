/** Checks that still wait; each returns whether its settings have come. */
const waiting = new Set<() => boolean>();

const check = () => {
  for (const hasCome of [...waiting]) if (hasCome()) waiting.delete(hasCome);
  if (waiting.size === 0) observer.disconnect();
};

const isScript = (node: Node) => node instanceof HTMLScriptElement;

const observer = new MutationObserver(records => {
  if (records.some(({ addedNodes }) => [...addedNodes].some(isScript))) check();
});

/**
 * Runs now where the page has printed settings, else as soon as a script brings them: tools that delay scripts hold back inline
 * settings as well, until the first touch.
 */
export function whenSettings(hasCome: () => boolean, run: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (hasCome()) {
    run();
    return;
  }
  const look = () => {
    if (!signal.aborted && !hasCome()) return false;
    if (!signal.aborted) run();
    return true;
  };
  waiting.add(look);
  observer.observe(document, { childList: true, subtree: true });
  signal.addEventListener('abort', () => waiting.delete(look), { once: true });
}
