import { isRecord } from '../../../src/core/bus/wire';
import { loadMessages } from '../../../src/core/messages';
import { showNoticeText } from '../cart/Notice';
import type { RowRequest } from '../cart/rowRequest';
import { reportPart } from '../onTable';
import type { Table } from '../table';
import { openDialog } from './dialog';
import { fetchForm } from './fetchForm';
import { loadingModal } from './loadingModal';
import { tForm } from './messages';
import { showForm } from './showForm';

/** Forms by product, for the page's life; other scripts use it as well. Source: contract product-table 19, 36. */
const CACHE = 'wcpt_product_form';
/** The product whose form was asked for last. */
const LAST = 'wcpt_modal__last_requested_product_id';

/**
 * Shows a product's form over the page, as the product can't be added without it; what was chosen in the row is chosen in
 * the form. Of several only the one that was asked for last is shown. Source: spec product-table 2.10, 7.5; contract 19.
 * @param opener the button, which gets the focus back
 */
export async function openForm(
  table: Table,
  row: HTMLElement,
  opener: HTMLElement,
  request: RowRequest,
): Promise<void> {
  const { product } = request;
  Reflect.set(globalThis, LAST, product);
  const html = cache()[product] ?? (await load(table, opener, request));
  if (typeof html !== 'string' || !html.trim() || table.signal.aborted) return;
  if (String(Reflect.get(globalThis, LAST)) === product) showForm(html, { table, row, opener, request });
}

/** Asks for the form, behind a modal that says so; undefined when there is none, or the shopper did not wait. */
async function load(table: Table, opener: HTMLElement, request: RowRequest): Promise<string | undefined> {
  await loadMessages();
  const { product } = request;
  const waits = openDialog(loadingModal(), {
    opener,
    label: tForm('product-table.form_loading'),
    signal: table.signal,
  });
  try {
    const html = await fetchForm(request, opener);
    if (html.trim()) cache()[product] = html;
    return waits.isClosed() ? undefined : html;
  } catch (cause) {
    reportPart(table, 'the form of a product did not come', 'The shopper is told, and can try again.', cause);
    if (!waits.isClosed()) queueMicrotask(() => showNoticeText(tForm('product-table.form_failed')));
    return undefined;
  } finally {
    waits.close();
  }
}

function cache(): Record<string, unknown> {
  const found: unknown = Reflect.get(globalThis, CACHE);
  if (isRecord(found)) return found;
  const own = {};
  Reflect.set(globalThis, CACHE, own);
  return own;
}
