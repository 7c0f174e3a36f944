import { afterAll, describe, expect, it } from 'vitest';
import { hasPhp, type Page, ShopFolder, unlessPhp } from './printPage';

const ADD = { 'wc-ajax': 'shop_widgets_add' };

describe.skipIf(!hasPhp)(`the call of product forms${unlessPhp}`, () => {
  const shop = new ShopFolder();
  afterAll(() => shop.remove());

  const send = (page: Page) => {
    const lines = shop.print({ query: ADD, do: ['request'], ...page }).lines;
    const status = lines.find(line => line.startsWith('status '));
    return { lines, status, answer: JSON.parse(lines[lines.indexOf(status ?? '') + 1] ?? 'null') };
  };
  const post = { 'add-to-cart': '173', quantity: '2', variation_id: '174', attribute_color: 'red' };
  const refuses = { woocommerce_add_to_cart_validation: false };

  it('has the shop’s own handler add: its rules get product, quantity, variation and attributes', () => {
    const { answer, status, lines } = send({
      post,
      noted: ['woocommerce_add_to_cart_validation', 'woocommerce_ajax_added_to_cart'],
    });
    expect(status).toBe('status 200');
    expect(lines).toContain('woocommerce_add_to_cart_validation [true,173,2,174,{"attribute_color":"red"}]');
    expect(lines).toContain('woocommerce_ajax_added_to_cart [173]');
    expect(answer).toEqual({
      added: true,
      notices: '<div class="woocommerce-message">added</div>',
      redirect: null,
      fragments: { 'div.widget_shopping_cart_content': '<div class="widget_shopping_cart_content"><ul>1</ul></div>' },
      cart_hash: expect.stringMatching(/^[\da-f]{32}$/),
    });
  });

  it('answers the fragments that other plugins add', () => {
    const filters = { woocommerce_add_to_cart_fragments: { '#count': '<b id="count">1</b>' } };
    expect(send({ post, filters }).answer.fragments).toEqual({ '#count': '<b id="count">1</b>' });
  });

  it('answers a refusal with its notices, and changes nothing', () => {
    const { answer, lines } = send({ post, filters: refuses, noted: ['woocommerce_ajax_added_to_cart'] });
    expect(answer).toEqual({ added: false, notices: '', redirect: null, fragments: {}, cart_hash: '' });
    expect(lines.join()).not.toContain('woocommerce_ajax_added_to_cart [');
  });

  it('answers a redirect in words; its notices wait for the next page', () => {
    const filters = { woocommerce_add_to_cart_redirect: 'https://shop.example/checkout/' };
    const { answer, lines } = send({ post, filters });
    expect(answer).toMatchObject({
      added: true,
      notices: '',
      redirect: 'https://shop.example/checkout/',
      fragments: {},
    });
    expect(lines.join()).not.toContain('redirect 302');
  });

  it('takes only what is posted', () => {
    expect(send({ query: { ...ADD } }).status).toBe('status 405');
  });

  it('leaves redirects of all other requests alone', () => {
    const filters = { woocommerce_add_to_cart_redirect: 'https://shop.example/checkout/' };
    const { lines } = shop.print({ do: ['request'], post, filters });
    expect(lines).toEqual(['redirect 302 https://shop.example/checkout/']);
  });
});
