import { attributes, escapeHtml } from '../html';
import type { Visit } from '../visit';
import { CARD } from './pay';
import { readPayments } from './switch';

const TOKEN = `wc-${CARD}-payment-token`;
const SAVE = `wc-${CARD}-new-payment-method`;

/** Whether the shop takes cards. */
export const takesCards = ({ request }: Visit): boolean => readPayments(request).isOn;

export const CARD_TITLE = 'Plačilna kartica';

function savedCards({ session: { customer }, fields }: Visit): string {
  const cards = customer?.cards ?? [];
  const chosen = fields[TOKEN] ?? String(cards.find(card => card.isDefault)?.id ?? 'new');
  const radio = (value: string) =>
    attributes({
      id: `wc-${CARD}-payment-token-${value}`,
      type: 'radio',
      name: TOKEN,
      value,
      style: 'width:auto;',
      class: 'woocommerce-SavedPaymentMethods-tokenInput',
      checked: value === chosen,
    });
  const row = (value: string, kind: string, label: string) =>
    `<li class="woocommerce-SavedPaymentMethods-${kind}"><input${radio(value)}> <label for="wc-${CARD}-payment-token-${value}">${escapeHtml(label)}</label></li>`;
  const rows = cards.map(card => row(String(card.id), 'token', `${card.name} (poteče ${card.expires})`));
  return `<ul class="woocommerce-SavedPaymentMethods wc-saved-payment-methods" data-count="${cards.length}">${rows.join('')}${row('new', 'new', 'Uporabi drugo kartico')}</ul>`;
}

const saveBox = `<p class="form-row woocommerce-SavedPaymentMethods-saveNew"><input id="${SAVE}" name="${SAVE}" type="checkbox" value="true" style="width:auto;"> <label for="${SAVE}" style="display:inline;">Shrani kartico za prihodnje nakupe</label></p>`;

/** What the shop says in test mode. */
const TEST_NUMBER =
  '<p class="testmode-info">Preskusni način: <button type="button" class="js-woopayments-copy-test-number"><i></i><span>4242 4242 4242 4242</span></button></p>';

/** The fields' place in the payment method's box; saved cards where one pays, a guest's list is empty. */
export function cardBox(visit: Visit, isPaying: boolean): string {
  const parts = (readPayments(visit.request).has('test') ? TEST_NUMBER : '') + (isPaying ? savedCards(visit) : '');
  return `<div class="wcpay-upe-form" data-payment-method-type="card">${parts}<fieldset id="wc-${CARD}-upe-form" class="wc-upe-form wc-payment-form"><legend class="screen-reader-text">Podatki kartice</legend><div class="wcpay-upe-element" data-payment-method-type="card"></div>${isPaying ? saveBox : ''}</fieldset></div>`;
}

/** The place of a method that leads to another site. See contract/payments.md#scripts. */
export const leadingAwayBox = (type: string, title: string): string =>
  `<div class="wcpay-upe-form" data-payment-method-type="${type}"><fieldset class="wc-payment-form"><legend class="screen-reader-text">${title}</legend><div class="wcpay-upe-element" data-payment-method-type="${type}"></div></fieldset></div>`;
