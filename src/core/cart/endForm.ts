import { bus } from '../bus/bus';
import { navigate } from '../navigate';
import { reportError } from '../report';
import { runScriptsOfAdd } from './addScripts';
import { announceCart } from './announceCart';
import { markIdle } from './buttonState';
import { type AddOutcome, failAdd, goesToCart } from './changeCart';
import { canShowNotices, dropErrors, showNotices } from './formNotices';
import type { FormAnswer } from './postForm';
import { withProductData } from './productData';

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
