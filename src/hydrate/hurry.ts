/**
 * What React answers by taking a marker over at once, before anybody hears it. In a marker that is an element of another root
 * it finds that element in place of the marker's own root, takes nothing over, and stops the event: nobody on the page would
 * hear a key. Source: react-dom 19.3, `discreteReplayableEvents`, `dispatchEvent` and `getInstanceFromNode`. In its very words,
 * which are in the file already and so weigh nothing.
 */
const ANSWERED =
  'mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset';

const waiting = new Map<Element, () => void>();
let isListening = false;

/**
 * Has a marker taken over at once when something is done in it, before any root hears it.
 * @param takeOver called at most once
 */
export function hurryWhenUsed(marker: Element, takeOver: () => void): void {
  waiting.set(marker, takeOver);
  if (isListening) return;
  isListening = true;
  for (const type of ANSWERED.split(' ')) window.addEventListener(type, onEvent, { capture: true, passive: true });
}

/** A marker was taken over, or is no longer to be. */
export const hurryNoMore = (marker: Element): void => void waiting.delete(marker);

function onEvent({ target }: Event): void {
  for (const [marker, takeOver] of waiting) {
    if (!(target instanceof Node) || !marker.contains(target)) continue;
    waiting.delete(marker);
    takeOver();
  }
}
