const FOCUSABLE =
  'a[href], button, input:not([type="hidden"], :disabled), select, textarea, [tabindex]:not([tabindex="-1"])';
/** What may be heard while a layer is open, and what shows nothing. */
const EXEMPT = '[aria-live], [role="status"], [role="alert"], script, style, link';

/**
 * Makes an element of the server's page, wherever it stands, the only one that the shopper can reach: what is beside it and
 * its ancestors becomes inert, Tab goes round in it, the page behind does not scroll.
 * @returns lets the page in again, and takes the element's role back
 */
export function openLayer(layer: HTMLElement, label: string): () => void {
  const ended = new AbortController();
  const others = outside(layer);
  const root = document.documentElement;
  const { overflow, paddingInlineEnd } = root.style;
  const before = ['role', 'aria-modal', 'aria-label', 'tabindex'].map(
    name => [name, layer.getAttribute(name)] as const,
  );
  // The scroll bar goes away: its room stays.
  root.style.paddingInlineEnd = `${window.innerWidth - root.clientWidth}px`;
  root.style.overflow = 'hidden';
  for (const other of others) other.inert = true;
  layer.setAttribute('role', 'dialog');
  layer.setAttribute('aria-modal', 'true');
  if (!layer.hasAttribute('aria-label')) layer.setAttribute('aria-label', label);
  layer.tabIndex = -1;
  document.addEventListener('keydown', event => keepTabIn(layer, event), { signal: ended.signal });
  return () => {
    if (ended.signal.aborted) return;
    ended.abort();
    Object.assign(root.style, { overflow, paddingInlineEnd });
    for (const other of others) other.inert = false;
    for (const [name, value] of before) value === null ? layer.removeAttribute(name) : layer.setAttribute(name, value);
  };
}

/** What stands beside the layer and beside each of its ancestors. */
function outside(layer: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let part: Element | null = layer; part && part !== document.body; part = part.parentElement) {
    for (const other of part.parentElement?.children ?? []) {
      if (other !== part && other instanceof HTMLElement && !other.inert && !other.matches(EXEMPT)) found.push(other);
    }
  }
  return found;
}

function keepTabIn(layer: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const stops = [...layer.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    stop => stop.getClientRects().length > 0 && getComputedStyle(stop).visibility === 'visible',
  );
  const [first] = stops;
  const last = stops.at(-1);
  const { activeElement } = document;
  const isOut = !layer.contains(activeElement) || activeElement === layer;
  const wrap = event.shiftKey ? (isOut || activeElement === first) && last : (isOut || activeElement === last) && first;
  if (!wrap) return;
  event.preventDefault();
  wrap.focus();
}
