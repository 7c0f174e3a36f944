/** A control with a value that the shopper can change. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const BUTTONS = /^(?:button|submit|reset|image)$/;

/** Whether an element holds a value that the shopper can change. */
export const isField = (target: unknown): target is Field =>
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !BUTTONS.test(target.type));

/** Whether a click on it changes it. */
export const isToggle = (target: unknown): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio');

/**
 * Raises an event of a field that was changed before anybody could hear it. A `click` raised so toggles nothing: to the
 * browser only a `MouseEvent` is a click.
 */
export function raise(field: Field, type: string): void {
  makeNew(field);
  field.dispatchEvent(new Event(type, { bubbles: true, cancelable: type === 'click' }));
}

/**
 * React takes no notice of a value that it knows, and it knows what it found when it took the field over. It learns of
 * values through a property on the element itself, so another value goes in through that one, and the true one past it.
 */
function makeNew(field: Field): void {
  const name = isToggle(field) ? 'checked' : 'value';
  if (!Object.hasOwn(field, name)) return;
  const past = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name);
  const value: unknown = Reflect.get(field, name);
  // A radio button that is off was not pressed, and to turn it on for a moment would turn the pressed one off.
  if (field instanceof HTMLInputElement && field.type === 'radio' && !value) return;
  const caret = caretOf(field);
  Reflect.set(field, name, typeof value === 'boolean' ? !value : `${value}0`);
  past?.set?.call(field, value);
  if (caret && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...caret);
}

function caretOf(field: Field): [number, number] | undefined {
  if (field instanceof HTMLSelectElement || document.activeElement !== field) return undefined;
  const { selectionStart, selectionEnd } = field;
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}
