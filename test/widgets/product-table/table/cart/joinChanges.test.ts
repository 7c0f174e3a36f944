import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CartChange, joinChanges, kindOf } from '../../../../../widgets/product-table/table/cart/cartChange';

const add = (products: Record<string, number | string>, more: object = {}): CartChange => ({
  payload: { products, ...more },
});
const set = (products: Record<string, number>, more: object = {}): CartChange =>
  add(products, { ...more, overwrite_cart_qty: true });
const look: CartChange = { payload: { skip_cart_triggers: true } };

it.each([
  ['looks', look, 'look'],
  ['looks, with nothing said', { payload: {} }, 'look'],
  ['looks, with empty maps', { payload: { products: {} } }, 'look'],
  ['adds', add({ 5: 1 }), 'add'],
  ['adds what is checked', { ...add({ 5: 1 }), external: { wcpt_checkbox_bulk: 'local' } }, 'add'],
  ['sets', set({ 5: 0 }), 'set'],
  ['is a form', { payload: { variation_form: true }, external: { 'add-to-cart': '5' } }, 'form'],
  ['is a form by its fields', { ...add({ 5: 1 }), external: { napis: 'a' } }, 'form'],
  ['empties the cart', { payload: { clear_cart: true } }, 'form'],
])('a change: %s', (_, change, kind) => expect(kindOf(change)).toBe(kind));

it('adds are summed by product, exactly', () => {
  expect(joinChanges(add({ 5: 0.1, 6: 1 }), add({ 5: 0.2, 7: 4 }))?.payload).toEqual({
    products: { 5: 0.3, 6: 1, 7: 4 },
  });
});

it('adds are summed by variation', () => {
  const one = add({ 5: 1 }, { variations: { 5: { 51: 1 } }, attributes: { 51: { attribute_b: 'r' } } });
  const other = add({ 5: 3 }, { variations: { 5: { 51: 1, 52: 2 } }, attributes: { 52: { attribute_b: 'm' } } });
  expect(joinChanges(one, other)?.payload).toEqual({
    products: { 5: 4 },
    variations: { 5: { 51: 2, 52: 2 } },
    attributes: { 51: { attribute_b: 'r' }, 52: { attribute_b: 'm' } },
  });
});

it.each([
  ['a quantity that the shop is to choose', add({ 5: '' }), add({ 5: 1 })],
  [
    'other values of an open variation',
    add({ 5: 1 }, { variations: { 5: { 51: 1 } }, attributes: { 51: { attribute_s: 'l' } } }),
    add({ 5: 1 }, { variations: { 5: { 51: 1 } }, attributes: { 51: { attribute_s: 'm' } } }),
  ],
  ['a variation and none', add({ 5: 1 }, { variations: { 5: { 51: 1 } } }), add({ 5: 1 })],
  ['other add-ons', add({ 5: 1 }, { addons: { 5: { napis: 'a' } } }), add({ 5: 1 }, { addons: { 5: { napis: 'b' } } })],
  ['add-ons and none', add({ 5: 1 }, { addons: { 5: { napis: ['a'] } } }), add({ 5: 1 })],
  ['another price', add({ 5: 1 }, { nyp: { 5: '10' } }), add({ 5: 1 }, { nyp: { 5: '11' } })],
  ['a key that nobody knows', add({ 5: 1 }, { gift: 'yes' }), add({ 6: 1 })],
  ['what is checked, and a row', { ...add({ 5: 1 }), external: { wcpt_checkbox_bulk: 'local' } }, add({ 6: 1 })],
  ['a removal', add({ 5: 1 }), set({ 5: 0 })],
  ['a removal before', set({ 5: 0 }), add({ 5: 1 })],
  ['a form', add({ 5: 1 }), { payload: { variation_form: true }, external: { 'add-to-cart': '5' } }],
])('adds are not mixed with %s', (_, first, then) => expect(joinChanges(first, then)).toBeUndefined());

it('adds with the same add-ons go together', () => {
  const one = add({ 5: 1 }, { addons: { 5: { napis: ['a', 'b'] } } });
  expect(joinChanges(one, one)?.payload.products).toEqual({ 5: 2 });
  expect(joinChanges(one, add({ 6: 1 }))?.payload).toMatchObject({ products: { 5: 1, 6: 1 }, addons: { 5: {} } });
});

it('adds lose no piece, however many', () => {
  const changes = fc.array(
    fc.dictionary(fc.constantFrom('5', '6', '7'), fc.integer({ min: 1, max: 400 }), { minKeys: 1 }),
    {
      minLength: 2,
    },
  );
  fc.assert(
    fc.property(changes, all => {
      const cents = all.map(products =>
        add(Object.fromEntries(Object.entries(products).map(([id, n]) => [id, n / 100]))),
      );
      const joined = cents.reduce((one, other) => joinChanges(one, other) ?? one);
      for (const id of ['5', '6', '7']) {
        const wanted = all.reduce((sum, products) => sum + (products[id] ?? 0), 0) / 100;
        expect(Object(joined.payload.products)[id] ?? 0).toBe(wanted);
      }
    }),
  );
});

it('of two changes that set quantities, the later values count', () => {
  const first = set({ 5: 0, 6: 2 }, { variations: { 5: { 51: 0, 52: 0 } } });
  const then = set({ 5: 3 }, { variations: { 5: { 51: 3 } } });
  expect(joinChanges(first, then)?.payload).toEqual({
    products: { 5: 3, 6: 2 },
    variations: { 5: { 51: 3, 52: 0 } },
    overwrite_cart_qty: true,
  });
});

it('a look at the cart joined with another change becomes that change, which is announced', () => {
  expect(joinChanges(add({ 5: 1 }), look)).toEqual(add({ 5: 1 }));
  expect(joinChanges(look, set({ 5: 0 }))).toEqual(set({ 5: 0 }));
});

it('two looks joined stay silent only where both are silent', () => {
  expect(joinChanges(look, look)).toEqual(look);
  expect(joinChanges(look, { payload: {} })?.payload).toEqual({});
});

it('a look joined with an add keeps its redirect and its forced refresh', () => {
  const forced: CartChange = { payload: { force_refresh_cart: true }, redirect: '/kosarica/' };
  expect(joinChanges(forced, add({ 5: 1 }))).toEqual({
    payload: { products: { 5: 1 }, force_refresh_cart: true },
    redirect: '/kosarica/',
  });
});

it('of two redirects the later one counts', () => {
  const [first, then] = [add({ 5: 1 }), add({ 5: 1 })].map((change, at) => ({ ...change, redirect: `/${at}/` }));
  expect(first && then && joinChanges(first, then)?.redirect).toBe('/1/');
});
