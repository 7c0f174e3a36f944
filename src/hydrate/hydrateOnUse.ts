/**
 * Events at which React hydrates a root at once, before their listeners run. For a marker inside of another root it finds the other
 * root, hydrates nothing and stops the event, so that no listener hears it. Source: react-dom 19.3, `discreteReplayableEvents`,
 * `dispatchEvent` and `getInstanceFromNode`; the same string compresses to nothing.
 */
const EVENTS =
  'mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset';

const waiting = new Map<Element, () => void>();
let listening: AbortController | undefined;

/** Hydrates a marker at once when it is used, before any root handles the event. */
export function hydrateOnUse(marker: Element, takeOver: () => void): void {
  waiting.set(marker, takeOver);
  if (listening) return;
  listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const type of EVENTS.split(' ')) window.addEventListener(type, onEvent, options);
}

export function stopHydrateOnUse(marker: Element): void {
  waiting.delete(marker);
  if (waiting.size > 0) return;
  listening?.abort();
  listening = undefined;
}

function onEvent({ target }: Event): void {
  for (const [marker, takeOver] of waiting) {
    if (!(target instanceof Node) || !marker.contains(target)) continue;
    stopHydrateOnUse(marker);
    takeOver();
  }
}
