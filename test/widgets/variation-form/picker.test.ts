import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readyLiveRegion } from '../../../src/core/cart/liveRegion';
import { mount as mountVariationForm } from '../../../widgets/variation-form';
import { find } from '../../hydrate/page';
import { clearPage, pass, stillPage } from './form';

const variation = {
  variation_id: 9,
  attributes: { attribute_pa_barva: 'rdeca' },
  display_price: 5,
  price_html: '<span class="price">5.00 €</span>',
  sku: 'OTHER',
  weight: '3',
  weight_html: '3 kg',
  dimensions_html: '1 cm',
  variation_is_active: true,
  variation_is_visible: true,
  is_purchasable: true,
  is_in_stock: true,
  min_qty: 2,
  max_qty: 4,
  image: { src: '/other.png', full_src: '/other.png' },
  image_id: 77,
};

function put(): HTMLElement {
  document.body.innerHTML = `<div class="product"><div class="images woocommerce-product-gallery"><div class="woocommerce-product-gallery__image"><a href="/own.png"><img class="wp-post-image" src="/own.png"></a></div></div>
<div class="summary"><p class="price">1.00 €</p><div class="product_meta"><span class="sku">OWN</span></div><span class="product_weight">1 kg</span>
<div class="woosb-wrap"><div class="woosb-products"><div class="woosb-product"><div class="variations_form"><div class="variations"><div class="variation"><div class="select"><select name="attribute_pa_barva"><option value="">–</option><option value="rdeca">Rdeča</option></select></div><div class="reset"><a class="reset_variations" href="#">Počisti</a></div></div></div></div></div></div></div>
<form class="cart"><div class="quantity"><input class="qty" type="number" name="quantity" value="1"></div><button class="single_add_to_cart_button">Add</button></form></div></div>`;
  const picker = find(document, '.variations_form');
  picker.dataset.product_variations = JSON.stringify([variation]);
  return picker;
}

beforeEach(() => stillPage());
afterEach(clearPage);

it('the picker of a bundle item finds its variation, and leaves the page around the bundle as it is', async () => {
  const picker = put();
  const raised: string[] = [];
  for (const name of ['found_variation', 'show_variation', 'reset_data', 'hide_variation', 'wc_variation_form']) {
    document.body.addEventListener(name, ({ target }) => target === picker && raised.push(name));
  }
  const outside = () => {
    const copy = document.body.cloneNode(true);
    if (copy instanceof Element) copy.querySelector('.woosb-wrap')?.remove();
    return copy instanceof Element ? copy.innerHTML : '';
  };
  readyLiveRegion();
  const before = outside();
  await act(async () => void mountVariationForm(picker));
  await pass(100);
  const select = picker.querySelector('select');
  if (select) select.value = 'rdeca';
  await act(async () => void select?.dispatchEvent(new Event('change', { bubbles: true })));
  await pass(400);
  expect(raised).toEqual(['hide_variation', 'reset_data', 'wc_variation_form', 'found_variation', 'show_variation']);
  expect(picker.querySelector<HTMLElement>('.reset_variations')?.style.visibility).toBe('visible');
  expect(outside()).toBe(before);
});
