import { flow } from '../flow';
import { logIn } from '../pages';
import type { Shopper } from '../shopper';

const LOGIN = 'form.woocommerce-form-login';
const METHODS = '.woocommerce-MyAccount-paymentMethods';
const QUESTION = '[role="group"]';

async function openMethods(shopper: Shopper): Promise<void> {
  await logIn(shopper);
  await shopper.open('/my-account/payment-methods/', METHODS);
}

export const accountFlows = [
  flow('account: a log-in without a password says so, one with it logs in', async shopper => {
    await shopper.open('/my-account/', LOGIN);
    await shopper.fill('#username', 'ana@lipa.example');
    await shopper.press('[name="login"]');
    await shopper.see('#password_error', 'Izpolnite polje »Geslo«.');
    await shopper.hasFocus('#password');
    await shopper.type('lipov-list-2026');
    await shopper.leaveBy(() => shopper.press('[name="login"]'));
    await shopper.see('.woocommerce-MyAccount-content', 'Pozdravljeni, Ana');
  }),
  flow('account: a wrong password is named', async shopper => {
    await shopper.open('/my-account/?jquery=none', LOGIN);
    await shopper.fill('#username', 'ana@lipa.example');
    await shopper.fill('#password', 'napak');
    await shopper.leaveBy(() => shopper.press('[name="login"]'));
    await shopper.see('.woocommerce-error', 'geslo ni pravilno');
    await shopper.hasFocus('.woocommerce-error');
  }),
  flow('account: a password is shown and hidden', async shopper => {
    await shopper.open('/my-account/', '#reg_password');
    await shopper.fill('#password', 'skrivnost');
    const button = '.password-input:has(#password) .show-password-input';
    await shopper.press(button);
    await shopper.is('#password[type="text"]');
    await shopper.press(button);
    await shopper.is('#password[type="password"]');
    await shopper.hasValue('#password', 'skrivnost');
  }),
  flow('account: a new password is weighed', async shopper => {
    await shopper.open('/my-account/', '#reg_password');
    await shopper.fill('#reg_password', '123456');
    await shopper.see('.woocommerce-password-strength');
  }),
  flow('account: a card is deleted once that is confirmed', async shopper => {
    await openMethods(shopper);
    await shopper.press('tr.payment-method .delete');
    await shopper.see(QUESTION, 'Visa, ki se konča s 4242');
    await shopper.key('Escape');
    await shopper.isNo(`${METHODS} ${QUESTION}`);
    await shopper.press('tr.payment-method .delete');
    await shopper.leaveBy(() => shopper.press(`${QUESTION} a`, 'Da, izbriši'));
    await shopper.see('.woocommerce-message', 'Način plačila je izbrisan.');
    await shopper.see('tr.payment-method', undefined, 1);
  }),
  flow('account: a card is added', async shopper => {
    await logIn(shopper);
    await shopper.open('/my-account/add-payment-method/', '#add_payment_method');
    await shopper.press('label[for="payment_method_iban"]');
    await shopper.see('div.payment_method_iban');
    await shopper.press('label[for="payment_method_testcard"]');
    await shopper.fill('#testcard-card-number', '4000000000009995');
    await shopper.fill('#testcard-card-expiry', '0131');
    await shopper.leaveBy(() => shopper.press('#place_order'));
    await shopper.see('.woocommerce-message', 'Način plačila je dodan.');
  }),
  flow('account: a country is looked for by its name, and its states follow', async shopper => {
    await logIn(shopper);
    await shopper.open('/my-account/edit-address/billing/?lists=search');
    const field = '[role="combobox"][aria-labelledby]';
    await shopper.hasValue(field, 'Slovenija');
    await shopper.fill(field, 'ITAL');
    await shopper.see('[role="option"]', 'Italija', 1);
    await shopper.key('Enter');
    await shopper.hasValue('#billing_country', 'IT');
    await shopper.is('select#billing_state');
    await shopper.hasFocus(field);
    await shopper.seeNo('[role="option"]');
  }),
  flow('account: an address has the states of its country', async shopper => {
    await logIn(shopper);
    await shopper.open('/my-account/edit-address/billing/', '.woocommerce-address-fields');
    await shopper.choose('#billing_country', 'IT');
    await shopper.see('select#billing_state');
    await shopper.choose('#billing_country', 'US');
    await shopper.see('label[for="billing_postcode"]', 'ZIP');
  }),
];
