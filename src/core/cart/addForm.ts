import { bus } from '../bus/bus';
import { pageJQuery } from '../bus/jquery';
import { pageConfig } from '../config/pageConfig';
import { isCallError } from '../errors';
import { navigate } from '../navigate';
import { reportError } from '../report';
import { runScriptsOfAdd } from './addScripts';
import { announceCart } from './announceCart';
import { markIdle } from './buttonState';
import { type AddOutcome, enqueue, failAdd, goesToCart, isVetoed } from './changeCart';
import { canShowNotices, dropErrors, showNotices } from './formNotices';
import { clearAnnouncement } from './liveRegion';
import { type FormAnswer, postToCall, postToPage } from './postForm';

/**
 * Sends a product form with all that is in it, after the calls that are running: to the call of the setting `productFormAction`, else to the
 * form's own address.
 * @returns `vetoed`: post the form then
 */
export function addFormInBackground(form: HTMLFormElement, button: HTMLElement): Promise<AddOutcome> {
  clearAnnouncement();
  if (isVetoed(button)) return Promise.resolve({ ended: 'vetoed' });
  const data = formDataOf(form, button);
  const shown = fieldsForListeners(data);
  const before = { ...shown };
  bus.emit('adding_to_cart', { button, data: shown });
  takeOverChanges(data, before, shown);
  const send = async () => {
    const call = pageConfig().productFormAction;
    return endForm(form, button, data, await (call ? postToCall(call, data) : postToPage(form, data)));
  };
  const failed = (cause: unknown) => failAdd(button, isCallError(cause) ? cause.kind : 'network', cause);
  return enqueue(() => send().catch(failed));
}

/** Returns the fields of a form and of its button, which `FormData` does not take in the oldest browsers of `browserslist`. */
function formDataOf(form: HTMLFormElement, button: HTMLElement): FormData {
  const data = new FormData(form);
  const isSubmitter = button instanceof HTMLButtonElement && button.type === 'submit' && button.form === form;
  if (isSubmitter && button.name && !button.disabled) data.append(button.name, button.value);
  return data;
}

/**
 * Fields as `adding_to_cart` shows them to listeners, who find the product under `product_id`, as with a list's button. Of a repeated name
 * the last value; files are left out.
 */
export function fieldsForListeners(data: FormData): Record<string, unknown> {
  const texts = [...data].filter(([, value]) => typeof value === 'string');
  return { product_id: data.get('add-to-cart') ?? '', ...Object.fromEntries(texts) };
}

export function takeOverChanges(data: FormData, before: Readonly<Record<string, unknown>>, after: object): void {
  for (const [name, value] of Object.entries(after)) {
    if (value !== before[name] && value !== undefined && value !== null) data.set(name, String(value));
  }
}

async function endForm(
  form: HTMLFormElement,
  button: HTMLElement,
  data: FormData,
  answer: FormAnswer,
): Promise<AddOutcome> {
  const { isAdded, redirect, errors, notices, page } = answer;
  const isRefused = errors.length > 0;
  if (redirect && navigate(redirect, 'add-to-cart')) return { ended: 'leaving' };
  if (!isAdded)
    return isRefused ? refuse(form, button, errors) : failAdd(button, page ? 'not-json' : 'refused', undefined);
  if (isRefused && !canShowNotices()) {
    bus.emit('wc_fragment_refresh', {});
    return failAdd(button, 'refused', undefined);
  }
  dropErrors();
  const { fragments, hash } = await answer.cart();
  if (page) runScriptsOfAdd(page);
  if (!isRefused && goesToCart()) return { ended: 'leaving' };
  withProductData(button, data, () => bus.emit('added_to_cart', { fragments, cartHash: hash, button }));
  // The page stays where a part was refused: the shop does not print its notices again.
  if (isRefused) showNotices(notices);
  announceCart(isRefused ? '' : answer.success);
  return { ended: 'added' };
}

function refuse(form: HTMLFormElement, button: HTMLElement, errors: readonly Element[]): AddOutcome {
  if (!canShowNotices()) return failAdd(button, 'refused', undefined);
  markIdle(button);
  bus.emit('wc_cart_button_updated', { button });
  showNotices(errors);
  reportError({
    where: 'add-to-cart',
    element: form,
    found: `the shop refused the form: ${errors[0]?.textContent?.trim().slice(0, 200) ?? ''}`,
    consequence: 'Its notice is on the page; nothing was added.',
  });
  return { ended: 'refused' };
}

/** Returns what a list's button says of its product, for a form. */
function productData(data: FormData): Readonly<Record<string, string>> {
  const field = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' && value !== '0' ? value : '';
  };
  const all = {
    product_id: field('product_id') || field('add-to-cart'),
    variation_id: field('variation_id'),
    quantity: field('quantity') || '1',
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/**
 * Has a form's button tell its product as a list's button does, in attributes and jQuery's `.data()`, while listeners hear of an add: trackers
 * read it there.
 */
function withProductData(button: HTMLElement, data: FormData, run: () => void): void {
  const $button = pageJQuery()?.(button);
  const { dataset } = button;
  const product = Object.entries(productData(data)).filter(([name]) => dataset[name] === undefined);
  for (const [name, value] of product) dataset[name] = value;
  try {
    // jQuery would keep what it has read of an attribute; numbers are numbers there.
    for (const [name, value] of product) $button?.data(name, /^\d+$/.test(value) ? Number(value) : value);
    run();
  } finally {
    for (const [name] of product) {
      delete dataset[name];
      $button?.removeData(name);
    }
  }
}
