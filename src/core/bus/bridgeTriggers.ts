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
  const click = unfollowed(new MouseEvent('click', { bubbles: true, cancelable: true }));
  standIns.set(click, on => $(on).trigger('click'));
  withoutJQuery($, 'click', () => target.dispatchEvent(click));
};
listenJQuery(document, 'click', onClick, new AbortController().signal);

/** Keeps the browser from following a click that no listener has prevented: they see of it what others have done. */
function unfollowed(click: MouseEvent): MouseEvent {
  click.preventDefault();
  let isPrevented = false;
  const preventDefault = () => {
    isPrevented = true;
  };
  Object.defineProperties(click, {
    defaultPrevented: { get: () => isPrevented },
    preventDefault: { value: preventDefault },
  });
  return click;
}
