import { shopAjax } from '../../../../../src/core/calls/shopAjax';
import { pageGlobal } from '../../../../../src/core/config/pageGlobal';
import { readGlobal } from '../../../../../src/core/config/shopGlobals';
import { templateHtml } from '../../../../../src/core/dataBlocks';
import { CallError } from '../../../../../src/core/errors';
import { isRecord, text } from '../../../../../src/core/guards';
import { html, markupOf, parseFragment } from '../../../../../src/core/html';
import { type Fields, isOwnField } from '../../forms/formFields';
import { reportPart } from '../../onTable';
import { spinner } from '../../rows/buttons';
import { tRow } from '../../rows/messages';
import { readTableParams } from '../../settings';
import { showNoticeText } from '../Notice';
import type { RowRequest } from '../rowRequest';
import { openDialog } from './ProductFormDialog';
import { type FormContext, showForm } from './showForm';

/** Forms by product; other scripts use it as well. See contract/product-table.md#product-form. */
const CACHE = 'wcpt_product_form';
const LAST = 'wcpt_modal__last_requested_product_id';

/**
 * Shows a product's form, filled with the row's choices; of several only the last one that was asked for.
 * @returns whether it was sent
 */
export async function openForm(context: FormContext): Promise<boolean> {
  const { table, request } = context;
  const { product } = request;
  Reflect.set(globalThis, LAST, product);
  const form = cache()[product] ?? (await load(context));
  if (typeof form !== 'string' || !form.trim() || table.signal.aborted) return false;
  // The cache holds markup of an answer, or of another script.
  return String(pageGlobal(LAST)) === product && showForm(markupOf('settings', form), context);
}

/** @returns undefined when there is none, or the shopper closed the modal */
async function load({ table, opener, request, action }: FormContext): Promise<string | undefined> {
  const { product } = request;
  const waits = openDialog(table, loadingModal(), opener, tRow('product-table.form_loading'));
  try {
    const form = await fetchForm(request, action === undefined);
    if (form.trim()) cache()[product] = form;
    return waits.signal.aborted ? undefined : form;
  } catch (cause) {
    reportPart(table, 'the form of a product did not come', 'The shopper is told, and can try again.', cause);
    if (!waits.signal.aborted) queueMicrotask(() => showNoticeText(tRow('product-table.form_failed')));
    return undefined;
  } finally {
    waits.close();
  }
}

function cache(): Record<string, unknown> {
  const found = pageGlobal(CACHE);
  if (isRecord(found)) return found;
  const own = {};
  Reflect.set(globalThis, CACHE, own);
  return own;
}

/** Returns the fields without `add-to-cart`, for which the shop would add the product. */
const addonsOnly = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !isOwnField(name)));

const ENDPOINT = 'wcpt_get_product_form_modal';

/**
 * @returns HTML; empty when there is no such product
 * @throws CallError when the answer is no form
 */
async function fetchForm(request: RowRequest, isAjax: boolean): Promise<string> {
  const { product, quantity, variation, chosen, addons, measurement, nyp } = request;
  const template = readTableParams().ajaxTemplate;
  const form = await shopAjax(
    ENDPOINT,
    {
      ...addonsOnly(addons),
      action: ENDPOINT,
      product_id: product,
      quantity: quantity ?? '',
      ...(variation && { variation_id: variation.id }),
      ...chosen,
      ...variation?.attributes,
      ...measurement,
      ...(nyp && { nyp }),
      return_notice: String(isAjax),
      lang: text(readGlobal('wcpt_i18n')?.lang),
    },
    { template, as: 'text' },
  );
  if (form.trim() && !form.includes('wcpt-product-form')) {
    throw new CallError(`${ENDPOINT}: the answer is no form`, {
      kind: 'shape',
      url: template,
      body: form.slice(0, 500),
    });
  }
  return form;
}

const MODAL = 'wcpt-product-form-loading-modal';

export function loadingModal(): HTMLElement {
  const template = templateHtml(`#tmpl-${MODAL}`) ?? html``;
  const printed = parseFragment(template).querySelector<HTMLElement>(`.${MODAL}`);
  // It still has its placeholder.
  printed?.removeAttribute('data-wcpt-product-id');
  if (printed) return printed;
  const modal = document.createElement('div');
  modal.className = `wcpt-modal ${MODAL}`;
  const content = html`<div class="wcpt-modal-content"><div class="wcpt-close-modal">×</div><span class="wcpt-product-form-loading-text"></span></div>`;
  modal.append(parseFragment(content));
  modal.querySelector('span')?.append(spinner(), ` ${tRow('product-table.form_loading')}`);
  return modal;
}
