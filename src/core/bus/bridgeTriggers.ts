import { withoutJQuery } from './channel';
import { type JQueryEvent, listenJQuery, pageJQuery } from './jquery';
import { CLICKED, SUBMITTED } from './shopControls';

/** Native events that stand for those that a script has triggered with jQuery, which `listenDom` hears by itself. */
const standIns = new WeakMap<Event, (on: Element) => void>();

/** Returns what dispatches the event anew that a native one stands for, but for jQuery's listeners, who have heard it; undefined for any other event. */
export const triggerOf = (event: Event): ((on: Element) => void) | undefined => standIns.get(event);

const dispatch = (event: Event, on: Element): void =>
  withoutJQuery(pageJQuery(), event.type, () => on.dispatchEvent(event));

// A click that a script triggers with jQuery on one of the shop's links is answered as a person's: for a link jQuery raises no native
// click, so neither native listeners nor React hear it. The link is not followed.
const onClick = ({ originalEvent, target }: JQueryEvent) => {
  if (originalEvent || !(target instanceof HTMLAnchorElement) || !target.matches(CLICKED)) return;
  const click = newClick();
  standIns.set(click, on => dispatch(newClick(), on));
  dispatch(click, target);
};

// After its listeners jQuery sends a form without a native event, unless one of them has prevented it.
const onSubmit = (event: JQueryEvent) => {
  const { originalEvent, target } = event;
  if (originalEvent || !(target instanceof HTMLFormElement) || !target.matches(SUBMITTED)) return;
  const isPrevented = event.isDefaultPrevented();
  const submit = (anew?: () => void) => {
    const made = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    if (isPrevented) made.preventDefault();
    if (anew) standIns.set(made, anew);
    dispatch(made, target);
    return made.defaultPrevented;
  };
  // A field may be called `submit`.
  if (submit(() => submit() || HTMLFormElement.prototype.submit.call(target))) event.preventDefault();
};

const { signal } = new AbortController();
listenJQuery(document, 'click', onClick, signal);
listenJQuery(document, 'submit', onSubmit, signal);

/** Returns a click that the browser does not follow, though no listener has prevented it: they see of it what others have done. */
function newClick(): MouseEvent {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  click.preventDefault();
  let isPrevented = false;
  Object.defineProperties(click, {
    defaultPrevented: { get: () => isPrevented },
    preventDefault: {
      value: () => {
        isPrevented = true;
      },
    },
  });
  return click;
}
