import { walletMethod, walletToken } from './cards.js';
import { checkChange, checkClick, IntegrationError } from './checks.js';
import { tracked } from './journal.js';
import { PEOPLE, redacted } from './people.js';

/** Whose billing address a wallet gives where no address is asked for. */
const [OWNER] = PEOPLE;

const CLICK_MS = 1000;
const CHANGE_MS = 20_000;

export const REJECTED = 'rejected';
export const NOT_ANSWERED = 'not answered';

/**
 * One sheet of a wallet, from the click to its end. `state`: `opening`, `open`, `asking` (the page is to answer),
 * `confirming`, `failed`, `closed`.
 */
export class WalletSession {
  state = 'opening';
  message = '';
  /** Options of the click's `resolve`, with the changes of later answers. */
  options = {};
  person;
  rate;
  card = 'pays';
  #stopWaiting = () => {};

  constructor(element, type, changed) {
    this.element = element;
    this.type = type;
    this.changed = () => changed(this);
  }

  get amount() {
    return this.element.group.options.amount;
  }

  get currency() {
    return this.element.group.options.currency;
  }

  /** Whether the page can be told that the shopper pays. */
  get canPay() {
    return this.state === 'open' && (!this.options.shippingAddressRequired || this.rate !== undefined);
  }

  /** Raises the click event. Returns the options of the page's `resolve`. */
  async open() {
    const answer = await this.#ask('click', {}, CLICK_MS, options => checkClick(options, this.amount));
    if (answer === REJECTED || answer === NOT_ANSWERED) {
      if (answer === NOT_ANSWERED) console.error('The click event was not resolved within 1 s, so no sheet opens.');
      this.#end();
      return answer;
    }
    this.options = answer;
    this.#become('open');
    return answer;
  }

  /** Simulates the choice of another address. Returns the options of the page's `resolve`. */
  async changeAddress(person) {
    this.#mustBeOpen();
    this.person = person;
    this.rate = undefined;
    const answer = await this.#askChange('shippingaddresschange', redacted(person));
    if (answer === REJECTED || answer === NOT_ANSWERED) {
      this.options = { ...this.options, shippingRates: [] };
      this.#become('open', 'Na ta naslov trgovina ne dostavlja. Izberite drugega.');
      return answer;
    }
    this.#take(answer);
    this.rate = this.options.shippingRates?.[0];
    this.#become('open');
    return answer;
  }

  /** Simulates the choice of another rate. Returns the options of the page's `resolve`. */
  async changeRate(id) {
    this.#mustBeOpen();
    const rate = this.options.shippingRates?.find(one => one.id === id);
    if (!rate) throw new Error(`No rate ${id} is offered.`);
    const before = this.rate;
    this.rate = rate;
    const answer = await this.#askChange('shippingratechange', { shippingRate: { ...rate } });
    if (answer === REJECTED || answer === NOT_ANSWERED) {
      this.rate = before;
      this.#become('open', 'Tega načina dostave trenutno ni mogoče izbrati.');
      return answer;
    }
    this.#take(answer);
    this.#become('open');
    return answer;
  }

  /** Simulates the payment. `details` replace parts of the wallet's data. May be called twice: a double tap. */
  confirm(details = {}) {
    const isAgain = this.state === 'confirming';
    if (!isAgain && !this.canPay && details.shippingAddress === undefined) {
      throw new Error(`The shopper can't pay now: the sheet is ${this.state}, the address or rate is missing.`);
    }
    this.#become('confirming', 'Plačilo poteka …');
    const { emailRequired, phoneNumberRequired, shippingAddressRequired } = this.options;
    const { name, email, phone, address } = this.person ?? OWNER;
    this.element.emit('confirm', {
      elementType: this.element.type,
      expressPaymentType: this.type,
      billingDetails: {
        name,
        ...(emailRequired && { email }),
        ...(phoneNumberRequired && { phone }),
        address: { ...address },
      },
      ...(shippingAddressRequired && {
        shippingAddress: { name, address: { ...address } },
        ...(this.rate && { shippingRate: { ...this.rate } }),
      }),
      ...details,
      paymentFailed: tracked('expressCheckout.paymentFailed', ({ reason = 'fail' } = {}) => {
        if (this.state === 'closed') return;
        this.#become('failed', `Plačilo ni uspelo (${reason}).`);
      }),
    });
  }

  /**
   * Closes the sheet. A failed sheet raises no event. One with a payment stays open: a real wallet may raise `cancel` late, when
   * the page already has the payment.
   */
  cancel() {
    if (this.state === 'closed') return;
    if (this.state === 'confirming') {
      this.element.emit('cancel', { elementType: this.element.type });
      return;
    }
    const isTold = this.state !== 'failed';
    this.#end();
    if (isTold) this.element.emit('cancel', { elementType: this.element.type });
  }

  /** Ends the sheet while the page continues: the element is gone, or the bank's window opens. */
  end() {
    if (this.state !== 'closed') this.#end();
  }

  /** Returns what the provider makes of the chosen card while this sheet is open. @param what `paymentMethod` or `confirmationToken` */
  made(what) {
    const make = { paymentMethod: walletMethod, confirmationToken: walletToken }[what];
    if (this.card !== 'error') return { [what]: make(this.card, this.type) };
    return { error: { type: 'api_error', code: 'wallet_failed', message: 'Denarnica se ne odziva. Poskusite znova.' } };
  }

  choose(card) {
    this.card = card;
  }

  #askChange(name, payload) {
    this.#become('asking', 'Trgovina računa znesek …');
    return this.#ask(name, payload, CHANGE_MS, options => checkChange(options, this.amount));
  }

  /** Raises an event that the page has to answer once, and in time. */
  #ask(name, payload, within, check) {
    return new Promise(settle => {
      let state = 'open';
      const finish = (next, answer) => {
        clearTimeout(timer);
        state = next;
        settle(answer);
      };
      const timer = setTimeout(() => finish('late', NOT_ANSWERED), within);
      this.#stopWaiting = () => {
        if (state === 'open') finish('over', NOT_ANSWERED);
      };
      const answer = (method, act) =>
        tracked(`expressCheckout.${name}.${method}`, options => {
          if (state === 'over') return;
          if (state === 'late') throw new IntegrationError(`${method}() of ${name} came after ${within} ms.`);
          if (state === 'answered') throw new IntegrationError(`${name} was answered already.`);
          act(options);
        });
      this.element.emit(name, {
        elementType: this.element.type,
        expressPaymentType: this.type,
        ...payload,
        resolve: answer('resolve', (options = {}) => {
          check(options);
          finish('answered', structuredClone(options));
        }),
        reject: answer('reject', () => finish('answered', REJECTED)),
      });
    });
  }

  #take({ lineItems, shippingRates }) {
    this.options = {
      ...this.options,
      ...(lineItems && { lineItems }),
      ...(shippingRates && { shippingRates }),
    };
  }

  #mustBeOpen() {
    if (this.state !== 'open') throw new Error(`The sheet is ${this.state}, nothing can be chosen.`);
  }

  #become(state, message = '') {
    if (this.state === 'closed') return;
    this.state = state;
    this.message = message;
    this.changed();
  }

  #end() {
    this.#stopWaiting();
    this.#become('closed');
  }
}
