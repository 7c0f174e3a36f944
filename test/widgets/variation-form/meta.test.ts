import { afterEach, expect, it } from 'vitest';
import { showMeta, showPrice } from '../../../widgets/variation-form/product';
import { readVariation } from '../../../widgets/variation-form/variation';
import { find } from '../../hydrate/page';
import { formHtml, variation } from './form';

afterEach(() => document.body.replaceChildren());

function put(html: string): HTMLElement {
  document.body.innerHTML = html;
  return find(document, '.product');
}

const META = `<div class="product"><div class="product_meta"><span class="sku">PUL</span></div>
  <i class="product_weight">1 <a href="/kg">kg</a></i><i class="product_weight">2 kg</i>
  <table><tr class="woocommerce-product-attributes-item--dimensions"><td class="woocommerce-product-attributes-item__value">4</td></tr></table></div>
  <div class="product_meta"><span class="sku">OTHER</span></div>`;

const texts = (root: ParentNode) =>
  [...root.querySelectorAll('.sku, .product_weight, td')].map(element => element.textContent);

it('showMeta writes SKU, weight and dimensions as text, in this product only', () => {
  const product = put(META);
  const data = { sku: '<b>', weight: '3', weight_html: '3 &amp; kg', dimensions_html: '4 &times; 5' };
  showMeta(product, readVariation(data));
  expect(texts(document)).toEqual(['<b>', '3 & kg', '3 & kg', '4 × 5', 'OTHER']);
});

it("showMeta puts the product's own back, element by element, with links and their listeners", () => {
  const product = put(META);
  const before = product.innerHTML;
  const link = find(product, 'a');
  showMeta(product, readVariation(variation(1, {})));
  showMeta(product, readVariation(variation(2, {})));
  showMeta(product);
  expect(product.innerHTML.replaceAll(/ data-o_content="[^"]*"/g, '')).toBe(before);
  expect(find(product, 'a')).toBe(link);
});

it('showMeta keeps the first text in data-o_content, of each element its own', () => {
  const product = put(META);
  showMeta(product, readVariation(variation(1, {})));
  showMeta(product, readVariation(variation(2, {})));
  const kept = [...product.querySelectorAll('[data-o_content]')].map(element => element.getAttribute('data-o_content'));
  expect(kept).toEqual(['PUL', '1 kg', '2 kg', '4']);
});

it.each([
  ['before the first choice', () => {}],
  ['after it', (product: Element) => showMeta(product, readVariation(variation(1, {})))],
])('showMeta goes back to the text that a script has put into data-o_content %s', (_when, choose) => {
  const product = put(META);
  choose(product);
  find(product, '.sku').setAttribute('data-o_content', 'NEW');
  showMeta(product, readVariation(variation(2, {})));
  showMeta(product);
  expect(texts(product)).toEqual(['NEW', '1 kg', '2 kg', '4']);
});

it('a copy of an element that shows a variation goes back to the text of the first one', () => {
  const product = put(META);
  showMeta(product, readVariation(variation(1, {})));
  const copy = find(product, '.sku').cloneNode(true);
  find(product, '.sku').replaceWith(copy);
  showMeta(product);
  expect(copy.textContent).toBe('PUL');
});

it("showMeta shows the product's SKU and weight for a variation without, and what the server says of its dimensions", () => {
  const product = put(META);
  showMeta(product, readVariation(variation(1, {})));
  const bare = { sku: '', weight: '', weight_html: 'ni podatka', dimensions_html: 'ni podatka' };
  showMeta(product, readVariation(variation(2, {}, bare)));
  expect(texts(product)).toEqual(['PUL', '1 kg', '2 kg', 'ni podatka']);
});

it('showMeta leaves elements alone that it has never written', () => {
  const product = put(META);
  showMeta(product);
  expect(product.querySelector('[data-o_content]')).toBeNull();
});

const FORM = formHtml({ variations: [] });
const OWN = `<p class="price"><b>1</b></p>${FORM}`;
const summary = (inside = OWN) => put(`<div class="product"><div class="summary">${inside}</div></div>`);
const show = (product: HTMLElement, html: string) => showPrice(product, find(product, 'form'), html);

it("showPrice takes the place of the main price, without the wrapper of the variation's", () => {
  const product = summary();
  show(product, '<span class="price"><del>2</del> <ins>1</ins></span>');
  expect(find(product, 'p.price').innerHTML).toBe('<del>2</del> <ins>1</ins>');
});

it('showPrice prints a price that has no wrapper whole', () => {
  const product = summary();
  show(product, '<i>2</i><small>z DDV</small>');
  expect(find(product, 'p.price').innerHTML).toBe('<i>2</i><small>z DDV</small>');
});

it('showPrice gives the very nodes back', () => {
  const product = summary();
  const own = find(product, 'p.price b');
  show(product, '<span class="price">2</span>');
  show(product, '<span class="price">3</span>');
  showPrice(product, find(product, 'form'));
  expect([...find(product, 'p.price').childNodes]).toEqual([own]);
  expect(find(product, 'p.price b')).toBe(own);
});

it('showPrice leaves the main price alone when all variations cost the same', () => {
  const product = summary();
  const before = product.innerHTML;
  show(product, '');
  showPrice(product, find(product, 'form'));
  expect(product.innerHTML).toBe(before);
});

it('showPrice does not leave the price of the variation before standing', () => {
  const product = summary();
  show(product, '<span class="price">2</span>');
  show(product, '');
  expect(find(product, 'p.price').innerHTML).toBe('<b>1</b>');
});

it.each(['related', 'upsells', 'grouped_form'])('showPrice leaves prices of .%s alone', name => {
  const product = summary(`<div class="${name}"><p class="price">9</p></div>${FORM}<p class="price">1</p>`);
  show(product, '<span class="price">2</span>');
  expect([...product.querySelectorAll('.price')].map(price => price.textContent)).toEqual(['9', '2']);
});

it('showPrice finds the price in a product without a summary, and needs none', () => {
  const product = put(`<li class="product"><span class="price">1</span>${FORM}</li>`);
  show(product, '<span class="price">2</span>');
  expect(find(product, '.price').textContent).toBe('2');
  find(product, '.price').remove();
  expect(() => show(product, '<span class="price">3</span>')).not.toThrow();
});
