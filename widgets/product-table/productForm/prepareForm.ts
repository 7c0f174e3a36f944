import { type Field, isChoice, isField } from '../../../src/core/fields';
import { type Fields, plainName } from '../addons/formFields';
import type { RowRequest } from '../cart/rowRequest';
import { readNumber } from '../quantity/readQuantity';

/**
 * Has a form in the modal begin with what was chosen in the row, or with what was filled in when it was sent and did not
 * get into the cart. Source: contract product-table 19 "Prepare".
 */
export function prepareForm(form: HTMLFormElement, request: RowRequest, action: string, kept: Fields = {}): void {
  form.setAttribute('action', action);
  form.method = 'post';
  // What is missing is said in the page's language, at the field.
  form.noValidate = true;
  if (!form.matches('.variations_form') && !form.querySelector('input[name="add-to-cart"]')) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = 'add-to-cart';
    field.value = request.product;
    form.append(field);
  }
  for (const field of form.querySelectorAll('.qty')) field.setAttribute('autocomplete', 'off');
  const { addons, measurement, nyp } = request;
  const quantity = readNumber(String(kept.quantity ?? '')) ?? request.quantity;
  const chosen = valuesOf({ ...addons, ...measurement, ...request.chosen, ...(nyp && { nyp }), ...kept });
  for (const control of form.elements) {
    if (!isField(control)) continue;
    if (control.name === 'quantity' && quantity !== undefined) control.value = String(within(quantity, control));
    const values = chosen.get(plainName(control.name));
    if (values && control.name !== 'quantity') preset(control, values);
  }
}

/** Values by name, each list for itself: what is used up by one field is not for the next. */
const valuesOf = (fields: Fields): ReadonlyMap<string, string[]> =>
  new Map(
    Object.entries(fields).map(([name, value]) => [plainName(name), typeof value === 'string' ? [value] : [...value]]),
  );

/** The quantity that a field takes, with its limits as they stand. */
export function within(quantity: number, control: Field): number {
  const least = readNumber(control.getAttribute('min')) ?? 0;
  const most = readNumber(control.getAttribute('max')) ?? Number.POSITIVE_INFINITY;
  return Math.max(Math.min(quantity, most), least);
}

function preset(control: Field, values: string[]): void {
  if (isChoice(control)) {
    if (values.some(Boolean)) control.checked = values.includes(control.value);
  } else if (control instanceof HTMLSelectElement) {
    const known = [...control.options].filter(({ value }) => value && values.includes(value));
    if (control.multiple) for (const option of control.options) option.selected = known.includes(option);
    else if (known[0]) control.value = known[0].value;
  } else if (!/^(?:file|hidden|submit)$/.test(control.type)) {
    // Fields of the same name have their values in order.
    const value = values.shift();
    if (value) control.value = value;
  }
}
