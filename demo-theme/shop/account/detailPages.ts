import { addressConfig } from '../addressConfig';
import { redirect } from '../answers';
import { BILLING, rowsOf, SHIPPING_FIELDS } from '../checkout/fields';
import { escapeHtml } from '../html';
import { errorNotice, successNotice } from '../notices';
import type { PageParts } from '../pageAnswer';
import type { Visit } from '../visit';
import type { Customer } from './customers';
import { accountRow, sendRow } from './fields';
import { accountPage } from './frame';
import { passwordConfig } from './signIn';

/** Returns the first page of an account. */
export const dashboardPage = (visit: Visit, customer: Customer): PageParts =>
  accountPage(
    visit,
    '',
    'Moj račun',
    `<p>Pozdravljeni, <strong>${escapeHtml(customer.firstName || customer.email)}</strong>. Tu urejate <a href="/my-account/edit-address/">naslove</a>, <a href="/my-account/payment-methods/">načine plačila</a> in <a href="/my-account/edit-account/">geslo</a>.</p>`,
  );

/** Name, address and password of a customer. See contract/account.md#account. */
export function editAccountPage(visit: Visit, customer: Customer): PageParts | Response {
  const { fields, session, nonce } = visit;
  if ('save_account_details' in fields) {
    const error = saveAccount(visit, customer);
    session.notices.push(error ? errorNotice([error]) : successNotice('Podatki o računu so shranjeni.'));
    if (!error) return redirect('/my-account/edit-account/');
  }
  const password = (name: string, label: string, autocomplete: string) =>
    accountRow({ name, label, type: 'password', autocomplete, required: false });
  const rows = [
    accountRow({
      name: 'account_first_name',
      label: 'Ime',
      value: fields.account_first_name ?? customer.firstName,
      autocomplete: 'given-name',
    }),
    accountRow({
      name: 'account_last_name',
      label: 'Priimek',
      value: fields.account_last_name ?? customer.lastName,
      autocomplete: 'family-name',
    }),
    `<fieldset><legend>Sprememba gesla</legend>${password('password_current', 'Sedanje geslo', 'current-password')}${password('password_1', 'Novo geslo', 'new-password')}${password('password_2', 'Novo geslo še enkrat', 'new-password')}</fieldset>`,
    sendRow('save-account-details-nonce', nonce, 'save_account_details', 'Shrani spremembe'),
  ];
  const form = `<form class="woocommerce-EditAccountForm edit-account" method="post">${rows.join('\n')}</form>`;
  return accountPage(visit, 'edit-account', 'Podatki o računu', form, passwordConfig(visit));
}

function saveAccount({ fields, nonce }: Visit, customer: Customer): string | undefined {
  if (fields['save-account-details-nonce'] !== nonce) return 'Stran je bila predolgo odprta. Poskusite znova.';
  const { password_1: next = '', password_2: again = '', password_current: current = '' } = fields;
  if (next && current !== customer.password) return 'Sedanje geslo ni pravilno.';
  if (next !== again) return 'Novi gesli se ne ujemata.';
  customer.firstName = fields.account_first_name ?? '';
  customer.lastName = fields.account_last_name ?? '';
  if (next) customer.password = next;
  return undefined;
}

/** The list of addresses, or the form of one. See contract/checkout.md#fields. */
export function addressPage(visit: Visit, customer: Customer, kind: string | undefined): PageParts | Response {
  if (kind === undefined) {
    const link = (name: string, text: string) =>
      `<h2>${text}</h2><a href="/my-account/edit-address/${name}/" class="edit" aria-label="Uredi ${text.toLowerCase()}">Uredi</a>`;
    const content = link('billing', 'Naslov za račun') + link('shipping', 'Naslov za dostavo');
    return accountPage(visit, 'edit-address', 'Naslovi', content);
  }
  const fields = kind === 'shipping' ? SHIPPING_FIELDS : BILLING;
  if ('save_address' in visit.fields) {
    const missing = fields.filter(field => field.required && !visit.fields[field.key]?.trim());
    for (const { key } of fields) customer.address[key] = visit.fields[key] ?? '';
    const lines = missing.map(({ label }) => `Polje »${label}« je obvezno.`);
    visit.session.notices.push(lines.length ? errorNotice(lines) : successNotice('Naslov je shranjen.'));
    if (!lines.length) return redirect('/my-account/edit-address/');
  }
  const form = `<form method="post" novalidate><div class="woocommerce-address-fields"><div class="woocommerce-address-fields__field-wrapper">${rowsOf(fields, customer.address)}</div>${sendRow('woocommerce-edit-address-nonce', visit.nonce, 'save_address', 'Shrani naslov')}</div></form>`;
  const title = kind === 'shipping' ? 'Naslov za dostavo' : 'Naslov za račun';
  return accountPage(visit, 'edit-address', title, form, addressConfig());
}
