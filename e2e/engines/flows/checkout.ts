import { ANA } from '../../support/checkout';
import { flow } from '../flow';
import { logIn, putIntoCart } from '../pages';
import { COUNT, type Shopper } from '../shopper';
import { BUTTON as WALLETS } from './wallet';

export const FORM = 'form.checkout';
export const ORDER = '#place_order';
const CARD = '.wcpay-upe-element .__PrivateStripeElement >>>';
export const NUMBER = `${CARD} [autocomplete="cc-number"]`;
export const METHOD = '#payment_method_woocommerce_payments';
/** No order review is on its way. */
export const rested = (shopper: Shopper): Promise<void> => shopper.isNo('.blockUI');

export async function openCheckout(shopper: Shopper, query = ''): Promise<void> {
  await putIntoCart(shopper);
  await shopper.open(`/checkout/${query}`, FORM);
  await rested(shopper);
}

export async function fillIn(shopper: Shopper): Promise<void> {
  for (const [id, value] of Object.entries(ANA)) await shopper.fill(`#${id}`, value);
  await shopper.key('Tab');
  await rested(shopper);
}

export async function order(shopper: Shopper): Promise<void> {
  await rested(shopper);
  await shopper.press(ORDER);
}

const orders = (query: string) =>
  flow(`checkout: a guest orders, ${query}`, async shopper => {
    await openCheckout(shopper, `?${query}`);
    await fillIn(shopper);
    await shopper.press('label[for="payment_method_cod"]');
    await shopper.see(ORDER, 'Naročilo z obveznostjo plačila');
    await shopper.press('#terms');
    await shopper.leaveBy(() => order(shopper));
    await shopper.isAt('/checkout/order-received/1001/');
    await shopper.see(COUNT, '0 ');
  });

export async function typeCard(shopper: Shopper, card: string): Promise<void> {
  await shopper.fill(NUMBER, card);
  await shopper.fill(`${CARD} [autocomplete="cc-exp"]`, '1240');
  await shopper.fill(`${CARD} [autocomplete="cc-csc"]`, '123');
}

/** Opens a checkout with cards. The wallets' buttons come late, and move the form: what is pressed before may be missed. */
async function openPayments(shopper: Shopper): Promise<void> {
  await openCheckout(shopper, '?payments=on');
  await shopper.see(WALLETS);
}

export async function openCard(shopper: Shopper, card: string): Promise<void> {
  await openPayments(shopper);
  await fillIn(shopper);
  await shopper.press(`label[for="${METHOD.slice(1)}"]`);
  await typeCard(shopper, card);
  await shopper.press('#terms');
}

export const checkoutFlows = [
  orders('jquery=3'),
  orders('jquery=4'),
  orders('jquery=none'),
  flow('checkout: a field says what is wrong with it, and takes it back', async shopper => {
    await openCheckout(shopper);
    await shopper.fill('#billing_email', 'ana@primer');
    await shopper.key('Tab');
    await shopper.see('#billing_email_description', 'Vnesite veljaven e-poštni naslov');
    await shopper.focus('#billing_email');
    await shopper.key('End');
    await shopper.type('.si');
    await shopper.isNo('#billing_email_description');
  }),
  flow('checkout: an order with empty fields gets a notice', async shopper => {
    await openCheckout(shopper);
    await order(shopper);
    await shopper.see('.woocommerce-NoticeGroup-checkout .woocommerce-error');
    await shopper.isAt('/checkout/');
  }),
  flow('checkout: another way of shipping changes the total', async shopper => {
    await openCheckout(shopper);
    const before = await shopper.see('.order-total td');
    await shopper.press('label[for="shipping_method_0_local_pickup2"]');
    await shopper.holds(
      'another total',
      was => document.querySelector('.order-total td')?.textContent.trim() !== was,
      before,
    );
  }),
  flow('checkout: another country asks for its states', async shopper => {
    await openCheckout(shopper);
    await shopper.choose('#billing_country', 'IT');
    await shopper.see('select#billing_state');
    await shopper.choose('#billing_country', 'SI');
    await shopper.seeNo('#billing_state');
  }),
  flow('coupon: at the checkout one is taken', async shopper => {
    await openCheckout(shopper);
    await shopper.press('.showcoupon');
    await shopper.fill('#coupon_code', 'popust10');
    await shopper.press('[name="apply_coupon"]');
    await shopper.see('.cart-discount.coupon-popust10');
  }),
  flow('card: a new one pays', async shopper => {
    await openCard(shopper, '4242424242424242');
    await shopper.leaveBy(() => order(shopper));
    await shopper.isAt('/order-received/');
  }),
  flow('card: one that is declined says so, and is still there', async shopper => {
    await openCard(shopper, '4000000000000002');
    await order(shopper);
    await shopper.see('.woocommerce-NoticeGroup-checkout .woocommerce-error', 'kartica je bila zavrnjena');
    await shopper.hasValue(NUMBER, '4000 0000 0000 0002');
  }),
  flow('card: the bank asks, and the payment is confirmed', async shopper => {
    await openCard(shopper, '4000002500003155');
    await order(shopper);
    await shopper.leaveBy(() => shopper.press('.demo-bank >>> button', 'Potrdi plačilo'));
    await shopper.isAt('/order-received/');
  }),
  flow('card: a saved one pays without the form', async shopper => {
    await logIn(shopper);
    await openPayments(shopper);
    await fillIn(shopper);
    await shopper.press(`label[for="${METHOD.slice(1)}"]`);
    await shopper.seeNo('.wcpay-upe-element');
    await shopper.press('#terms');
    await shopper.leaveBy(() => order(shopper));
    await shopper.isAt('/order-received/');
  }),
];
