import { redirect } from '../answers';
import { escapeHtml } from '../html';
import { errorNotice, successNotice } from '../notices';
import type { PageParts } from '../pageAnswer';
import { CARD_TITLE, cardBox, takesCards } from '../paying/cardBox';
import { addCardPayments } from '../paying/markup';
import { CARD } from '../paying/pay';
import { confirmFragment } from '../paying/payments';
import type { Visit } from '../visit';
import { type Customer, deleteCard, makeDefault, type SavedCard, saveCard } from './customers';
import { accountPage } from './frame';

const METHODS = '/my-account/payment-methods/';
const ADD = '/my-account/add-payment-method/';

function row(card: SavedCard, nonce: string): string {
  const link = (action: string, name: string, text: string) =>
    `<a href="/my-account/${action}/${card.id}/?_wpnonce=${nonce}" class="button ${name}">${text}</a>&nbsp;`;
  const actions =
    link('delete-payment-method', 'delete', 'Izbriši') +
    (card.isDefault ? '' : link('set-default-payment-method', 'default', 'Nastavi kot privzeto'));
  return `<tr class="payment-method${card.isDefault ? ' default-payment-method' : ''}"><td class="woocommerce-PaymentMethod woocommerce-PaymentMethod--method payment-method-method" data-title="Način">${escapeHtml(card.name)}</td><td class="woocommerce-PaymentMethod woocommerce-PaymentMethod--expires payment-method-expires" data-title="Velja do">${escapeHtml(card.expires)}</td><td class="woocommerce-PaymentMethod woocommerce-PaymentMethod--actions payment-method-actions" data-title="&nbsp;">${actions}</td></tr>`;
}

/** The saved cards. See contract/account.md#account. */
export function methodsPage(visit: Visit, { cards }: Customer): PageParts {
  const head = (name: string, text: string) =>
    `<th class="woocommerce-PaymentMethod payment-method-${name}"><span class="nobr">${text}</span></th>`;
  const table = `<table class="woocommerce-MyAccount-paymentMethods shop_table shop_table_responsive account-payment-methods-table"><thead><tr>${head('method', 'Način')}${head('expires', 'Velja do')}<td class="woocommerce-PaymentMethod payment-method-actions"></td></tr></thead>${cards.map(card => row(card, visit.nonce)).join('')}</table>`;
  const none = '<div class="woocommerce-info" role="status">Shranjenih načinov plačila ni.</div>';
  const add = '<a class="button" href="/my-account/add-payment-method/">Dodaj način plačila</a>';
  return accountPage(visit, 'payment-methods', 'Načini plačila', (cards.length ? table : none) + add);
}

/** Follows a link that deletes a card or makes it the default. */
export function changeMethod(visit: Visit, customer: Customer, action: string, id: number): Response {
  const { session, url, nonce } = visit;
  const change = action === 'delete' ? deleteCard : makeDefault;
  const isDone = url.searchParams.get('_wpnonce') === nonce && change(customer, id);
  const text = action === 'delete' ? 'Način plačila je izbrisan.' : 'Način plačila je zdaj privzet.';
  session.notices.push(isDone ? successNotice(text) : errorNotice(['Načina plačila ni mogoče spremeniti.']));
  return redirect(METHODS);
}

/** Saves the card that the provider took; one that the shopper's bank has not confirmed yet is led there first. */
function addCard({ fields, payments, session }: Visit, customer: Customer): Response | undefined {
  const intent = payments.intent(fields['wcpay-setup-intent'] ?? '');
  if (!intent || intent.status === 'requires_payment_method') return undefined;
  if (intent.status === 'requires_action') {
    intent.saveFor = customer;
    return redirect(ADD + confirmFragment(intent, payments.nonce('update_order_status')));
  }
  saveCard(customer, intent.card);
  session.notices.push(successNotice('Način plačila je dodan.'));
  return redirect(METHODS);
}

/** The form that saves a card. */
export function addMethodPage(visit: Visit, customer: Customer): PageParts | Response {
  const { fields, session, nonce } = visit;
  if ('woocommerce_add_payment_method' in fields) {
    const number = (fields['testcard-card-number'] ?? '').replace(/\D/g, '');
    const expires = fields['testcard-card-expiry'] ?? '';
    const isSafe = fields['woocommerce-add-payment-method-nonce'] === nonce;
    const saved = isSafe && fields.payment_method === CARD ? addCard(visit, customer) : undefined;
    if (saved) return saved;
    if (isSafe && fields.payment_method === 'testcard' && number.length >= 12) {
      const id = Math.max(0, ...customer.cards.map(card => card.id)) + 1;
      const name = `Kartica, ki se konča s ${number.slice(-4)}`;
      customer.cards.push({ id, name, expires, isDefault: customer.cards.length === 0 });
      session.notices.push(successNotice('Način plačila je dodan.'));
      return redirect(METHODS);
    }
    session.notices.push(errorNotice(['Načina plačila ni mogoče dodati. Preverite vpisane podatke.']));
  }
  const input = (name: string, label: string, autocomplete: string) =>
    `<p class="form-row form-row-wide"><label for="testcard-card-${name}">${label}&nbsp;<span class="required" aria-hidden="true">*</span></label><input id="testcard-card-${name}" name="testcard-card-${name}" class="input-text" inputmode="numeric" autocomplete="${autocomplete}" type="tel" value="${escapeHtml(fields[`testcard-card-${name}`] ?? '')}"></p>`;
  const method = (id: string, label: string, box: string, checked: boolean) =>
    `<li class="woocommerce-PaymentMethod woocommerce-PaymentMethod--${id} payment_method_${id}"><input id="payment_method_${id}" type="radio" class="input-radio" name="payment_method" value="${id}"${checked ? ' checked' : ''}> <label for="payment_method_${id}">${label}</label><div class="woocommerce-PaymentBox payment_box payment_method_${id}">${box}</div></li>`;
  const card = `<fieldset id="wc-testcard-cc-form" class="wc-credit-card-form wc-payment-form"><legend class="screen-reader-text">Podatki s kartice</legend>${input('number', 'Številka kartice', 'cc-number')}${input('expiry', 'Velja do (MM/LL)', 'cc-exp')}</fieldset>`;
  const isCard = takesCards(visit);
  const chosen = fields.payment_method ?? (isCard ? CARD : 'testcard');
  const cards = isCard ? method(CARD, CARD_TITLE, cardBox(visit, false), chosen === CARD) : '';
  const content = `<form id="add_payment_method" method="post"><div id="payment" class="woocommerce-Payment"><ul class="woocommerce-PaymentMethods payment_methods methods">${cards}${method('testcard', 'Kreditna kartica', card, chosen === 'testcard')}${method('iban', 'Trajnik', '<p>Pooblastilo podpišete v banki.</p>', chosen === 'iban')}</ul><div class="form-row"><input type="hidden" name="woocommerce-add-payment-method-nonce" value="${nonce}"><button type="submit" class="woocommerce-Button button alt" id="place_order" value="Dodaj način plačila">Dodaj način plačila</button><input type="hidden" name="woocommerce_add_payment_method" id="woocommerce_add_payment_method" value="1"></div></div></form>`;
  return accountPage(visit, 'payment-methods', 'Dodaj način plačila', content, addCardPayments(visit));
}
