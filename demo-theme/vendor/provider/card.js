import { cardError, typedMethod } from './cards.js';
import { IntegrationError } from './checks.js';
import { make } from './dom.js';
import { ProviderElement } from './element.js';
import { FIELDS } from './styles.js';

const BILLING = ['name', 'email', 'phone'];
const ADDRESS = {
  line1: 'line1',
  line2: 'line2',
  city: 'city',
  state: 'state',
  country: 'country',
  postalCode: 'postal_code',
};
const digits = text => text.replace(/\D/g, '');

/** The fields of a card: number, expiry, code. */
export class CardElement extends ProviderElement {
  #inputs = {
    number: this.#input('cc-number', '1234 1234 1234 1234', 23),
    expiry: this.#input('cc-exp', 'MM / LL', 7),
    cvc: this.#input('cc-csc', 'CVC', 4),
  };
  #error = make('p', { class: 'error', role: 'alert', id: 'error' });
  #terms = make('p', { class: 'terms' });

  constructor(group, options) {
    super('payment', group, options, FIELDS);
  }

  /** Typed values, digits only. */
  get typed() {
    return Object.fromEntries(Object.entries(this.#inputs).map(([name, input]) => [name, digits(input.value)]));
  }

  draw(root) {
    this.#terms.textContent =
      this.options.terms?.card === 'always' ? 'Trgovini dovolite, da kartico bremeni tudi ob prihodnjih nakupih.' : '';
    if (root.childNodes.length > 0) return;
    const { number, expiry, cvc } = this.#inputs;
    const fields = make(
      'div',
      { class: 'fields' },
      make('label', {}, 'Številka kartice', number),
      make('label', {}, 'Velja do', expiry),
      make('label', {}, 'Varnostna koda', cvc),
      this.#error,
      this.#terms,
    );
    this.#dress(fields);
    root.replaceChildren(fields);
  }

  clear() {
    for (const input of Object.values(this.#inputs)) input.value = '';
    this.#showError(undefined);
  }

  /** Checks the typed values, and shows the error. Returns it. */
  check() {
    const error = cardError(this.typed);
    this.#showError(error);
    return error;
  }

  paymentMethod() {
    return typedMethod(this.typed);
  }

  /** Billing details that the page said it has must come with `createPaymentMethod`. */
  checkBilling(given = {}) {
    const fields = this.options.fields?.billingDetails;
    const isNever = (name, part) =>
      fields === 'never' ||
      (part ? fields?.address === 'never' || fields?.address?.[part] === 'never' : fields?.[name] === 'never');
    const missing = [
      ...BILLING.filter(name => isNever(name) && given[name] === undefined),
      ...Object.entries(ADDRESS)
        .filter(([part, name]) => isNever('address', part) && given.address?.[name] === undefined)
        .map(([, name]) => `address.${name}`),
    ];
    const [first] = missing;
    if (first === undefined) return;
    throw new IntegrationError(
      `You specified "never" for fields.billing_details.${first} when creating the payment Element, but did not pass params.billing_details.${first} when calling stripe.createPaymentMethod().`,
    );
  }

  #input(autocomplete, placeholder, maxlength) {
    return make('input', {
      type: 'text',
      inputmode: 'numeric',
      autocomplete,
      placeholder,
      maxlength,
      input: event => this.#typed(event.target),
      focus: () => this.emit('focus', { elementType: this.type }),
      blur: () => this.emit('blur', { elementType: this.type }),
    });
  }

  #typed(input) {
    const plain = digits(input.value);
    if (input === this.#inputs.number) input.value = plain.slice(0, 19).replace(/(\d{4})(?=\d)/g, '$1 ');
    if (input === this.#inputs.expiry)
      input.value = plain.length > 2 ? `${plain.slice(0, 2)} / ${plain.slice(2, 4)}` : plain;
    this.group.changed();
    this.#showError(undefined);
    this.emit('change', {
      elementType: this.type,
      complete: cardError(this.typed) === undefined,
      empty: Object.values(this.typed).every(text => text === ''),
      collapsed: false,
      value: { type: 'card' },
    });
  }

  #showError(error) {
    this.#error.textContent = error?.message ?? '';
    const name = /number|expiry|cvc/.exec(error?.code ?? '')?.[0];
    for (const [key, input] of Object.entries(this.#inputs)) {
      const isWrong = key === name;
      input.setAttribute('aria-invalid', String(isWrong));
      if (isWrong) input.setAttribute('aria-describedby', 'error');
      else input.removeAttribute('aria-describedby');
    }
    if (name) this.#inputs[name].focus();
  }

  /** Applies the page's own appearance, as far as this double supports it: variables, and the rules of labels and inputs. */
  #dress(fields) {
    const { variables = {}, rules = {} } = this.group.options.appearance ?? {};
    for (const [name, value] of Object.entries(variables)) fields.style.setProperty(`--${name}`, String(value));
    for (const [selector, rule] of Object.entries(rules)) {
      const tag = { '.Input': 'input', '.Label': 'label' }[selector];
      for (const node of tag ? fields.querySelectorAll(tag) : []) Object.assign(node.style, rule);
    }
  }
}
