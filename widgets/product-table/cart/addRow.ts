import { bus } from '../../../src/core/bus/bus';
import { reportPart } from '../onTable';
import { priceField } from '../price/namedPrice';
import { isVariableRow } from '../rows/row';
import { rowState } from '../rows/rowState';
import type { Table } from '../table';
import { hasVariationControls } from '../variations/controls';
import { refusalOf } from '../variations/refusal';
import { showNoticeText } from './Notice';
import { postRow } from './postRow';
import { isOpenVariation, type RowRequest, requestOfRow } from './rowRequest';
import { sendCart } from './sendCart';

/**
 * Adds a row's product as its button says: in the background, with a page load, or through the product's form where
 * something is to be chosen first. Source: spec product-table 5.2, 5.3, 7.9; contract 17.1.
 */
export async function addRow(table: Table, row: HTMLElement, control: HTMLElement): Promise<void> {
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
