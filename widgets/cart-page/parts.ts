/** Selectors of the cart page. Source: contract 13.1. */
export const FORM = '.woocommerce-cart-form';
export const TOTALS = '.cart_totals';
export const CALCULATOR = 'form.woocommerce-shipping-calculator';
export const NOTICES_WRAPPER = '.woocommerce-notices-wrapper';
export const QUANTITIES = '.cart_item .qty';

/** The cart's form as it is now; every answer brings another. */
export const cartForm = (): HTMLFormElement | null => document.querySelector<HTMLFormElement>(`form${FORM}`);

/** The totals as they are now; a theme may have none, or put them far from the form. */
export const cartTotals = (): HTMLElement | null => document.querySelector<HTMLElement>(TOTALS);

/** Field of the coupon's code. */
export const couponField = (form: ParentNode | null): HTMLInputElement | null =>
  form?.querySelector<HTMLInputElement>('#coupon_code, input[name="coupon_code"]') ?? null;
