import { numberOf, unitsOf } from '../../../../src/core/decimal';
import { followableUrl } from '../../../../src/core/url';
import { addonsOfRow, isOwnField, measurementOfRow } from '../forms/formFields';
import { asksPrice, NAMED, namedPrice } from '../price/prices';
import { leastOf, quantityOf } from '../rows/quantity';
import {
  firstInRow,
  inParts,
  isVariableRow,
  isVariationRow,
  printedAttributes,
  productId,
  rowVariationId,
} from '../rows/row';
import { rowState } from '../rows/rowState';
import { isFilled } from './cartChange';

export type RowRequest = Readonly<ReturnType<typeof readRow>>;

/** An empty quantity becomes the least. See contract/product-table.md#cart. */
export const requestOfRow = (row: HTMLElement): RowRequest => ({ ...readRow(row), quantity: settleQuantity(row) });

export function readRow(row: HTMLElement) {
  const variation = chosenVariation(row);
  return {
    product: productId(row),
    /** Undefined: the shop's minimum. */
    quantity: readQuantity(row),
    variation,
    /** Also where other attributes are open. */
    chosen: filled(variation?.attributes ?? rowState(row)?.selection?.attributes ?? {}),
    addons: addonsOfRow(row),
    measurement: measurementOfRow(row),
    /** Named by the shopper; may be empty. */
    nyp: namedPrice(row),
  };
}

/** 0 for an empty or odd one, undefined where the row has none. */
export function readQuantity(row: Element): number | undefined {
  const control = quantityOf(row);
  return control && (readNumber(control.value) ?? 0);
}

/**
 * The quantity that a row's button adds: an empty one or 0 first becomes the least; without a control that of the product's
 * form.
 * @returns undefined: the shop takes its minimum
 */
export function settleQuantity(row: Element): number | undefined {
  const control = quantityOf(row);
  if (!control) {
    const field = firstInRow<HTMLInputElement>(row, '.cart input.qty, .cart select.qty');
    return field ? readNumber(field.value) || undefined : undefined;
  }
  const quantity = readNumber(control.value) ?? 0;
  if (quantity) return quantity;
  const least = leastOf(control);
  control.value = least;
  return readNumber(least) || undefined;
}

export function readNumber(text: string | null | undefined): number | undefined {
  const units = unitsOf(text);
  return units === undefined ? undefined : numberOf(units);
}

const filled = (attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value));

const isOpenVariation = (row: Element, { variation }: RowRequest): boolean =>
  isVariationRow(row) && Object.values(variation?.attributes ?? {}).includes('');

/** Whether a product can't be added straight from its row. See contract/product-table.md#product-form. */
export function needsForm(row: HTMLElement, request: RowRequest): boolean {
  const is = (name: string) => row.classList.contains(name);
  return (
    is('wcpt-product-type-composite') ||
    is('wcpt-product-type-woosb') ||
    (isVariableRow(row) && !request.variation) ||
    isOpenVariation(row, request) ||
    (is('wcpt-product-has-addons') && Object.keys(request.addons).every(isOwnField)) ||
    (is('wcpt-product-has-measurement') && !Object.keys(request.measurement).length) ||
    ((asksPrice(row) ?? is(NAMED)) && !request.nyp)
  );
}

interface ChosenVariation {
  readonly id: string;
  /** `attribute_pa_barva` → its value. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** The chosen variation if nothing is missing, or the row's own. See contract/product-table.md#selection. */
export function chosenVariation(row: HTMLElement): ChosenVariation | undefined {
  const own = rowVariationId(row);
  if (own) return { id: own, attributes: { ...printedAttributes(row), ...termsOf(row) } };
  const chosen = isVariableRow(row) ? rowState(row)?.selection : undefined;
  if (!chosen?.variation_id) return undefined;
  const isComplete = chosen.variation_selected && chosen.variation_available && chosen.complete_match;
  return isComplete ? { id: chosen.variation_id, attributes: chosen.attributes } : undefined;
}

/** Returns the terms of attributes that the row's own variation leaves open. */
function termsOf(row: HTMLElement): Readonly<Record<string, string>> {
  const selector = 'select.wcpt-select-variation-attribute-term[data-wcpt-attribute]';
  const chosen = inParts<HTMLSelectElement>(row, selector).filter(({ value }) => value);
  return Object.fromEntries(chosen.map(select => [select.getAttribute('data-wcpt-attribute') ?? '', select.value]));
}

export const productRowsOfPage = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.wcpt-row[data-wcpt-product-id]'),
];

export function payloadOf({ product, quantity, variation, addons, measurement, nyp }: RowRequest) {
  return {
    products: { [product]: quantity ?? '' },
    ...(variation && {
      variations: { [product]: { [variation.id]: quantity ?? '' } },
      attributes: { [variation.id]: variation.attributes },
    }),
    ...(isFilled(addons) && { addons: { [product]: addons } }),
    ...(isFilled(measurement) && { measurement: { [product]: measurement } }),
    ...(nyp && { nyp: { [product]: nyp } }),
  };
}

/**
 * Adds with a page load: posts a hidden form to the button's address, or with files to this page.
 */
export function postRow(control: HTMLElement, request: RowRequest, files: readonly HTMLInputElement[] = []): void {
  const form = document.createElement('form');
  const isAjax = control.getAttribute('data-wcpt-link-code') === 'cart_ajax';
  form.method = 'post';
  form.action = (isAjax ? undefined : followableUrl(control.getAttribute('href'))) ?? location.href;
  form.target = control.getAttribute('target') ?? '';
  form.hidden = true;
  const add = (properties: Readonly<Record<string, unknown>>) =>
    form.append(Object.assign(document.createElement('input'), properties));
  for (const [name, value] of fieldsOf(request)) add({ type: 'hidden', name, value });
  for (const { name, multiple, files: chosen } of files) add({ type: 'file', name, multiple, files: chosen });
  if (files.length) form.enctype = 'multipart/form-data';
  document.body.append(form);
  // A field may be named `submit`.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}

function fieldsOf({ product, quantity, variation, addons, measurement, nyp }: RowRequest): [string, string][] {
  const own: Readonly<Record<string, string>> = {
    'add-to-cart': product,
    product_id: product,
    quantity: String(quantity ?? ''),
    ...(variation && { variation_id: variation.id, ...variation.attributes }),
  };
  const fields = Object.entries(own);
  // Measures are among the fields of their form as well.
  for (const [name, value] of Object.entries({ ...addons, ...measurement })) {
    if (isOwnField(name)) continue;
    if (typeof value === 'string') fields.push([name, value]);
    else for (const one of value) fields.push([`${name}[]`, one]);
  }
  if (nyp) fields.push(['nyp', nyp]);
  return [...fields, ['return_notice', 'false'], ['wcpt_request', 'true']];
}
