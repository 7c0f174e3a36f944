import { anySignal } from '../../../src/core/abortSignals';
import { bus } from '../../../src/core/bus/bus';
import { isAborted } from '../../../src/core/errors';
import { isRecord } from '../../../src/core/guards';
import { navigate } from '../../../src/core/navigate';
import { addressOrNone } from '../../../src/core/url';
import { showProblems } from '../addons/fieldProblem';
import { chosenFiles, formsOf } from '../addons/formFields';
import { problemsOfRow } from '../addons/runAddons';
import { nypProblem } from '../nyp/namedPrice';
import { reportPart } from '../onTable';
import { priceField } from '../price/prices';
import { isControlOff } from '../rows/buttons';
import { isVariableRow, mainRow, productId, rowOf, rowVariationId } from '../rows/row';
import { rowState } from '../rows/rowState';
import type { Table } from '../table';
import { refusalOf } from '../variations/refusal';
import { hasVariationControls } from '../variations/selection';
import { showNoticeText } from './Notice';
import { pageCart } from './pageCart';
import { needsForm, postRow, type RowRequest, requestOfRow } from './rowRequest';
import { cachedResult, sendCart } from './sendCart';

export { startPageCart } from './tableCart';

/** Source: contract product-table 17.1, 17.6. */
export function press(table: Table, control: HTMLElement): void {
  const found = rowOf(control);
  if (!found) return;
  const row = mainRow(found);
  if (control.classList.contains('wcpt-remove')) removeRow(row, control);
  else void addRow(table, row, control);
}

/** Has new rows show what is known of the cart. Source: contract product-table 1.4 step 16. */
export function showKnown(): void {
  if (cachedResult()) void sendCart({ payload: { use_cache: true } });
  pageCart.setState(({ arrivals }) => ({ arrivals: arrivals + 1 }));
}

/** Adds in the background, with a page load, or through the product's form. Source: spec product-table 5.2, 5.3, 7.9; contract 17.1. */
async function addRow(table: Table, row: HTMLElement, control: HTMLElement): Promise<void> {
  if (isVariableRow(row) && hasVariationControls(row) && !rowState(row)?.selection) {
    // The click is repeated when it is known what is chosen.
    bus.on('wcpt_row_prep_variation_complete', () => rowState(row)?.selection && control.click(), {
      target: row,
      signal: anySignal(table.signal, AbortSignal.timeout(2000)),
    });
    return;
  }
  // `refuse` announces the reason.
  if (refusalOf(row, control) || isControlOff(control)) return;
  if (priceField(row)) {
    const problem = nypProblem(row);
    if (problem) {
      showNoticeText(problem);
      return;
    }
  }
  const request = requestOfRow(row);
  if (!request.product) return;
  if (needsForm(row, request)) {
    await openForm(table, row, control, request);
    return;
  }
  const problems = problemsOfRow(row);
  const files = chosenFiles(formsOf(row));
  if (problems.length) showProblems(problems);
  else if (files.length || control.getAttribute('data-wcpt-link-code') !== 'cart_ajax')
    postRow(control, request, files);
  else void sendCart({ payload: payloadOf(request) });
}

/** Source: contract product-table 17.2. */
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

async function openForm(table: Table, row: HTMLElement, control: HTMLElement, request: RowRequest): Promise<void> {
  try {
    const { openForm: open } = await import('../productForm/openForm');
    const isAjax = control.getAttribute('data-wcpt-link-code') === 'cart_ajax';
    await open({
      table,
      row,
      request,
      opener: control,
      action: isAjax ? undefined : addressOrNone(control.getAttribute('href')),
    });
  } catch (cause) {
    if (isAborted(cause)) return;
    reportPart(
      table,
      'the part for a product’s form did not load',
      'The button leads where it does without script.',
      cause,
    );
    if (control instanceof HTMLAnchorElement) navigate(control.href, 'product-table');
  }
}

/** Takes out all variations as well. Source: spec product-table 7.3; contract 17.6. */
export function removeRow(row: HTMLElement, control: Element): void {
  const state = rowState(row);
  // The press alone has made the row busy as well.
  if (isControlOff(control) || (state?.isCalling && state.busy === 'removing')) return;
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
