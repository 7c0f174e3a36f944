import type { LoggedCall } from '../../../demo-theme';
import { flow } from '../flow';
import { logIn, putIntoCart } from '../pages';
import type { Shopper } from '../shopper';
import { FORM, fillIn, METHOD, NUMBER, openCheckout, order, rested, typeCard } from './checkout';
import { BUTTONS, openSheet } from './wallet';

const CARD = '4242424242424242';
const KLARNA = '#payment_method_woocommerce_payments_klarna';
const ALIPAY = '#payment_method_woocommerce_payments_alipay';
const PAY_LATER = '#payment-method-message';

const labelOf = (field: string) => `label[for="${field.slice(1)}"]`;

/** Calls that the shop got of a name; those of an action of the plugin by `admin-ajax`. */
const callsOf = ({ shop }: Shopper, name: string, action?: string): readonly LoggedCall[] =>
  shop.log.filter(call => call.name === name && (!action || call.fields.action === action));

/** Throws where a call lacks what the shop's protection against fraud asks for. */
function mustNameDevice(call: LoggedCall | undefined): void {
  const missing = ['wcpay-fraud-prevention-token', 'wcpay-fingerprint'].filter(name => !call?.fields[name]);
  if (missing.length) throw new Error(`${missing} missing in ${JSON.stringify(call?.fields)}`);
}

/** Holds the checkout's first review, so that the page can be looked at, and changed, before there is a payment form. */
async function openBeforeReview(shopper: Shopper, path: string): Promise<() => void> {
  await putIntoCart(shopper);
  const release = shopper.shop.faults.hold('update_order_review', { times: 1 });
  await shopper.open(path, FORM);
  return release;
}

/** Runs in the page, as a theme's script that makes payment forms dark and their texts small. */
function dressForms(): void {
  const style = document.createElement('style');
  style.textContent = '.payment_box { font-size: 13px }';
  document.head.append(style);
  document.addEventListener('wcpay_elements_appearance', event => {
    if (event instanceof CustomEvent) event.detail.appearance.theme = 'night';
  });
  // A driver's browser has no clipboard of its own in all engines.
  const writeText = async (text: string) => Reflect.set(window, 'copied', text);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
}

/** Runs in the page: what the provider was asked for, and what stands in the methods' labels. */
function lookAtForms() {
  const asked = (call: string) => window.demoProvider.calls(call).map(({ args }) => JSON.stringify(args));
  const label = (type: string) => document.querySelector(`label[for="payment_method_woocommerce_payments${type}"]`);
  const count = (call: string, text: string) => asked(call).filter(args => args.includes(text)).length;
  const [logos] = label('')?.querySelectorAll<HTMLElement>('.payment-methods--logos') ?? [];
  return {
    accounts: asked('Stripe').length - count('Stripe', '"betas":["card_country_event_beta_1"]'),
    forms: count('elements.create', '"payment"'),
    night: count('elements', '"theme":"night"'),
    small: count('elements', '"fontSizeBase":"13px"'),
    brands: [...(logos?.querySelectorAll('img') ?? [])].map(({ alt }) => alt).join(),
    more: logos?.textContent,
    icon: label('_klarna')?.querySelector('img')?.src.split('/').at(-1),
    copied: String(Reflect.get(window, 'copied')),
  };
}

const AS_THE_PLUGIN: Awaited<ReturnType<typeof lookAtForms>> = {
  accounts: 0,
  forms: 2,
  night: 2,
  small: 2,
  brands: 'Visa,Mastercard,American Express',
  more: '+ 3',
  icon: 'klarna-dark.svg',
  copied: CARD,
};

export const paymentFlows = [
  flow('payments: icons, looks and test number are as with the plugin’s own forms, each made once', async shopper => {
    const release = await openBeforeReview(shopper, '/checkout/?payments=test,klarna');
    await shopper.run(dressForms);
    await shopper.fill('#billing_first_name', 'Ana');
    release();
    await rested(shopper);
    await typeCard(shopper, CARD);
    await shopper.press('.js-woopayments-copy-test-number');
    const found = await shopper.run(lookAtForms);
    const wrong = Object.entries(AS_THE_PLUGIN).filter(([name, value]) => Reflect.get(found, name) !== value);
    if (wrong.length) throw new Error(`${JSON.stringify(found)}; wrong: ${wrong.map(([name]) => name).join()}`);
    await shopper.hasValue('#billing_first_name', 'Ana');
    await shopper.hasValue(NUMBER, '4242 4242 4242 4242');
    await shopper.see(`${labelOf(METHOD)} .payment-methods--logos-count`, '+ 3');
  }),
  flow('payments: a card is added in the account, and the call names the device', async shopper => {
    await logIn(shopper);
    await shopper.open('/my-account/add-payment-method/?payments=on', '#add_payment_method');
    await shopper.press(labelOf(METHOD));
    await typeCard(shopper, CARD);
    await shopper.leaveBy(() => shopper.press('#place_order'));
    await shopper.see('.woocommerce-message');
    await shopper.see('tr.payment-method', undefined, 3);
    mustNameDevice(callsOf(shopper, 'admin-ajax', 'create_setup_intent').at(-1));
  }),
  flow('payments: a method goes with the billing country, the card is chosen, and that is said', async shopper => {
    await openCheckout(shopper, '?payments=klarna,abroad');
    await shopper.see(labelOf(METHOD));
    await shopper.seeNo(labelOf(KLARNA));
    await shopper.choose('#billing_country', 'AT');
    await rested(shopper);
    await shopper.press(labelOf(KLARNA));
    await shopper.is(`${KLARNA}:checked`);
    await shopper.choose('#billing_country', 'SI');
    await shopper.seeNo(labelOf(KLARNA));
    await shopper.is(`${METHOD}:checked`);
    await shopper.see('.sw-card-chosen', 'Izbrana je plačilna kartica');
  }),
  flow('payments: a shop that counts no events gets none', async shopper => {
    await openSheet(shopper, '/product/skodelica-jutro/?payments=uncounted');
    await shopper.press('.demo-wallet >>> .choice', 'Ana');
    await shopper.leaveBy(() => shopper.press(BUTTONS, 'Plačaj'));
    await shopper.isAt('/order-received/');
    if (callsOf(shopper, 'admin-ajax', 'platform_tracks').length) throw new Error('usage events went out');
  }),
  flow('payments: the pay-later amount comes and goes as the shop says', async shopper => {
    await shopper.open('/product/skodelica-jutro/?payments=on', PAY_LATER);
    const field = 'form.cart .qty';
    await shopper.seeNo(PAY_LATER);
    await shopper.fill(field, '4');
    await shopper.key('Tab');
    await shopper.called('wcpay_check_bnpl_availability');
    await shopper.see(`${PAY_LATER} .__PrivateStripeElement >>> *`, 'Plačajte v 3 delih po');
    await shopper.fill(field, '1');
    await shopper.key('Tab');
    await shopper.seeNo(PAY_LATER);
  }),
  flow('payments: Link stands in the card’s form, and gets the e-mail', async shopper => {
    await openCheckout(shopper, '?payments=link');
    await shopper.press(labelOf(METHOD));
    await fillIn(shopper);
    await shopper.holds('the e-mail to be told', () =>
      window.demoProvider
        .calls('payment.update')
        .some(({ args }) => JSON.stringify(args).includes('"email":"ana@lipa.example"')),
    );
    await typeCard(shopper, CARD);
    await shopper.press('#terms');
    await shopper.leaveBy(() => order(shopper));
    await shopper.isAt('/order-received/');
    mustNameDevice(callsOf(shopper, 'checkout').at(-1));
  }),
  flow('payments: Alipay pays', async shopper => {
    await openCheckout(shopper, '?payments=alipay');
    await fillIn(shopper);
    await shopper.press(labelOf(ALIPAY));
    await shopper.see(
      '.wcpay-upe-element[data-payment-method-type="alipay"] .__PrivateStripeElement >>> *',
      'na strani ponudnika',
    );
    await shopper.press('#terms');
    await shopper.leaveBy(() => order(shopper));
    await shopper.isAt('/order-received/');
    const [placed] = shopper.shop.orders.all().slice(-1);
    if (placed?.payment !== ALIPAY.slice('#payment_method_'.length)) throw new Error(`paid by ${placed?.payment}`);
  }),
];
