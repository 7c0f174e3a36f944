import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saysSame } from '../../../widgets/variation-form/product';
import { find } from '../../hydrate/page';

beforeEach(() => {
  // The test's browser lays nothing out.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    const rects = getComputedStyle(this).display === 'none' ? [] : [new DOMRect()];
    return Object.assign(rects, { item: () => null });
  });
});

afterEach(() => document.body.replaceChildren());

const product = (price: string, copy: string) => {
  document.body.innerHTML = `<div class="product"><div class="summary">${price}<form>
    <div class="woocommerce-variation-price"><span class="price">${copy}</span></div></form></div></div>`;
  return saysSame(find(document, '.product'), find(document, 'form'), find(document, '.woocommerce-variation-price'));
};

it.each([
  ['says the same as the product’s', '<p class="price"><b>12 €</b></p>', ' 12  €', true],
  ['says something else', '<p class="price">10 € – 12 €</p>', '12 €', false],
  ['says the same as one that is not seen', '<p class="price" style="display: none">12 €</p>', '12 €', false],
  ['is the only one', '', '12 €', false],
])('the price of a variation in its form: %s', (_, price, copy, expected) => {
  expect(product(price, copy)).toBe(expected);
});
