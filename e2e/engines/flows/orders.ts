import type { Fault } from '../../../demo-theme';
import { flow } from '../flow';
import type { Shopper } from '../shopper';
import { fillIn, ORDER, openCard, openCheckout, order, rested } from './checkout';
import { BUTTONS, openSheet } from './wallet';

const NOTICE = '.woocommerce-NoticeGroup-checkout';
const PLACED = 'Hvala, naročilo je oddano';
/** Lines of the console that belong to orders in doubt. */
const expects =
  /the order got no usable answer|a payment with a wallet failed|no usable answer about a confirmed payment|no fragments/;

/** Fills the checkout in, up to the press that orders. */
async function openFilled(shopper: Shopper): Promise<void> {
  await openCheckout(shopper);
  await fillIn(shopper);
  await shopper.press('label[for="payment_method_cod"]');
  await shopper.press('#terms');
}

/** An order that the shop answers with faults, by call. */
const inDoubt = (
  what: string,
  faults: Readonly<Record<string, Fault>>,
  says: string,
  then: (shopper: Shopper) => Promise<void> = async () => {},
) =>
  flow(
    `order: ${what}`,
    async shopper => {
      await openFilled(shopper);
      for (const [call, fault] of Object.entries(faults)) shopper.shop.faults.set(call, fault);
      await order(shopper);
      await shopper.see(NOTICE, says);
      await then(shopper);
    },
    { expects },
  );

async function orderAgain(shopper: Shopper): Promise<void> {
  await rested(shopper);
  // Not by the button: the page still scrolls to the notice.
  await shopper.leaveBy(() =>
    shopper.run(() => document.querySelector<HTMLFormElement>('form.checkout')?.requestSubmit()),
  );
  await shopper.isAt('/checkout/order-received/1001/');
}

/** The shop sends the order on within itself. */
const moved = (status: number) =>
  flow(`order: a redirect within the shop with ${status} is followed`, async shopper => {
    await openFilled(shopper);
    shopper.shop.faults.set('checkout', { kind: 'moved', status });
    await shopper.leaveBy(() => order(shopper));
    await shopper.isAt('/checkout/order-received/1001/');
  });

/** A wallet whose order is lost when it was placed. */
const walletInDoubt = (name: string, path: (shopper: Shopper) => string, says: string, needsAddress = true) =>
  flow(
    `order: by a wallet, ${name}: one whose answer is lost says that it was placed`,
    async shopper => {
      await openSheet(shopper, path(shopper));
      if (needsAddress) {
        await shopper.press('.demo-wallet >>> .choice', 'Ana');
        await shopper.see('.demo-wallet >>> dialog', 'Osebni prevzem');
      }
      shopper.shop.faults.set('store-api/checkout', { kind: 'cut' });
      await shopper.press(BUTTONS, 'Plačaj');
      await shopper.see(NOTICE, says);
    },
    { expects },
  );

const orderToPay = ({ shop }: Shopper, query = ''): string =>
  `/checkout/order-pay/900/?pay_for_order=true&key=${shop.orders.byId(900)?.key ?? ''}${query}`;

export const orderFlows = [
  inDoubt(
    'a status of 500 says that nothing was placed, and it goes through',
    { checkout: { status: 500, times: 1 } },
    'Naročilo ni bilo oddano',
    orderAgain,
  ),
  inDoubt('one whose answer is lost says that it was placed', { checkout: { kind: 'cut' } }, PLACED),
  inDoubt('a page in place of the answer says that it was placed', { checkout: { kind: 'html' } }, PLACED),
  inDoubt('half an answer says that it was placed', { checkout: { kind: 'truncated' } }, PLACED),
  inDoubt('a lost call is asked for', { checkout: { kind: 'drop' } }, 'Preverjamo, ali je bilo naročilo oddano'),
  inDoubt(
    'a refusal of a gateway shows its words, and it goes through',
    { checkout: { kind: 'result-error', times: 1 } },
    'Kartica je zavrnjena.',
    orderAgain,
  ),
  inDoubt(
    'a refusal of a plugin shows its words, and it goes through',
    { checkout: { kind: 'success-false', times: 1 } },
    'Kartica je zavrnjena.',
    orderAgain,
  ),
  moved(307),
  moved(308),
  inDoubt(
    'a redirect to another host is not followed, and asked for',
    { checkout: { kind: 'moved-away' } },
    'Preverjamo, ali je bilo naročilo oddano',
  ),
  inDoubt(
    'a page of a firewall says that nothing was placed, and it goes through',
    { checkout: { kind: 'html', status: 403, isUndone: true, times: 1 } },
    'Naročilo ni bilo oddano',
    orderAgain,
  ),
  inDoubt(
    'a shop with broken fragments is asked by its page',
    { checkout: { kind: 'html' }, get_refreshed_fragments: { kind: 'html' } },
    PLACED,
  ),
  inDoubt(
    'a shop that does not say what became of it is asked again by the shopper',
    { checkout: { kind: 'html' }, get_refreshed_fragments: { kind: 'drop' } },
    'Trgovina se ne odziva',
    async shopper => {
      shopper.shop.faults.clear('get_refreshed_fragments');
      await shopper.press('.sw-ask-again');
      await shopper.see(NOTICE, PLACED);
    },
  ),
  flow(
    'order: one in doubt is placed again once the shopper insists',
    async shopper => {
      await openFilled(shopper);
      shopper.shop.faults.set('checkout', { status: 500, times: 1 });
      const answer = shopper.shop.faults.hold('get_refreshed_fragments');
      await order(shopper);
      await shopper.see(NOTICE, 'Preverjamo');
      await shopper.called('get_refreshed_fragments');
      // Another tab.
      await shopper.run(async () => {
        await fetch('/?wc-ajax=add_to_cart', { method: 'POST', body: new URLSearchParams({ product_id: '12' }) });
      });
      answer();
      await shopper.see(NOTICE, 'Ne vemo, ali je bilo naročilo oddano');
      await shopper.run(() => Reflect.set(window, 'confirm', () => true));
      await orderAgain(shopper);
    },
    { expects },
  ),
  flow('order: one that another tab has placed says so, and is not placed twice', async shopper => {
    await openFilled(shopper);
    await shopper.run(async () => {
      const form = document.querySelector<HTMLFormElement>('form.checkout');
      const fields = [...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)]);
      await fetch('/?wc-ajax=checkout', { method: 'POST', body: new URLSearchParams(fields) });
    });
    await order(shopper);
    await shopper.see(NOTICE, 'Vaša seja je potekla');
    if (shopper.shop.orders.byId(1002)) throw new Error('there is a second order');
  }),
  flow(
    'order: a confirmed payment is told to the shop until it hears',
    async shopper => {
      await openCard(shopper, '4000002500003155');
      shopper.shop.faults.set('admin-ajax/update_order_status', { status: 500, times: 1 });
      await order(shopper);
      await shopper.leaveBy(async () => {
        await shopper.press('.demo-bank >>> button', 'Potrdi plačilo');
        await shopper.see(NOTICE, 'Plačilo je potrjeno, trgovini ga še sporočamo');
      });
      await shopper.isAt('/order-received/');
    },
    { expects },
  ),
  walletInDoubt('cart', () => '/cart/?payments=on', PLACED),
  walletInDoubt('product', () => '/product/skodelica-jutro/?payments=on', PLACED),
  walletInDoubt('order to pay', shopper => orderToPay(shopper, '&payments=on'), 'Hvala, tega naročila', false),
  flow('order: one that waits is paid', async shopper => {
    await shopper.open(orderToPay(shopper), 'form#order_review');
    await shopper.press('label[for="payment_method_cod"]');
    await shopper.press('#terms');
    await shopper.leaveBy(() => shopper.press(ORDER));
    await shopper.isAt('/order-received/900');
  }),
  flow('order: one whose terms are not taken says so', async shopper => {
    await shopper.open(orderToPay(shopper), 'form#order_review');
    await shopper.leaveBy(() => shopper.press(ORDER));
    await shopper.see('ul.woocommerce-error', 'sprejmite splošne pogoje');
    await shopper.hasFocus('ul.woocommerce-error');
  }),
];
