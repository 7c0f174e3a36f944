import { anySignal } from '../../../../src/core/abortSignals';
import { bus } from '../../../../src/core/bus/bus';
import { pageConfig } from '../../../../src/core/config/pageConfig';
import { recordOf, text } from '../../../../src/core/guards';
import { navigate } from '../../../../src/core/navigate';
import { addressOrNone } from '../../../../src/core/url';
import { whenStillHere } from '../../../../src/ui/sendOnce';
import { problemsOfRow, showProblems } from '../forms/fieldProblem';
import { chosenFiles, formsOf } from '../forms/formFields';
import { reportPart } from '../onTable';
import { nypProblem } from '../price/namedPrice';
import { isControlOff, setRowBusy } from '../rows/buttons';
import { refusalOf } from '../rows/refusal';
import { isVariableRow, mainRowOf, productId, rowOf, rowVariationId } from '../rows/row';
import { memoryOf, recall, rowState } from '../rows/rowState';
import { hasVariationControls } from '../rows/variationChoice';
import type { Table } from '../table';
import { showNoticeText } from './Notice';
import { pageCart } from './pageCart';
import { openForm } from './productForm/openForm';
import { needsForm, payloadOf, postRow, requestOfRow } from './rowRequest';
import { cachedResult, readCached, sendCart } from './sendCart';

export { showItems } from './showCart';
export { show, startPageCart } from './tableCart';

/** See contract/product-table.md#cart. */
export function press(table: Table, control: HTMLElement): void {
  const row = mainRowOf(control);
  if (!row) return;
  if (control.classList.contains('wcpt-remove')) removeRow(row, control);
  else void addRow(table, row, control);
}

/** Shows the known cart in new rows. See contract/product-table.md#set-up. */
export function showKnown(): void {
  if (cachedResult()) void sendCart({ payload: { use_cache: true } });
  pageCart.setState(({ arrivals }) => ({ arrivals: arrivals + 1 }));
}

/** Changes the cart as another script wants it, which is told of the result. */
export function change(params: unknown): void {
  const { payload, external_payload, redirect, always } = recordOf(params);
  const external = recordOf(external_payload);
  const done = sendCart({ payload: recordOf(payload), external, redirect: text(redirect) });
  if (typeof always !== 'function') return;
  void done.then(({ result = { success: false } }) => Reflect.apply(always, undefined, [result]));
}

/** Adds in the background, with a page load, or through the product's form. */
async function addRow(table: Table, row: HTMLElement, control: HTMLElement): Promise<void> {
  recall(row)?.earlyPress?.abort();
  if (isVariableRow(row) && hasVariationControls(row) && !rowState(row)?.selection) {
    repeatWhenRead(table, row, control);
    return;
  }
  // `refuse` announces the reason.
  if (refusalOf(row, control) || isControlOff(control)) return;
  const priceProblem = nypProblem(row);
  if (priceProblem) {
    if (pageConfig().alertBoxes) window.alert(priceProblem);
    else showNoticeText(priceProblem);
    return;
  }
  const request = requestOfRow(row);
  if (!request.product) return;
  const isAjax = control.getAttribute('data-wcpt-link-code') === 'cart_ajax';
  if (needsForm(row, request)) {
    const action = isAjax ? undefined : addressOrNone(control.getAttribute('href'));
    try {
      await openForm({ table, row, request, opener: control, action });
    } catch (cause) {
      const consequence = 'The button leads where it does without script.';
      reportPart(table, 'the form of a product could not be shown', consequence, cause);
      if (control instanceof HTMLAnchorElement) navigate(control.href, 'product-table');
    }
    return;
  }
  const problems = problemsOfRow(row);
  const files = chosenFiles(formsOf(row));
  if (problems.length) showProblems(problems);
  else if (files.length || !isAjax) postOnce(table, control, () => postRow(control, request, files));
  else void sendCart({ payload: payloadOf(request) });
}

/** Repeats a press when its row's selection is known, unless another press comes before. */
function repeatWhenRead({ signal }: Table, row: HTMLElement, control: HTMLElement): void {
  const waiting = new AbortController();
  memoryOf(row).earlyPress = waiting;
  const onRead = () => {
    waiting.abort();
    if (rowState(row)?.selection) control.click();
  };
  bus.on('wcpt_row_prep_variation_complete', onRead, { target: row, signal: anySignal(signal, waiting.signal) });
}

/** The row is busy until the page goes. It is free again when the page is back, or has not gone. */
function postOnce({ signal }: Table, control: HTMLElement, post: () => void): void {
  post();
  const row = rowOf(control);
  if (!row || control.getAttribute('target') === '_blank') return;
  setRowBusy(row, 'adding', true);
  whenStillHere(() => setRowBusy(row, undefined), signal);
}

/** Takes out all variations as well. */
export function removeRow(row: HTMLElement, control: Element): void {
  const state = rowState(row);
  // The press alone has made the row busy as well.
  if (isControlOff(control) || (state?.isCalling && state.busy === 'removing')) return;
  const product = productId(row);
  if (!product) return;
  const own = rowVariationId(row);
  const inCart = readCached()?.inCart.get(product);
  const chosen = isVariableRow(row) && inCart instanceof Map ? [...inCart.keys()] : [];
  const variations = own ? [own] : chosen;
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
