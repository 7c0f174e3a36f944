import { bus } from '../../../src/core/bus/bus';
import { isRecord } from '../../../src/core/bus/wire';
import { followableUrl } from '../../../src/core/url';
import { reportPart } from '../onTable';
import { priceField } from '../price/prices';
import { isVariableRow, mainRow, productId, rowOf, rowVariationId } from '../rows/row';
import { rowState } from '../rows/rowState';
import type { Table } from '../table';
import { refusalOf } from '../variations/refusal';
import { hasVariationControls } from '../variations/selection';
import { markComers } from './busyRows';
import { cachedResult } from './callCart';
import { showNoticeText } from './Notice';
import { type Fields, isOpenVariation, type RowRequest, requestOfRow } from './rowRequest';
import { sendCart } from './sendCart';

export { startPageCart } from './tableCart';

/** A cart button, or one that removes, was pressed. Source: contract product-table 17.1, 17.6. */
export function press(table: Table, control: HTMLElement): void {
  const found = rowOf(control);
  if (!found) return;
  const row = mainRow(found);
  if (control.classList.contains('wcpt-remove')) removeRow(row, control);
  else void addRow(table, row, control);
}

/** Has rows that have come show what is known of the cart. Source: contract product-table 1.4 step 16. */
export function showKnown(): void {
  if (cachedResult()) void sendCart({ payload: { use_cache: true } });
  markComers();
}

/**
 * Adds a row's product as its button says: in the background, with a page load, or through the product's form where
 * something is to be chosen first. Source: spec product-table 5.2, 5.3, 7.9; contract 17.1.
 */
async function addRow(table: Table, row: HTMLElement, control: HTMLElement): Promise<void> {
  if (isVariableRow(row) && hasVariationControls(row) && !rowState(row)?.selection) {
    // Said again when it is known what is chosen.
    bus.on('wcpt_row_prep_variation_complete', () => rowState(row)?.selection && control.click(), {
      target: row,
      signal: AbortSignal.any([table.signal, AbortSignal.timeout(2000)]),
    });
    return;
  }
  // What stands against it is said elsewhere.
  if (refusalOf(row, control) || control.classList.contains('wcpt-disabled')) return;
  if (priceField(row)) {
    const { nypProblem } = await import('../nyp/nypProblem');
    const problem = nypProblem(row);
    if (problem) {
      showNoticeText(problem);
      return;
    }
  }
  const request = requestOfRow(row);
  if (!request.product) return;
  if (needsForm(row, request)) await openForm(table, row, control, request);
  else if (control.getAttribute('data-wcpt-link-code') === 'cart_ajax') void sendCart({ payload: payloadOf(request) });
  else postRow(control, request);
}

/** What goes to the cart for a row. Source: contract product-table 17.2. */
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

const isFilled = (fields: object): boolean => Object.keys(fields).length > 0;

/** Whether a product can't be added straight from its row. Source: spec product-table 5.3; contract 19. */
export function needsForm(row: HTMLElement, request: RowRequest): boolean {
  const is = (name: string) => row.classList.contains(name);
  return (
    is('wcpt-product-type-composite') ||
    is('wcpt-product-type-woosb') ||
    (isVariableRow(row) && !request.variation) ||
    isOpenVariation(row, request) ||
    (is('wcpt-product-has-addons') && !isFilled(request.addons)) ||
    (is('wcpt-product-has-measurement') && !isFilled(request.measurement)) ||
    (is('wcpt-product-has-name-your-price') && !request.nyp)
  );
}

async function openForm(table: Table, row: HTMLElement, control: HTMLElement, request: RowRequest): Promise<void> {
  try {
    const { openForm: open } = await import('../productForm/openForm');
    await open(table, row, control, request);
  } catch (cause) {
    reportPart(
      table,
      'the part for a product’s form did not load',
      'The button leads where it does without script.',
      cause,
    );
    if (control instanceof HTMLAnchorElement) location.assign(control.href);
  }
}

/**
 * Adds a row's product with a page load: a hidden form is posted to where its button leads. Source: spec product-table 7.4;
 * contract 17.9.
 */
export function postRow(control: HTMLElement, request: RowRequest): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = followableUrl(control.getAttribute('href')) ?? location.href;
  form.target = control.getAttribute('target') ?? '';
  form.hidden = true;
  for (const [name, value] of fieldsOf(request)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  // A field may be named `submit`.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}

/** Names and values that are posted; a list under its name with brackets, once for each value. */
function fieldsOf({ product, quantity, variation, addons, measurement, nyp }: RowRequest): [string, string][] {
  return [
    ['add-to-cart', product],
    ['product_id', product],
    ['quantity', String(quantity ?? '')],
    ...(variation
      ? [['variation_id', variation.id] satisfies [string, string], ...Object.entries(variation.attributes)]
      : []),
    ...pairsOf(addons),
    ...pairsOf(measurement),
    ...(nyp ? [['nyp', nyp] satisfies [string, string]] : []),
    ['return_notice', 'false'],
    ['wcpt_request', 'true'],
  ];
}

/** What the fields above say is not said again by those of the form in the row. */
const OWN = /^(?:add-to-cart|product_id|quantity|variation_id|attribute_.*)$/;

const pairsOf = (fields: Fields): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (OWN.test(name)) return [];
    return typeof value === 'string' ? [[name, value]] : value.map(one => [`${name}[]`, one]);
  });

/** Takes a row's product out of the cart, with all its variations. Source: spec product-table 7.3; contract 17.6. */
export function removeRow(row: HTMLElement, control: Element): void {
  if (control.classList.contains('wcpt-disabled') || row.classList.contains('wcpt-removing-product')) return;
  const product = productId(row);
  if (!product) return;
  const own = rowVariationId(row);
  const variations = own ? [own] : isVariableRow(row) ? variationsInCart(product) : [];
  const isRefreshed = control.classList.contains('wcpt-refresh-enabled');
  void sendCart({
    payload: {
      products: { [product]: 0 },
      ...(variations.length && { variations: { [product]: Object.fromEntries(variations.map(id => [id, 0])) } }),
      overwrite_cart_qty: true,
    },
    // With a hash the browser would only scroll.
    ...(isRefreshed && { redirect: location.href.replace(/#.*/, '') }),
  });
}

function variationsInCart(product: string): string[] {
  const inCart = cachedResult()?.in_cart;
  const ofProduct = isRecord(inCart) ? inCart[product] : undefined;
  return isRecord(ofProduct) ? Object.keys(ofProduct) : [];
}
