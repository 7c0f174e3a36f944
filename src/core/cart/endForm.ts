import { bus } from '../bus/bus';
import { pageJQuery } from '../bus/jquery';
import { navigate } from '../navigate';
import { reportError } from '../report';
import { runScriptsOfAdd } from './addScripts';
import { announceCart } from './announceCart';
import { markIdle } from './buttonState';
import { type AddOutcome, failAdd, goesToCart } from './changeCart';
import { canShowNotices, dropErrors, showNotices } from './formNotices';
import type { FormAnswer } from './postForm';

export async function endForm(
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
