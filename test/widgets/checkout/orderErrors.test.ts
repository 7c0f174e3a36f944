import { afterEach, beforeEach, expect, it } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import { mount } from '../../../widgets/checkout';
import { putJQuery } from '../../core/bus/helpers';
import { find } from '../../hydrate/page';
import { takeOver } from '../takeOver';
import { checkoutPage, input } from './page';

const ended = new AbortController();

beforeEach(() => putJQuery(undefined));
afterEach(() => ended.abort());

it('errors of an order are in the list, which has the focus, when scripts hear of them; then each is at its field', async () => {
  const form = checkoutPage();
  await takeOver(mount, form);
  input('billing_city').value = 'Atlantida';
  const heard: unknown[] = [];
  const hear = ({ html }: { html: string }) =>
    heard.push([
      document.activeElement?.className,
      document.getElementById('billing_city_description')?.textContent,
      html,
    ]);
  bus.on('checkout_error', hear, { signal: ended.signal });
  form.addEventListener('checkout_place_order', event => {
    event.preventDefault();
    const [controller] = event instanceof CustomEvent ? event.detail : [];
    controller.submit_error('<ul class="woocommerce-error"><li data-id="billing_city">Kraja ni.</li></ul>');
  });
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  const html =
    '<div role="alert"><ul class="woocommerce-error" tabindex="-1"><li data-id="billing_city"><a href="#billing_city">Kraja ni.</a></li></ul></div>';
  expect(heard).toEqual([['woocommerce-error', undefined, html]]);
  expect(find(document, '#billing_city_description').textContent).toBe('Kraja ni.');
});

it('errors of an order take all others off the page, but for what a payment method says in its box', async () => {
  const form = checkoutPage();
  await takeOver(mount, form);
  form.insertAdjacentHTML('afterbegin', '<div class="woocommerce-error">Staro</div>');
  find(form, '.payment_box').insertAdjacentHTML('beforeend', '<div class="woocommerce-error">Kartice ni.</div>');
  form.addEventListener('checkout_place_order', event => {
    event.preventDefault();
    const [controller] = event instanceof CustomEvent ? event.detail : [];
    controller.submit_error('<ul class="woocommerce-error"><li>Novo</li></ul>');
  });
  form.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
  const errors = [...form.querySelectorAll('.woocommerce-error')].map(one => one.textContent);
  expect(errors).toEqual(['Novo', 'Kartice ni.']);
});

it('errors of an order lead to their field with a click, and a link of the shop’s own in one is followed', async () => {
  const form = checkoutPage();
  await takeOver(mount, form);
  form.addEventListener('checkout_place_order', event => {
    event.preventDefault();
    const [controller] = event instanceof CustomEvent ? event.detail : [];
    controller.submit_error(
      '<ul class="woocommerce-error"><li data-id="billing_city">Kraja <b>ni</b>.</li><li data-id="billing_email">E-naslov že ima račun. <a href="/moj-racun/">Prijava</a></li></ul>',
    );
  });
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  const click = (selector: string) =>
    find(form, selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(click('li b')).toBe(false);
  expect(document.activeElement).toBe(input('billing_city'));
  expect(click('a[href="/moj-racun/"]')).toBe(true);
  expect(document.activeElement).toBe(input('billing_city'));
});
