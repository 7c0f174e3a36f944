import { listenDom } from '../../src/core/bus/dom';
import type { ActionKind, CartAction } from './action';
import { chosenRates, RATES } from './chosenRates';
import { clearCouponError } from './couponError';
import { isBusy } from './isBusy';
import { CALCULATOR, cartForm, FORM, TOTALS } from './parts';
import { rememberClicked, submitKind } from './submitKind';
import { toggleCalculator } from './toggleCalculator';
import { hasNewQuantities, setUpdateButton } from './updateButton';

const REMOVE_ITEM = `${FORM} .product-remove > a`;
const REMOVE_COUPON = `${TOTALS} a.woocommerce-remove-coupon`;
const RESTORE = '.woocommerce-cart a.restore-item';
const TOGGLE = '.shipping-calculator-button';
const BUTTONS = `${FORM} :is(button, input)[type="submit"], ${FORM} button:not([type])`;

interface Shopper {
  perform(action: CartAction): void;
  /** Whether the browser is to do it with a page load: it has failed without one. */
  isPlain(kind: ActionKind): boolean;
}

type Prevent = { preventDefault(): void };

/** Hears what the shopper does with the cart, wherever its parts stand, also in markup that comes later. Source: contract 13.3. */
export function listenToShopper(shopper: Shopper, signal: AbortSignal): void {
  listenDom(document, 'click', (target, event) => onClick(shopper, target, event), signal);
  listenDom(document, 'submit', (target, event) => onSubmit(shopper, target, event), signal);
  listenDom(document, 'change', target => onChange(shopper, target), signal);
  listenDom(document, 'input', onInput, signal);
  document.addEventListener('keydown', onKey, { signal });
}

function onClick(shopper: Shopper, target: Element, event: Prevent): void {
  // Another script has asked, and heard no.
  if (event instanceof Event && event.defaultPrevented) return;
  const button = target.closest(BUTTONS);
  if (button) rememberClicked(button);
  const toggler = target.closest<HTMLElement>(TOGGLE);
  if (toggler) {
    event.preventDefault();
    toggleCalculator(toggler);
    return;
  }
  const link = target.closest<HTMLAnchorElement>('a');
  const action = link && actionOf(link);
  if (!action || !cartForm() || shopper.isPlain(action.kind)) return;
  event.preventDefault();
  if (!isBusy(link)) shopper.perform(action);
}

function actionOf(link: HTMLAnchorElement): CartAction | undefined {
  if (link.matches(REMOVE_ITEM) && cartForm()?.contains(link)) return { kind: 'remove-item', link };
  if (link.matches(REMOVE_COUPON)) return { kind: 'remove-coupon', link };
  return link.matches(RESTORE) ? { kind: 'restore-item', link } : undefined;
}

function onSubmit(shopper: Shopper, form: Element, event: Prevent): void {
  if (!(form instanceof HTMLFormElement) || (event instanceof Event && event.defaultPrevented)) return;
  const action = submitted(form, event);
  if (!action || shopper.isPlain(action.kind)) return;
  event.preventDefault();
  if (!isBusy(form)) shopper.perform(action);
}

function submitted(form: HTMLFormElement, event: Prevent): CartAction | undefined {
  if (form.matches(CALCULATOR)) return { kind: 'calculate-shipping', form };
  if (form !== cartForm()) return undefined;
  const kind = submitKind(form, event instanceof SubmitEvent ? event.submitter : null);
  return kind && { kind };
}

function onChange(shopper: Shopper, target: Element): void {
  onInput(target);
  const totals = target.matches(RATES) ? target.closest(TOTALS) : null;
  if (totals) shopper.perform({ kind: 'shipping-method', rates: chosenRates(totals) });
}

function onInput(target: Element): void {
  if (target.closest(`${FORM} .cart_item`)) setUpdateButton(() => true);
  if (target.matches(`${FORM} [name="coupon_code"]`)) clearCouponError();
}

/** The space bar on links that act as buttons; Enter in a quantity, which else would press the form's first button. */
function onKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || event.isComposing || event.defaultPrevented) return;
  if (key === ' ' && target.matches(`${REMOVE_ITEM}, ${REMOVE_COUPON}, ${TOGGLE}`)) {
    event.preventDefault();
    target.click();
  }
  if (key !== 'Enter' || !target.matches(`${FORM} input.qty`)) return;
  event.preventDefault();
  const form = target.closest('form');
  const button = form?.querySelector<HTMLButtonElement>('[name="update_cart"]');
  if (!form?.reportValidity()) return;
  // A button that is disabled can't be what a form is sent with.
  if (button) setUpdateButton(() => true);
  form.requestSubmit(button ?? null);
  if (button) setUpdateButton(hasNewQuantities);
}
