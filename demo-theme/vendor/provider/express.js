import { checkExpress } from './checks.js';
import { make } from './dom.js';
import { ProviderElement } from './element.js';
import { WalletSession } from './session.js';
import { settings } from './settings.js';
import { Sheet, WALLET_NAMES } from './sheet.js';
import { BUTTONS } from './styles.js';

const TYPES = { applePay: 'apple_pay', googlePay: 'google_pay', amazonPay: 'amazon_pay', link: 'link' };
const VERBS = {
  buy: 'Kupi z',
  book: 'Rezerviraj z',
  donate: 'Doniraj z',
  order: 'Naroči z',
  pay: 'Plačaj z',
  checkout: 'Zaključi z',
  'check-out': 'Zaključi z',
  subscribe: 'Naroči se z',
};

/** The buttons of the wallets. */
export class ExpressElement extends ProviderElement {
  /** The sheet that is open, if one is. */
  session;
  #sheet;

  constructor(group, options) {
    super('expressCheckout', group, options, BUTTONS);
    checkExpress(options);
  }

  update(options) {
    checkExpress(options);
    super.update(options);
  }

  /** The wallets that the page asks for and the device has: `applePay`, `googlePay`, `amazonPay`, `link`. */
  get methods() {
    const wanted = this.options.paymentMethods ?? {};
    return Object.keys(TYPES).filter(method => settings.available[method] && wanted[method] !== 'never');
  }

  readyPayload() {
    const { methods } = this;
    const all = { applePay: false, googlePay: false, amazonPay: false, link: false, paypal: false, klarna: false };
    const available = { ...all, ...Object.fromEntries(methods.map(method => [method, true])) };
    return { elementType: this.type, availablePaymentMethods: methods.length > 0 ? available : undefined };
  }

  draw(root) {
    const { buttonHeight = 44, buttonTheme = {}, buttonType = {} } = this.options;
    const { borderRadius = '4px', spacingUnit = '6px' } = this.group.options.appearance?.variables ?? {};
    const buttons = this.methods.map(method => {
      const name = WALLET_NAMES[TYPES[method]];
      const verb = VERBS[buttonType[method]];
      return make(
        'button',
        { type: 'button', class: buttonTheme[method], click: () => void this.click(TYPES[method]) },
        verb ? `${verb} ${name}` : name,
      );
    });
    const list = make('div', { class: 'wallets' }, ...buttons);
    list.style.setProperty('--height', `${buttonHeight}px`);
    list.style.setProperty('--radius', borderRadius);
    list.style.setProperty('--space', spacingUnit);
    root.replaceChildren(list);
  }

  /** Handles a press on a wallet's button. Returns the options of the page's `resolve`, or the reason for none. */
  async click(type) {
    if (this.session) throw new Error('A sheet is open already.');
    const session = new WalletSession(this, type, () => this.#show());
    this.session = session;
    return session.open();
  }

  left() {
    this.session?.end();
  }

  #show() {
    const { session } = this;
    if (!session) return;
    if (session.state === 'closed') {
      this.#sheet?.close();
      this.#sheet = undefined;
      this.session = undefined;
    } else if (this.#sheet) this.#sheet.show();
    else if (session.state === 'open') this.#sheet = new Sheet(session);
  }
}
