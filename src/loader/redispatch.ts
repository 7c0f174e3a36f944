import type { Field } from '../core/fields';
import { countAs } from '../core/pointerClicks';

const BUTTONS = /^(?:button|submit|reset|image)$/;

export const holdsValue = (target: unknown): target is Field =>
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !BUTTONS.test(target.type));

export const isToggle = (target: unknown): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio');

export function redispatchClick(event: Event, on: Element): void {
  const click = new MouseEvent('click', event instanceof MouseEvent ? event : { bubbles: true, cancelable: true });
  countAs(click, event);
  on.dispatchEvent(click);
}

/** Presses a key as the captured event did; Enter in a field then submits its form, unless a listener prevents it. */
export function redispatchKey(event: KeyboardEvent, on: Element): void {
  const isAllowed = on.dispatchEvent(new KeyboardEvent('keydown', event));
  if (isAllowed && on instanceof HTMLInputElement && on.form) submitImplicitly(on.form);
}

/** Submits a form as Enter in a field does. Source: HTML, "Implicit submission". */
function submitImplicitly(form: HTMLFormElement): void {
  const elements = [...form.elements];
  const button = elements.find(one => one.matches('button:not([type]), [type="submit" i], [type="image" i]'));
  if (button instanceof HTMLElement) button.click();
  else if (
    elements.filter(one => one.matches('input:not([type="hidden"])') && holdsValue(one) && !isToggle(one)).length === 1
  )
    form.requestSubmit();
}

export function redispatchSubmit(event: Event, form: HTMLFormElement): void {
  // Browsers ignore a submit of a form whose submit event is being dispatched.
  if (event.eventPhase !== Event.NONE) setTimeout(() => redispatchSubmit(event, form));
  // Nothing was sent by a script that only dispatched the event.
  else if (!event.isTrusted) form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  else form.requestSubmit(submitterOf(event, form));
}

function submitterOf(event: Event, form: HTMLFormElement): HTMLElement | null {
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  const isButton = submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement;
  return isButton && submitter.form === form ? submitter : null;
}

/** A `click` dispatched so toggles nothing: for the browser only a `MouseEvent` is a click. */
export function redispatchChange(field: Field, type: string): void {
  hideValueFromReact(field);
  field.dispatchEvent(new Event(type, { bubbles: true, cancelable: type === 'click' }));
}

/**
 * Makes React see the value of a field as a new one. React ignores events of a field whose value it knows, and it knows the
 * value at hydration. It learns of values through a setter on the element itself, which here writes to an element that nobody
 * sees: a field that is written to would lose what the shopper has selected in it.
 */
function hideValueFromReact(field: Field): void {
  const name = isToggle(field) ? 'checked' : 'value';
  const value: unknown = Reflect.get(field, name);
  // A radio button that is off was not pressed.
  if (isToggle(field) && field.type === 'radio' && !value) return;
  const other = typeof value === 'boolean' ? !value : `${value}0`;
  Object.getOwnPropertyDescriptor(field, name)?.set?.call(document.createElement(field.localName), other);
}
