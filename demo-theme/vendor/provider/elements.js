import { CardElement } from './card.js';
import { checkElements, IntegrationError, must, mustBeObject } from './checks.js';
import { ExpressElement } from './express.js';
import { trackMethods } from './journal.js';
import { MessagingElement } from './messaging.js';
import { RedirectElement } from './redirect.js';
import { scripted } from './settings.js';

const TYPES = { expressCheckout: ExpressElement, payment: CardElement, paymentMethodMessaging: MessagingElement };

/** Elements that belong together. */
export class Elements {
  journalName = 'elements';
  /** Whether `submit` has checked the current input. */
  isSubmitted = false;
  #byType = new Map();

  constructor(options = {}) {
    mustBeObject(options, 'elements(): options');
    checkElements(options);
    this.options = options;
    trackMethods(this, 'elements', ['create', 'update', 'submit', 'getElement']);
  }

  create(type, options = {}) {
    const Type = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
    must(
      Type,
      `A valid Element name must be provided. Valid Elements are: ${Object.keys(TYPES).join(', ')}; you passed: ${type}.`,
    );
    must(!this.#byType.has(type), `Can only create one Element of type ${type} through one elements().`);
    must(
      type === 'paymentMethodMessaging' || this.options.mode !== undefined || this.options.clientSecret !== undefined,
      `In order to create a ${type} Element, you must pass a clientSecret or mode when creating the Elements group.`,
    );
    mustBeObject(options, `create('${type}'): options`);
    const leadsAway = type === 'payment' && !(this.options.paymentMethodTypes ?? ['card']).includes('card');
    const element = leadsAway ? new RedirectElement(this, options) : new Type(this, options);
    this.#byType.set(type, element);
    return element;
  }

  update(options) {
    mustBeObject(options, 'elements.update(): options');
    const next = { ...this.options, ...options };
    checkElements(next);
    this.options = next;
    this.wallet?.changed();
  }

  /** Checks the card's fields; with a wallet there is nothing to check. */
  async submit() {
    const answer = await scripted('submit', []);
    if (answer !== undefined) {
      this.isSubmitted = answer.error === undefined;
      return answer;
    }
    if (this.wallet) {
      this.isSubmitted = true;
      return { selectedPaymentMethod: this.wallet.type };
    }
    if (!this.card?.isMounted) {
      throw new IntegrationError('elements.submit() needs a mounted payment or express checkout Element.');
    }
    const error = this.card.check();
    this.isSubmitted = error === undefined;
    return error ? { error } : { selectedPaymentMethod: 'card' };
  }

  getElement(type) {
    return this.#byType.get(type) ?? null;
  }

  /** The wallet's sheet that is open. */
  get wallet() {
    return this.#byType.get('expressCheckout')?.session;
  }

  get card() {
    return this.#byType.get('payment');
  }

  /** Marks the current input as unchecked. */
  changed() {
    this.isSubmitted = false;
  }

  forget(element) {
    if (this.#byType.get(element.type) === element) this.#byType.delete(element.type);
  }
}
