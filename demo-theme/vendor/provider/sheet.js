import { WALLET_CARDS } from './cards.js';
import { amountText, closedOff, make } from './dom.js';
import { PEOPLE } from './people.js';
import { DIALOG } from './styles.js';

export const WALLET_NAMES = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  amazon_pay: 'Amazon Pay',
  link: 'Link',
};

/** The sheet of a wallet as the shopper sees it. It shows the session, and tells it what the shopper does. */
export class Sheet {
  #session;
  #host;
  #dialog;
  #items = make('ul');
  #total = make('span');
  #addresses = make('fieldset', {}, make('legend', {}, 'Naslov za dostavo'));
  #rates = make('fieldset', {}, make('legend', {}, 'Način dostave'));
  #card;
  #status = make('p', { role: 'status' });
  #pay = make('button', { type: 'button', class: 'main', click: () => this.#session.confirm() });
  #cancel = make('button', { type: 'button', click: () => this.#session.cancel() }, 'Prekliči');
  #shownRates;

  constructor(session) {
    this.#session = session;
    const { host, root } = closedOff('demo-wallet', DIALOG);
    this.#host = host;
    this.#card = make(
      'select',
      { change: () => session.choose(this.#card.value) },
      ...WALLET_CARDS.map(({ id, label }) => make('option', { value: id }, label)),
    );
    const { business, allowedShippingCountries } = session.options;
    this.#addresses.append(...PEOPLE.map(person => this.#address(person, allowedShippingCountries)));
    this.#dialog = make(
      'dialog',
      {
        'aria-labelledby': 'title',
        cancel: event => {
          event.preventDefault();
          session.cancel();
        },
      },
      make('h2', { id: 'title' }, `${WALLET_NAMES[session.type]} (poskusna denarnica)`),
      make('p', {}, business?.name ?? ''),
      this.#addresses,
      this.#rates,
      this.#items,
      make('p', { class: 'total' }, make('span', {}, 'Skupaj'), this.#total),
      make('label', { class: 'card' }, 'Kartica', this.#card),
      make('div', { class: 'foot' }, this.#status, make('div', { class: 'actions' }, this.#pay, this.#cancel)),
    );
    root.append(this.#dialog);
    document.body.append(host);
    this.show();
    this.#dialog.showModal();
  }

  /** Draws the session as it is now. */
  show() {
    const session = this.#session;
    const { lineItems = [], shippingRates = [], shippingAddressRequired } = session.options;
    const text = amount => amountText(amount, session.currency);
    this.#items.replaceChildren(
      ...lineItems.map(item => make('li', {}, make('span', {}, item.name), make('span', {}, text(item.amount)))),
    );
    this.#total.textContent = text(session.amount);
    this.#addresses.hidden = !shippingAddressRequired;
    this.#rates.hidden = !shippingAddressRequired || session.person === undefined || shippingRates.length === 0;
    for (const input of this.#addresses.querySelectorAll('input')) input.checked = input.value === session.person?.id;
    this.#showRates(shippingRates, text);
    this.#status.textContent = session.message;
    const isBusy = session.state === 'asking' || session.state === 'confirming';
    this.#dialog.setAttribute('aria-busy', String(isBusy));
    this.#pay.textContent = `Plačaj ${text(session.amount)}`;
    this.#pay.disabled = !session.canPay;
    this.#cancel.textContent = session.state === 'failed' ? 'Zapri' : 'Prekliči';
  }

  close() {
    this.#dialog.close();
    this.#host.remove();
  }

  #address(person, allowed) {
    const isBarred = allowed !== undefined && !allowed.includes(person.address.country);
    const input = make('input', {
      type: 'radio',
      name: 'address',
      value: person.id,
      disabled: isBarred,
      change: () => this.#try(() => this.#session.changeAddress(person)),
    });
    const label = isBarred ? `${person.label} – ni med državami trgovine` : person.label;
    return make('label', { class: 'choice' }, input, make('span', {}, label));
  }

  #showRates(rates, text) {
    const key = JSON.stringify(rates);
    if (key !== this.#shownRates) {
      this.#shownRates = key;
      for (const old of this.#rates.querySelectorAll('label')) old.remove();
      this.#rates.append(...rates.map(rate => this.#rate(rate, text)));
    }
    for (const input of this.#rates.querySelectorAll('input')) input.checked = input.value === this.#session.rate?.id;
  }

  #rate(rate, text) {
    const input = make('input', {
      type: 'radio',
      name: 'rate',
      value: rate.id,
      change: () => this.#try(() => this.#session.changeRate(rate.id)),
    });
    const estimate =
      typeof rate.deliveryEstimate === 'string' && rate.deliveryEstimate ? `, ${rate.deliveryEstimate}` : '';
    return make(
      'label',
      { class: 'choice' },
      input,
      make('span', {}, rate.displayName + estimate),
      make('span', {}, text(rate.amount)),
    );
  }

  /** A choice while the page still answers an earlier one is left out, and the picture set right. */
  async #try(act) {
    if (this.#session.state !== 'open') return this.show();
    await act();
  }
}
