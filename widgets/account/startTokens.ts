import { bus } from '../../src/core/bus/bus';
import { readGlobal } from '../../src/core/config/shopGlobals';

const TOKEN = 'input.woocommerce-SavedPaymentMethods-tokenInput';

/**
 * The choice among a method's saved cards: a new one shows its fields and the tick that saves it. Another list that comes
 * into the page is another marker. Source: contract 22.
 */
export function startTokens(list: Element, signal: AbortSignal): void {
  const box = list.closest('.payment_box, li') ?? list.parentElement;
  if (!box) return;
  const tokens = () => [...list.querySelectorAll<HTMLInputElement>(TOKEN)];
  const show = (selector: string, isShown: boolean) => {
    for (const part of box.querySelectorAll<HTMLElement>(selector)) part.style.display = isShown ? '' : 'none';
  };
  const renew = () => {
    const hasNone = list.getAttribute('data-count') === '0';
    const rest = list.querySelector<HTMLElement>('.woocommerce-SavedPaymentMethods-new');
    if (hasNone && rest) rest.style.display = 'none';
    const all = tokens();
    const last = all.at(-1);
    if (last && !all.some(token => token.checked)) last.checked = true;
    const isNew = !all.length || all.some(token => token.checked && token.value === 'new');
    show('.wc-payment-form', isNew);
    show('.woocommerce-SavedPaymentMethods-saveNew', isNew && mayBeSaved());
  };
  list.addEventListener('change', ({ target }) => target instanceof Element && target.matches(TOKEN) && renew(), {
    signal,
  });
  bus.on('updated_checkout', renew, { signal });
  bus.on('wc-credit-card-form-init', renew, { signal });
  document.addEventListener(
    'change',
    ({ target }) => target instanceof Element && target.id === 'createaccount' && renew(),
    { signal },
  );
  renew();
}

/** A card is saved in an account: one that the shopper has, or is about to get. */
function mayBeSaved(): boolean {
  const params = readGlobal('wc_tokenization_form_params');
  if (!params || params.is_logged_in || params.is_registration_required) return true;
  const box = document.querySelector('#createaccount');
  return !(box instanceof HTMLInputElement) || box.checked;
}
