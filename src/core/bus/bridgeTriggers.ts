import { withoutJQuery } from './channel';
import { type JQueryEvent, listenJQuery, pageJQuery } from './jquery';
import { CLICKED, SUBMITTED } from './shopControls';

/** Native events that stand for those that a script has triggered with jQuery, which `listenDom` hears by itself. */
const standIns = new WeakMap<Event, (on: Element) => void>();

/** Returns what triggers the event anew that a native one stands for; undefined for any other event. */
export const triggerOf = (event: Event): ((on: Element) => void) | undefined => standIns.get(event);

function dispatchStandIn(event: Event, target: Element): void {
  const $ = pageJQuery();
  standIns.set(event, on => $?.(on).trigger(event.type));
  withoutJQuery($, event.type, () => target.dispatchEvent(event));
}

// A click that a script triggers with jQuery on one of the shop's links is answered as a person's: for a link jQuery raises no native
// click, so neither native listeners nor React hear it. The link is not followed.
const onClick = ({ originalEvent, target }: JQueryEvent) => {
  if (originalEvent || !(target instanceof HTMLAnchorElement) || !target.matches(CLICKED)) return;
  dispatchStandIn(unfollowed(new MouseEvent('click', { bubbles: true, cancelable: true })), target);
};

// After its listeners jQuery sends a form without a native event, unless one of them has prevented it.
const onSubmit = (event: JQueryEvent) => {
  const { originalEvent, target } = event;
  if (originalEvent || !(target instanceof HTMLFormElement) || !target.matches(SUBMITTED)) return;
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  if (event.isDefaultPrevented()) submit.preventDefault();
  dispatchStandIn(submit, target);
  if (submit.defaultPrevented) event.preventDefault();
};

const { signal } = new AbortController();
listenJQuery(document, 'click', onClick, signal);
listenJQuery(document, 'submit', onSubmit, signal);

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
