import { must } from './checks.js';
import { amountText, make } from './dom.js';
import { ProviderElement } from './element.js';
import { MESSAGING } from './styles.js';

const PARTS = 3;

function check({ amount, currency }) {
  must(
    Number.isInteger(amount) && amount >= 0,
    `paymentMethodMessaging: amount should be an integer. You specified: ${amount}.`,
  );
  must(/^[A-Z]{3}$/i.test(currency ?? ''), `paymentMethodMessaging: currency is not valid: ${String(currency)}.`);
}

/** Says how a price can be paid in parts. */
export class MessagingElement extends ProviderElement {
  constructor(group, options) {
    super('paymentMethodMessaging', group, options, MESSAGING);
    check(options);
  }

  update(options) {
    check({ ...this.options, ...options });
    super.update(options);
  }

  draw(root) {
    const { amount, currency } = this.options;
    const part = amountText(Math.round(amount / PARTS), currency);
    root.replaceChildren(make('p', {}, `Plačajte v ${PARTS} delih po ${part}, brez obresti.`));
  }
}
