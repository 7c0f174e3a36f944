import { withoutJQuery } from './channel';
import { type JQueryEvent, listenJQuery, pageJQuery } from './jquery';
import { CLICKED } from './shopControls';

/** Native clicks that stand for one that a script has triggered with jQuery, which `listenDom` hears by itself. */
const standIns = new WeakMap<Event, (on: Element) => void>();

/** Returns what triggers the click anew that a native one stands for; undefined for any other event. */
export const triggerOf = (event: Event): ((on: Element) => void) | undefined => standIns.get(event);

// A click that a script triggers with jQuery on one of the shop's links is answered as a person's: for a link jQuery raises no native
// click, so neither native listeners nor React hear it. The link is not followed. Source: contract 2.4.1, 2.4.7.
const onClick = ({ originalEvent, target }: JQueryEvent) => {
  const $ = pageJQuery();
  if (!$ || originalEvent || !(target instanceof HTMLAnchorElement) || !target.matches(CLICKED)) return;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  standIns.set(click, on => $(on).trigger('click'));
  window.addEventListener('click', preventDefault);
  withoutJQuery($, 'click', () => target.dispatchEvent(click));
  window.removeEventListener('click', preventDefault);
};
listenJQuery(document, 'click', onClick, new AbortController().signal);

function preventDefault(event: Event): void {
  event.preventDefault();
}
