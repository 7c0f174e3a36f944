import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { maskElements } from '../../../src/behaviours/services/mask';

afterEach(() => {
  document.body.innerHTML = '';
});

it('marks parts that are always private and the page’s own, now and later', async () => {
  document.body.innerHTML =
    '<input type="password"><input name="billing_city"><input name="barva"><input name="shipping_method[0]"><p class="zasebno"></p>';
  expect(maskElements({ mask: ['.zasebno'], maskAttribute: 'data-private' })).toBe(true);
  const marked = () => [...document.querySelectorAll('[data-private]')].map(found => found.outerHTML.slice(0, 32));
  expect(marked()).toHaveLength(3);
  document.body.insertAdjacentHTML('beforeend', '<div><input type="email"></div><address>Ulica 1</address>');
  await vi.waitFor(() => expect(marked()).toHaveLength(5));
  expect(document.querySelector('[name="barva"][data-private], [name^="shipping_method"][data-private]')).toBeNull();
});

it('refuses what is no selector: nothing is recorded then', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(maskElements({ mask: ['::('] })).toBe(false);
  expect(error).toHaveBeenCalledOnce();
});

it('takes no other attribute than one of data', () => {
  document.body.innerHTML = '<input type="email">';
  expect(maskElements({ maskAttribute: 'onfocus' })).toBe(true);
  expect(document.querySelector('input')?.getAttributeNames()).toEqual(['type', 'data-recording-mask']);
});

it.each([
  '<p class="woocommerce-shipping-destination">Dostava na <strong>Ulica 1, Kranj</strong>.</p>',
  '<ul class="woocommerce-order-overview"><li class="email">E-pošta: <strong>ana@primer.si</strong></li></ul>',
  '<section class="woocommerce-customer-details"><p class="phone">040 123 456</p></section>',
  '<table class="woocommerce-table--order-details"><tfoot><tr><td>Visa 4242</td></tr></tfoot></table>',
  '<ul class="woocommerce-SavedPaymentMethods"><li><label>Visa 4242</label></li></ul>',
  '<div class="woocommerce-MyAccount-content"><p>Pozdravljeni, <strong>Ana</strong></p></div>',
  '<p class="logged-in-as">Prijavljeni ste kot Ana.</p>',
  '<ul class="woocommerce-error"><li>Račun za ana@primer.si že obstaja.</li></ul>',
  '<span class="woocommerce-input-wrapper"><span class="select2"><span class="select2-selection">Kranj</span></span></span>',
])('marks what pages print of people: %s', async html => {
  document.body.innerHTML = html;
  maskElements({});
  expect(plain()).toEqual([]);
  document.body.innerHTML = `<main>${html}</main>`;
  await vi.waitFor(() => expect(plain()).toEqual([]));
});

// Recorded pages of a real shop, kept beside the repository.
const folder = join(import.meta.dirname, '../../../../shared/captures/html');

it.skipIf(!existsSync(folder)).each([
  ['cart', /Shipping options will be updated/],
  ['my-account-dashboard', /\bana\b/],
  ['payment-methods', /ending in \d{4}|\d\d\/\d\d/],
])('leaves nothing personal of the recorded page %s', (name, personal) => {
  const html = readFileSync(join(folder, `${name}.html`), 'utf8');
  const [article = ''] = /<article[\s\S]*<\/article>/.exec(html) ?? [];
  document.body.innerHTML = article.replace(/<(script|style|option)\b[\s\S]*?<\/\1>/g, '');
  const shown = () => plain().filter(text => personal.test(text));
  expect(shown()).not.toEqual([]);
  maskElements({});
  expect(shown()).toEqual([]);
});

/** Texts of the page that a recorder reads. */
function plain(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (nodeValue?.trim() && !parentElement?.closest('[data-recording-mask]')) texts.push(nodeValue.trim());
  }
  return texts;
}
