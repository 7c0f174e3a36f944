import { QUANTITIES } from './parts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input:not([type="hidden"], [type="file"]), textarea, select';

/** Gives what the shopper has typed or chosen in a form, and not sent, to the one that takes its place. */
export function carryTyped(from: HTMLFormElement, to: HTMLFormElement, isSent: (field: Element) => boolean): void {
  const fresh = [...to.querySelectorAll<Field>(FIELDS)];
  for (const field of from.querySelectorAll<Field>(FIELDS)) {
    if (!field.name || !isTouched(field) || isSent(field)) continue;
    const twin = fresh.find(one => one.name === field.name && (!isChoice(field) || one.value === field.value));
    if (twin) copy(field, twin);
  }
}

/** Everything goes with the quantities but the coupon's code, which only its own button sends. */
export const isSentWithQuantities = (field: Element): boolean => field.getAttribute('name') !== 'coupon_code';

/** The quantities that a form is about to send. */
export const quantitiesOf = (form: HTMLFormElement): Map<string, string> =>
  new Map([...form.querySelectorAll<HTMLInputElement>(QUANTITIES)].map(({ name, value }) => [name, value]));

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type);

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some(one => one.selected !== one.defaultSelected);
  return isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

function copy(from: Field, to: Field): void {
  if (isChoice(from) && isChoice(to)) to.checked = from.checked;
  else to.value = from.value;
}
