import type { Fault } from '../../../demo-theme';
import { ANA } from '../../support/checkout';
import { flow } from '../flow';
import { logIn, putIntoCart } from '../pages';
import { COUNT, type Shopper } from '../shopper';

const FORM = 'form.checkout';
const ORDER = '#place_order';
const CARD = '.wcpay-upe-element .__PrivateStripeElement >>>';
const NUMBER = `${CARD} [autocomplete="cc-number"]`;
const METHOD = '#payment_method_woocommerce_payments';
/** No order review is on its way. */
const rested = (shopper: Shopper): Promise<void> => shopper.isNo('.blockUI');

async function open(shopper: Shopper, query = ''): Promise<void> {
  await putIntoCart(shopper);
  await shopper.open(`/checkout/${query}`, FORM);
  await rested(shopper);
}

async function fillIn(shopper: Shopper): Promise<void> {
  for (const [id, value] of Object.entries(ANA)) await shopper.fill(`#${id}`, value);
  await shopper.key('Tab');
  await rested(shopper);
}

async function order(shopper: Shopper): Promise<void> {
  await rested(shopper);
  await shopper.press(ORDER);
}

const orders = (query: string) =>
  flow(`checkout: a guest orders, ${query}`, async shopper => {
    await open(shopper, `?${query}`);
    await fillIn(shopper);
    await shopper.press('label[for="payment_method_cod"]');
    await shopper.see(ORDER, 'Naročilo z obveznostjo plačila');
    await shopper.press('#terms');
    await shopper.leaveBy(() => order(shopper));
    await shopper.isAt('/checkout/order-received/1001/');
    await shopper.see(COUNT, '0 ');
  });

/** An order that the shop answers with a fault. */
const inDoubt = (
  what: string,
  fault: Fault,
  says: string,
  then: (shopper: Shopper) => Promise<void> = async () => {},
) =>
  flow(
    `order: ${what}`,
    async shopper => {
      await open(shopper);
      await fillIn(shopper);
      await shopper.press('label[for="payment_method_cod"]');
      await shopper.press('#terms');
      shopper.shop.faults.set('checkout', fault);
      await order(shopper);
      await shopper.see('.woocommerce-NoticeGroup-checkout', says);
      await then(shopper);
    },
    { expects: /the order got no usable answer/ },
  );

async function orderAgain(shopper: Shopper): Promise<void> {
  await rested(shopper);
  // Not by the button: the page still scrolls to the notice.
  await shopper.leaveBy(() =>
    shopper.run(() => document.querySelector<HTMLFormElement>('form.checkout')?.requestSubmit()),
  );
  await shopper.isAt('/checkout/order-received/1001/');
}

async function openCard(shopper: Shopper, card: string): Promise<void> {
  await open(shopper, '?payments=on');
  await fillIn(shopper);
  await shopper.press(`label[for="${METHOD.slice(1)}"]`);
  await shopper.fill(NUMBER, card);
  await shopper.fill(`${CARD} [autocomplete="cc-exp"]`, '1240');
  await shopper.fill(`${CARD} [autocomplete="cc-csc"]`, '123');
  await shopper.press('#terms');
}

export const checkoutFlows = [
  inDoubt(
    'a status of 500 says that nothing was placed, and it goes through',
    { status: 500, times: 1 },
    'Naročilo ni bilo oddano',
    orderAgain,
  ),
  inDoubt('one whose answer is lost says that it was placed', { kind: 'cut' }, 'Hvala, naročilo je oddano'),
  inDoubt('a page in place of the answer says that it was placed', { kind: 'html' }, 'Hvala, naročilo je oddano'),
  inDoubt('half an answer says that it was placed', { kind: 'truncated' }, 'Hvala, naročilo je oddano'),
  inDoubt('a lost call is asked for', { kind: 'drop' }, 'Preverjamo, ali je bilo naročilo oddano'),
  inDoubt(
    'a refusal of a gateway shows its words, and it goes through',
    { kind: 'result-error', times: 1 },
    'Kartica je zavrnjena.',
    orderAgain,
  ),
  inDoubt(
    'a refusal of a plugin shows its words, and it goes through',
    { kind: 'success-false', times: 1 },
    'Kartica je zavrnjena.',
    orderAgain,
  ),
  orders('jquery=3'),
  orders('jquery=4'),
  orders('jquery=none'),
  flow('checkout: a field says what is wrong with it, and takes it back', async shopper => {
    await open(shopper);
    await shopper.fill('#billing_email', 'ana@primer');
    await shopper.key('Tab');
    await shopper.see('#billing_email_description', 'Vnesite veljaven e-poštni naslov');
    await shopper.focus('#billing_email');
    await shopper.key('End');
    await shopper.type('.si');
    await shopper.isNo('#billing_email_description');
  }),
  flow('checkout: an order with empty fields gets a notice', async shopper => {
    await open(shopper);
    await order(shopper);
    await shopper.see('.woocommerce-NoticeGroup-checkout .woocommerce-error');
    await shopper.isAt('/checkout/');
  }),
  flow('checkout: another way of shipping changes the total', async shopper => {
    await open(shopper);
    const before = await shopper.see('.order-total td');
    await shopper.press('label[for="shipping_method_0_local_pickup2"]');
    await shopper.holds(
      'another total',
      was => document.querySelector('.order-total td')?.textContent.trim() !== was,
      before,
    );
  }),
  flow('checkout: another country asks for its states', async shopper => {
    await open(shopper);
    await shopper.choose('#billing_country', 'IT');
    await shopper.see('select#billing_state');
    await shopper.choose('#billing_country', 'SI');
    await shopper.seeNo('#billing_state');
  }),
  flow('coupon: at the checkout one is taken', async shopper => {
    await open(shopper);
    await shopper.press('.showcoupon');
    await shopper.fill('#coupon_code', 'popust10');
    await shopper.press('[name="apply_coupon"]');
    await shopper.see('.cart-discount.coupon-popust10');
  }),
  flow('order: one that waits is paid', async shopper => {
    const key = shopper.shop.orders.byId(900)?.key ?? '';
    await shopper.open(`/checkout/order-pay/900/?pay_for_order=true&key=${key}`, 'form#order_review');
    await shopper.press('label[for="payment_method_cod"]');
    await shopper.press('#terms');
    await shopper.leaveBy(() => shopper.press(ORDER));
    await shopper.isAt('/order-received/900');
  }),
  flow('order: one whose terms are not taken says so', async shopper => {
    const key = shopper.shop.orders.byId(900)?.key ?? '';
    await shopper.open(`/checkout/order-pay/900/?pay_for_order=true&key=${key}`, 'form#order_review');
    await shopper.leaveBy(() => shopper.press(ORDER));
    await shopper.see('ul.woocommerce-error', 'sprejmite splošne pogoje');
    await shopper.hasFocus('ul.woocommerce-error');
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
    await open(shopper, '?payments=on');
    await fillIn(shopper);
    await shopper.press(`label[for="${METHOD.slice(1)}"]`);
    await shopper.seeNo('.wcpay-upe-element');
    await shopper.press('#terms');
    await shopper.leaveBy(() => order(shopper));
    await shopper.isAt('/order-received/');
  }),
];
