import { CardElement } from './card.js';
import { make } from './dom.js';

let made = 0;

/** A payment method that leads to another site: it has no fields. */
export class RedirectElement extends CardElement {
  draw(root) {
    if (root.childNodes.length === 0)
      root.replaceChildren(make('p', { class: 'terms' }, 'Po oddaji naročila boste plačali na strani ponudnika.'));
  }

  check() {
    return undefined;
  }

  paymentMethod() {
    const [type] = this.group.options.paymentMethodTypes;
    made += 1;
    return { id: `pm_${type}_${Date.now()}${made}`, type };
  }
}
