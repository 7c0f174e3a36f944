import { readAddToCartParams } from '../../src/core/config/shopGlobals';
import { isTouched } from '../../src/core/fields';
import { wordsOf } from '../../src/core/html/text';

/** Selectors of the cart page. See contract/cart.md#cart-page. */
export const FORM = '.woocommerce-cart-form';
export const TOTALS = '.cart_totals';
export const CALCULATOR = 'form.woocommerce-shipping-calculator';
export const NOTICES_WRAPPER = '.woocommerce-notices-wrapper';
const QUANTITIES = '.cart_item .qty';
/** Controls of the ways of shipping. */
export const RATES = 'select.shipping_method, input[name^="shipping_method"]';

/** The cart's present form; every answer brings another. */
export const cartForm = (): HTMLFormElement | null => document.querySelector<HTMLFormElement>(`form${FORM}`);

export const isCartPage = (): boolean =>
  document.body.matches('.woocommerce-cart') || readAddToCartParams()?.isCart === true;

/** The present totals; a theme may have none, or put them far from the form. */
export const cartTotals = (): HTMLElement | null => document.querySelector<HTMLElement>(TOTALS);

export const couponField = (form: ParentNode | null): HTMLInputElement | null =>
  form?.querySelector<HTMLInputElement>('#coupon_code, input[name="coupon_code"]') ?? null;

export const shownTotal = (): string => wordsOf(cartTotals()?.querySelector('.order-total td'));

const quantityFields = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>(QUANTITIES)];

export const quantitiesOf = (form: HTMLFormElement): Map<string, string> =>
  new Map(quantityFields(form).map(({ name, value }) => [name, value]));

export const hasNewQuantities = (form: HTMLFormElement): boolean =>
  quantityFields(form).some(({ value, defaultValue }) => value !== defaultValue);

export type Rates = Readonly<Record<string, string>>;

const ratesIn = (totals: Element) => [...totals.querySelectorAll<HTMLInputElement | HTMLSelectElement>(RATES)];
const isRadio = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'radio';
const packageOf = (control: HTMLInputElement | HTMLSelectElement) =>
  control.dataset.index ?? /\[(\w+)\]/.exec(control.name)?.[1];

export function chosenRates(totals: Element): Rates {
  const rates: Record<string, string> = {};
  for (const control of ratesIn(totals)) {
    const index = packageOf(control);
    if (index !== undefined && (!isRadio(control) || control.checked)) rates[index] = control.value;
  }
  return rates;
}

/** Whether a browser that came back to the page has chosen others than the totals have: it remembers them, and may have old markup. */
export const hasOtherRates = (totals: Element): boolean => ratesIn(totals).some(isTouched);

export function showRates(totals: Element, rates?: Rates): void {
  for (const control of ratesIn(totals)) {
    const rate = rates?.[packageOf(control) ?? ''];
    if (isRadio(control)) control.checked = rate === undefined ? control.defaultChecked : control.value === rate;
    else if (control instanceof HTMLSelectElement) {
      const isChosen = (option: HTMLOptionElement) => (rate ? option.value === rate : option.hasAttribute('selected'));
      control.selectedIndex = Math.max(0, [...control.options].findIndex(isChosen));
    }
  }
}
