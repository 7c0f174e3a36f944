import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import { addInBackground, fieldsOf, removeInBackground } from '../../../src/core/cart/changeCart';
import { startCart } from '../../../src/core/cart/startCart';
import { forgetWarnings } from '../../../src/core/report';
import { endsWithTest, jQueries, jQuery3, putJQuery, quietConsole } from '../bus/helpers';
import { json, type Reply, shopAnswers } from '../calls/helpers';
import { cartAnswer, clearCart, fragmentsWith, miniCart, namesHeard, putCache, putShopSettings } from './helpers';

const VETO = 'should_send_ajax_request.adding_to_cart';
const NAMES = [
  'adding_to_cart',
  'ajax_request_not_sent.adding_to_cart',
  'added_to_cart',
  'removed_from_cart',
  'wc_cart_button_updated',
  'wc_fragments_loaded',
  'wc_fragment_refresh',
] as const;

const ended = endsWithTest();
let heard: string[];
let button: HTMLAnchorElement;
let left: string[];
let lines: string[];

beforeEach(() => {
  clearCart();
  forgetWarnings();
  putJQuery(undefined);
  putShopSettings();
  lines = quietConsole();
  document.body.innerHTML = `${miniCart('')}<p><a class="add_to_cart_button ajax_add_to_cart added" href="?add-to-cart=7"
    data-product_id="7" data-quantity="1">Dodaj</a></p>`;
  const found = document.querySelector('a');
  if (!found) throw new Error('no button');
  button = found;
  putCache('', '');
  startCart(ended.signal);
  heard = namesHeard(NAMES, ended.signal);
  left = [];
  vi.spyOn(window.location, 'assign').mockImplementation(url => void left.push(String(url)));
});

describe('an add', () => {
  it('sends every field of the button and raises the shop’s events in the shop’s order', async () => {
    const sent = shopAnswers(cartAnswer('one', 'abc'));
    const adding = addInBackground(button);
    expect(heard).toEqual(['adding_to_cart']);
    expect([button.className, button.getAttribute('aria-busy')]).toEqual([
      'add_to_cart_button ajax_add_to_cart loading',
      'true',
    ]);
    expect(await adding).toEqual({ ended: 'added' });
    expect(sent.map(({ url, body }) => url.search + body)).toEqual(['?wc-ajax=add_to_cartproduct_id=7&quantity=1']);
    expect([...heard].sort()).toEqual([
      'added_to_cart',
      'adding_to_cart',
      'wc_cart_button_updated',
      'wc_fragments_loaded',
    ]);
    expect(heard.indexOf('wc_cart_button_updated')).toBeLessThan(heard.indexOf('wc_fragments_loaded'));
    expect(button.className).toBe('add_to_cart_button ajax_add_to_cart added');
    expect(button.hasAttribute('aria-busy')).toBe(false);
    expect(document.querySelector('.widget_shopping_cart_content')?.textContent).toBe('one');
  });

  it('sends what a listener of adding_to_cart puts in', async () => {
    const sent = shopAnswers(cartAnswer('one', 'abc'));
    bus.on('adding_to_cart', ({ data }) => Object.assign(data, { gift: '1' }), ended);
    await addInBackground(button);
    expect(sent[0]?.body).toContain('gift=1');
  });

  it('that a listener vetoes is not sent, and the button can be used again', async () => {
    const sent = shopAnswers(cartAnswer('one', 'abc'));
    document.body.addEventListener(VETO, event => event.preventDefault(), ended);
    expect(await addInBackground(button)).toEqual({ ended: 'vetoed' });
    expect(heard.sort()).toEqual(['ajax_request_not_sent.adding_to_cart', 'wc_cart_button_updated']);
    expect(sent).toEqual([]);
    expect([button.className, button.hasAttribute('aria-busy')]).toEqual([
      'add_to_cart_button ajax_add_to_cart',
      false,
    ]);
  });

  it('goes to the cart where the shop wants that, and raises no event', async () => {
    putShopSettings({ cart_redirect_after_add: 'yes' });
    shopAnswers(cartAnswer('one', 'abc'));
    expect(await addInBackground(button)).toEqual({ ended: 'leaving' });
    expect(left).toEqual(['https://shop.test/kosarica/']);
    expect(heard).toEqual(['adding_to_cart']);
  });

  it('goes on where the cart’s address is none to follow', async () => {
    putShopSettings({ cart_redirect_after_add: 'yes', cart_url: 'javascript:alert(1)' });
    shopAnswers(cartAnswer('one', 'abc'));
    expect(await addInBackground(button)).toEqual({ ended: 'added' });
    expect(left).toEqual([]);
  });

  it('that the shop refuses goes where it explains why', async () => {
    shopAnswers(json({ error: true, product_url: '/izdelek/majica/' }));
    expect(await addInBackground(button)).toEqual({ ended: 'leaving' });
    expect(left).toEqual([new URL('/izdelek/majica/', document.baseURI).href]);
    expect(heard).toEqual(['adding_to_cart']);
  });

  it.each([
    ['nowhere', undefined],
    ['an empty address', ''],
    ['a script', 'javascript:alert(1)'],
    ['a script behind a line break', 'java\nscript:alert(1)'],
    ['a script behind a space, with a tab in it', ' java\tscript:alert(1)'],
    ['a page of its own', 'data:text/html,x'],
    ['no text', { href: '/' }],
  ])('that the shop refuses with %s to go stays here', async (_case, product_url) => {
    shopAnswers(json({ error: true, product_url }));
    expect(await addInBackground(button)).toEqual({ ended: 'failed', kind: 'refused' });
    expect(left).toEqual([]);
    expect(heard).toEqual(['adding_to_cart', 'wc_cart_button_updated', 'added_to_cart']);
    expect(button.className).toBe('add_to_cart_button ajax_add_to_cart');
    expect(lines).toEqual([expect.stringContaining('the shop refused the product')]);
  });

  it('that the shop refuses with nowhere to go leads to the cart where every add does', async () => {
    putShopSettings({ cart_redirect_after_add: 'yes', cart_url: '/kosarica/' });
    shopAnswers(json({ error: true }));
    expect(await addInBackground(button)).toEqual({ ended: 'leaving' });
    expect(left).toEqual([new URL('/kosarica/', document.baseURI).href]);
    expect(heard).toEqual(['adding_to_cart']);
  });

  it.each<[string, Reply, string, boolean]>([
    ['without a connection', new TypeError('Failed to fetch'), 'network', false],
    ['with an empty body', '', 'not-json', true],
    ['with an HTML page', '<html></html>', 'not-json', true],
    ['with JSON that is cut off', '{"fragments":{"div.w', 'not-json', true],
    ['with a server error', new Response('', { status: 500 }), 'http', true],
    ['with JSON of another kind', '{"cart_hash":"abc"}', 'shape', true],
    ['with a bare true', 'true', 'shape', true],
  ])('that ends %s frees the button and follows nothing', async (_case, reply, kind, asksAgain) => {
    shopAnswers(reply);
    expect(await addInBackground(button)).toEqual({ ended: 'failed', kind });
    expect([button.className, button.hasAttribute('aria-busy')]).toEqual([
      'add_to_cart_button ajax_add_to_cart',
      false,
    ]);
    expect(heard.includes('wc_fragment_refresh')).toBe(asksAgain);
    expect(heard).not.toContain('added_to_cart');
    expect(left).toEqual([]);
  });

  it('raises added_to_cart also when its button has left the page', async () => {
    shopAnswers(cartAnswer('one', 'abc'));
    const adding = addInBackground(button);
    button.remove();
    await adding;
    expect(heard).toContain('added_to_cart');
  });

  it('twice is two adds, one after the other, also when the first fails', async () => {
    const order: string[] = [];
    const reply = (name: string, answer: () => Response | Error) => async () => {
      order.push(`${name} sent`);
      await Promise.resolve();
      order.push(`${name} answered`);
      const got = answer();
      if (got instanceof Error) throw got;
      return got;
    };
    shopAnswers(
      reply('first', () => new TypeError('Failed to fetch')),
      reply('second', () => cartAnswer('one', 'abc')),
    );
    const outcomes = await Promise.all([addInBackground(button), addInBackground(button)]);
    expect(outcomes).toEqual([{ ended: 'failed', kind: 'network' }, { ended: 'added' }]);
    expect(order).toEqual(['first sent', 'first answered', 'second sent', 'second answered']);
  });

  it.each(jQueries)('with jQuery %s sends what scripts stored, attributes before it', (_v, $) => {
    putJQuery($);
    button.setAttribute('data-foo-bar', 'x');
    $(button).data('product_id', 99);
    $(button).data('engraving', 'Špela');
    expect(fieldsOf(button)).toEqual({ product_id: '7', quantity: '1', fooBar: 'x', engraving: 'Špela' });
  });

  it('is vetoed by jQuery’s listener before the button’s fields are told', async () => {
    putJQuery(jQuery3);
    jQuery3(document.body).on(VETO, () => false);
    const outcome = await addInBackground(button);
    jQuery3(document.body).off(VETO);
    expect(outcome).toEqual({ ended: 'vetoed' });
    expect(heard).not.toContain('adding_to_cart');
  });
});

describe('a removal', () => {
  const link = () => {
    const element = document.createElement('a');
    element.href = '/kosarica/?remove_item=k1';
    element.dataset.cart_item_key = 'k1';
    document.body.append(element);
    return element;
  };

  it('sends the line’s key and tells the page', async () => {
    const sent = shopAnswers(cartAnswer('empty', ''));
    const payloads: unknown[] = [];
    bus.on('removed_from_cart', payload => payloads.push(payload), ended);
    const removed = link();
    expect(await removeInBackground(removed)).toBe('removed');
    expect(sent.map(({ url, body }) => url.search + body)).toEqual(['?wc-ajax=remove_from_cartcart_item_key=k1']);
    expect(payloads).toEqual([{ fragments: fragmentsWith('empty'), cartHash: '', button: removed }]);
    expect(heard).not.toContain('wc_cart_button_updated');
  });

  it.each<[string, Reply]>([
    ['is refused', '{"success":false}'],
    ['ends in a page', '<html></html>'],
    ['has no connection', new TypeError('Failed to fetch')],
    ['ends with a server error', new Response('', { status: 500 })],
    ['brings no fragments', '{"cart_hash":"abc"}'],
  ])('that %s follows its link', async (_case, reply) => {
    shopAnswers(reply);
    const removed = link();
    expect(await removeInBackground(removed)).toBe('leaving');
    expect(left).toEqual([removed.href]);
    expect(heard).toEqual([]);
  });

  it('that fails on another element follows the address of its attribute', async () => {
    shopAnswers('{"success":false}');
    const button = document.createElement('button');
    button.setAttribute('href', '/kosarica/?remove_item=k1');
    expect(await removeInBackground(button)).toBe('leaving');
    expect(left).toEqual([new URL('/kosarica/?remove_item=k1', document.baseURI).href]);
  });

  it('that fails on a link that is none to follow stays', async () => {
    shopAnswers('{"success":false}');
    const removed = link();
    removed.setAttribute('href', 'javascript:alert(1)');
    expect(await removeInBackground(removed)).toBe('failed');
    expect(left).toEqual([]);
  });
});
