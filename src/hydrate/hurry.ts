/**
 * What React answers by taking a marker over at once, before anybody hears it. In a marker that is an element of another root
 * it finds that element in place of the marker's own root, takes nothing over, and stops the event: nobody on the page would
 * hear a key. Source: react-dom 19.3, `discreteReplayableEvents`, `dispatchEvent` and `getInstanceFromNode`. In its very words,
 * which are in the file already and so weigh nothing.
 */
const ANSWERED =
  'mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset';

const waiting = new Map<Element, () => void>();
let listening: AbortController | undefined;

/**
 * Has a marker taken over at once when something is done in it, before any root hears it.
 * @param takeOver called at most once
 */
export function hurryWhenUsed(marker: Element, takeOver: () => void): void {
  waiting.set(marker, takeOver);
  if (listening) return;
  listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const type of ANSWERED.split(' ')) window.addEventListener(type, onEvent, options);
}

/** A marker was taken over, or is no longer to be. */
export function hurryNoMore(marker: Element): void {
  waiting.delete(marker);
  if (waiting.size > 0) return;
  listening?.abort();
  listening = undefined;
}

function onEvent({ target }: Event): void {
  for (const [marker, takeOver] of waiting) {
    if (!(target instanceof Node) || !marker.contains(target)) continue;
    hurryNoMore(marker);
    takeOver();
  }
}
