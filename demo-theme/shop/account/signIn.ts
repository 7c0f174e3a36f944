import { redirect } from '../answers';
import { errorNotice, successNotice } from '../notices';
import type { PageParts } from '../pageAnswer';
import { render } from '../template';
import type { Visit } from '../visit';
import { accountRow, sendRow } from './fields';
import { openPage } from './frame';

const HOME = '/my-account/';
const EXPIRED = 'Stran je bila predolgo odprta. Poskusite znova.';

/** Settings of the meter for new passwords. See contract/account.md#passwords. */
export const passwordConfig = ({ base }: Visit): string => render('partials/config-password', { base });

function logIn({ fields, session, customers, nonce }: Visit): Response | string {
  if (fields['woocommerce-login-nonce'] !== nonce) return EXPIRED;
  const customer = customers.byEmail(fields.username ?? '');
  if (!fields.username?.trim()) return 'Vnesite uporabniško ime ali e-poštni naslov.';
  if (!fields.password) return 'Vnesite geslo.';
  if (!customer || customer.password !== fields.password) return 'Uporabniško ime ali geslo ni pravilno.';
  session.customer = customer;
  return redirect(fields.redirect ?? HOME);
}

function register({ fields, session, customers, nonce }: Visit): Response | string {
  if (fields['woocommerce-register-nonce'] !== nonce) return EXPIRED;
  const { email = '', password = '' } = fields;
  if (email.length > 254 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return 'Vnesite veljaven e-poštni naslov.';
  if (!password) return 'Vnesite geslo.';
  const customer = customers.add(email, password);
  if (!customer) return 'S tem e-poštnim naslovom je račun že odprt. Prijavite se.';
  session.customer = customer;
  return redirect(HOME);
}

/** Log-in and registration. See contract/account.md#account. */
export function signInPage(visit: Visit): PageParts | Response {
  const { fields, session, nonce } = visit;
  const result = 'login' in fields ? logIn(visit) : 'register' in fields ? register(visit) : undefined;
  if (result instanceof Response) return result;
  if (result) session.notices.push(errorNotice([result]));
  const login = [
    accountRow({
      name: 'username',
      label: 'Uporabniško ime ali e-poštni naslov',
      autocomplete: 'username',
      value: fields.username ?? '',
    }),
    accountRow({ name: 'password', label: 'Geslo', type: 'password', autocomplete: 'current-password' }),
    '<p class="form-row"><label class="woocommerce-form__label woocommerce-form__label-for-checkbox"><input class="woocommerce-form__input woocommerce-form__input-checkbox" name="rememberme" type="checkbox" id="rememberme" value="forever"> <span>Zapomni si me</span></label></p>',
    sendRow('woocommerce-login-nonce', nonce, 'login', 'Prijava'),
    '<p class="woocommerce-LostPassword lost_password"><a href="/my-account/lost-password/">Ste pozabili geslo?</a></p>',
  ];
  const registration = [
    accountRow({
      name: 'email',
      id: 'reg_email',
      label: 'E-poštni naslov',
      type: 'email',
      autocomplete: 'email',
      value: fields.email ?? '',
    }),
    accountRow({
      name: 'password',
      id: 'reg_password',
      label: 'Geslo',
      type: 'password',
      autocomplete: 'new-password',
    }),
    '<wc-order-attribution-inputs></wc-order-attribution-inputs>',
    sendRow('woocommerce-register-nonce', nonce, 'register', 'Registracija'),
  ];
  const content = `<div class="u-columns col2-set" id="customer_login">
    <div class="u-column1 col-1"><h2>Prijava</h2><form class="woocommerce-form woocommerce-form-login login" method="post" novalidate>${login.join('\n')}</form></div>
    <div class="u-column2 col-2"><h2>Registracija</h2><form method="post" class="woocommerce-form woocommerce-form-register register">${registration.join('\n')}</form></div>
  </div>`;
  return openPage(visit, '', 'Moj račun', content, passwordConfig(visit));
}

/** Asks for a link that sets a new password; nothing is sent. */
export function lostPasswordPage(visit: Visit): PageParts | Response {
  const { fields, session, nonce } = visit;
  if ('wc_reset_password' in fields) {
    const isRight = fields['woocommerce-lost-password-nonce'] === nonce && fields.user_login?.trim();
    if (isRight) {
      session.notices.push(successNotice('Če račun obstaja, smo poslali povezavo za novo geslo.'));
      return redirect(HOME);
    }
    session.notices.push(errorNotice(['Vnesite uporabniško ime ali e-poštni naslov.']));
  }
  const content = `<form method="post" class="woocommerce-ResetPassword lost_reset_password"><p>Vnesite uporabniško ime ali e-poštni naslov. Poslali vam bomo povezavo, s katero določite novo geslo.</p>${accountRow({ name: 'user_login', label: 'Uporabniško ime ali e-poštni naslov', autocomplete: 'username', classes: 'form-row-first' })}<input type="hidden" name="wc_reset_password" value="true">${sendRow('woocommerce-lost-password-nonce', nonce, 'reset', 'Ponastavi geslo')}</form>`;
  return openPage(visit, 'woocommerce-lost-password', 'Pozabljeno geslo', content);
}
