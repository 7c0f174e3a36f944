import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetLooks, looksFor } from '../../../src/core/provider/looks/looks';
import { mount } from '../../../widgets/card-payment';
import { billingDetails } from '../../../widgets/card-payment/billing';
import { cardFormOf } from '../../../widgets/card-payment/cardForm';
import { readCardSettings } from '../../../widgets/card-payment/settings';
import { putJQuery, quietConsole } from '../../core/bus/helpers';
import { dropProvider, putProvider } from '../../core/provider/fakeProvider';
import { find } from '../../hydrate/page';
import { takeOver } from '../takeOver';
import { cardProvider, field, payment, putForm } from './page';

const PLUGINS = 'https://shop.test/wp-content/plugins';
const CONFIG = {
  publishableKey: 'pk_1',
  upeAppearance: { theme: 'night' },
  paymentMethodsConfig: { card: { darkIcon: '/dark.svg' } },
};

beforeEach(() => {
  putJQuery(undefined);
  forgetLooks();
  quietConsole();
  vi.stubGlobal('wcpay_upe_config', CONFIG);
});
afterEach(() => {
  dropProvider();
  document.body.replaceChildren();
});

/** Opens a checkout whose card has this icon. */
async function open(icon: string, behind = '') {
  const label = `<label>Kartica <img src="${icon}"></label>${behind}`;
  const form = putForm('checkout', payment().replace('<div class="payment_box', `${label}<div class="payment_box`));
  const fake = cardProvider();
  putProvider(fake.provider);
  await takeOver(mount, find(form, '.wcpay-upe-element'));
  return form;
}

it('a dark page has the method’s dark icon', async () => {
  const form = await open('/light.svg');
  expect(find(form, 'label img').getAttribute('src')).toBe('/dark.svg');
});

it('the card’s brands stand in place of the plugin’s icon, which comes back where they do not load', async () => {
  const form = await open(`${PLUGINS}/woocommerce-payments/assets/images/generic-card.svg`);
  const brands = [...form.querySelectorAll<HTMLImageElement>('.payment-methods--logos img')];
  expect(brands.map(({ src, alt }) => [src, alt])).toContainEqual([
    `${PLUGINS}/woocommerce/assets/images/icons/credit-cards/visa.svg`,
    'Visa',
  ]);
  const icon = find(form, 'label > img');
  expect(icon.style.display).toBe('none');
  await act(async () => void brands[0]?.dispatchEvent(new Event('error')));
  expect([icon.style.display, form.querySelector('.payment-methods--logos')]).toEqual(['', null]);
});

it('the number of the test card is copied', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, onLine: true, clipboard: { writeText } });
  const copy =
    '<button type="button" class="js-woopayments-copy-test-number">4242 4242 4242 4242 <i>kopiraj</i></button>';
  const form = await open('/light.svg', copy);
  find(form, '.js-woopayments-copy-test-number i').click();
  expect(writeText).toHaveBeenCalledWith('4242424242424242');
});

it('a theme changes the looks by the plugin’s event', () => {
  document.addEventListener(
    'wcpay_elements_appearance',
    event => {
      if (!(event instanceof CustomEvent)) return;
      expect(event.detail.elementsLocation).toBe('shortcode_checkout');
      event.detail.appearance.variables = { colorText: 'red' };
    },
    { once: true },
  );
  const looks = looksFor('shortcode_checkout', document.body);
  expect(looks).toEqual({ theme: 'night', variables: { colorText: 'red' } });
  expect(CONFIG.upeAppearance).toEqual({ theme: 'night' });
});

it('the looks have the size of text in the payment box, and the fields of the form', () => {
  vi.stubGlobal('wcpay_upe_config', { publishableKey: 'pk_1' });
  const form = putForm('checkout', payment(), field('billing_city'));
  find(form, '.payment_box').style.cssText = 'font-size: 14px; background-color: rgb(251, 251, 251)';
  const box = find(form, '.payment_box');
  expect(looksFor('shortcode_checkout', form, box).variables).toMatchObject({
    fontSizeBase: '14px',
    colorBackground: 'rgb(251, 251, 251)',
  });
});

it.each([
  ['affirm', {}, undefined],
  ['klarna', {}, { country: 'SI' }],
  [
    'affirm',
    { billing_address_1: 'Cesta 1', billing_city: 'Kranj', billing_postcode: '4000' },
    { country: 'SI', line1: 'Cesta 1', city: 'Kranj', postal_code: '4000' },
  ],
])('an order is paid by %s with the address %j → %j', (type, fields, address) => {
  vi.stubGlobal('wcpayCustomerData', { name: 'Ana', billing_country: 'SI' });
  const typed = Object.entries(fields).map(([name, value]) => field(name, value));
  const form = putForm('pay', payment(), typed.join(''));
  const settings = readCardSettings('pay', type);
  const method = { type, gateway: `woocommerce_payments_${type}` };
  expect(settings && billingDetails(cardFormOf(form, method), settings).address).toEqual(address);
});
