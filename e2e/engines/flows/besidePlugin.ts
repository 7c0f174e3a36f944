import { type Flow, flow } from '../flow';
import { putIntoCart } from '../pages';
import type { Shopper } from '../shopper';
import { FORM, fillIn, METHOD, NUMBER, openCheckout, order, typeCard } from './checkout';
import { BUTTON, BUTTONS, SHEET } from './wallet';

const GIFT = '/product/darilni-bon/?payments=on&plugins=wallets';
const GIFT_ID = '19';
/** Why its script keeps them. */
const NEWER = '“isEceOfTomorrow”, which is not known here: WooPayments 10.10.0 is newer than 10.9';
const PLACE = '.wcpay-upe-element[data-payment-method-type="card"]';

const orders = ({ shop }: Shopper) => shop.orders.all().length;

/** What the widgets say of themselves, once all that may start has started. */
const stateOf = (shopper: Shopper, name: string) =>
  shopper.run(async wanted => {
    await window.ShopWidgets?.mountAll(document, { now: true });
    const report = await window.ShopWidgets?.report();
    const { state, why } = report?.widgets.find(one => one.name === wanted) ?? {};
    return { state, why };
  }, name);

/** Throws where a widget has not left its job to the plugin's script, or does not say why. */
async function mustLeave(shopper: Shopper, name: string, reason: string): Promise<void> {
  const { state, why } = await stateOf(shopper, name);
  if (state !== 'plain' || !why?.includes(reason)) throw new Error(`${name} is ${state}: ${why}`);
}

/** Throws where there are not as many orders as before, and so many. */
function mustHaveOrdered(shopper: Shopper, before: number, added: number): void {
  const placed = orders(shopper) - before;
  if (placed !== added) throw new Error(`${placed} orders in place of ${added}`);
}

/** Opens the sheet of the one Google Pay of a page. */
async function openOnlySheet(shopper: Shopper): Promise<void> {
  await shopper.open(GIFT);
  await mustLeave(shopper, 'express-checkout', NEWER);
  await shopper.see(BUTTON, undefined, 2);
  await shopper.press(BUTTON, 'Google Pay');
  await shopper.see(SHEET);
}

/** Pays with the one card form of the checkout. */
async function payByCard(shopper: Shopper): Promise<void> {
  await shopper.press(`label[for="${METHOD.slice(1)}"]`);
  await shopper.see(NUMBER, undefined, 1);
  await typeCard(shopper, '4242424242424242');
  await shopper.press('#terms');
  const before = orders(shopper);
  await shopper.leaveBy(() => order(shopper));
  await shopper.isAt('/order-received/');
  mustHaveOrdered(shopper, before, 1);
}

const CODE = 'iframe.demo-code';

/** The widget that leaves its job says so once. */
const beside = (name: string, act: Flow['act']) =>
  flow(`payments: ${name}`, act, { expects: /which is not known here|looks for shoppers by their e-mail/ });

export const besidePluginFlows = [
  beside('where the plugin keeps the wallets, who pays comes to the order, once', async shopper => {
    await openOnlySheet(shopper);
    const before = orders(shopper);
    await shopper.leaveBy(() => shopper.press(BUTTONS, 'Plačaj'));
    await shopper.isAt('/order-received/');
    mustHaveOrdered(shopper, before, 1);
  }),
  beside('where the plugin keeps the wallets, a refusal stands on the page', async shopper => {
    await openOnlySheet(shopper);
    await shopper.run(() => window.demoProvider.chooseCard('declined'));
    await shopper.press(BUTTONS, 'Plačaj');
    await shopper.see('.woocommerce-error', 'kartica je bila zavrnjena');
    await shopper.press(BUTTONS, 'Zapri');
    await shopper.isNo('.blockUI');
    await shopper.see(BUTTON, 'Google Pay', 1);
    await shopper.isAt('/product/darilni-bon/');
  }),
  beside('where the plugin keeps the wallets, the card form is ours, and pays once', async shopper => {
    await putIntoCart(shopper, GIFT_ID, '1');
    await shopper.open('/checkout/?payments=on&plugins=wallets', FORM, PLACE);
    await mustLeave(shopper, 'express-checkout', NEWER);
    await shopper.see(BUTTON, undefined, 2);
    await fillIn(shopper);
    await payByCard(shopper);
  }),
  beside('where shoppers are known by their e-mail, the plugin keeps the cards, else they are ours', async shopper => {
    await openCheckout(shopper, '?payments=on&plugins=recognition');
    await mustLeave(shopper, 'card-payment', 'e-mail');
    await fillIn(shopper);
    await shopper.see(CODE);
    await payByCard(shopper);
    await openCheckout(shopper, '?payments=on&plugins=off');
    await fillIn(shopper);
    await shopper.awake(PLACE);
    await shopper.see(NUMBER, undefined, 1);
    await shopper.isNo(CODE);
  }),
];
