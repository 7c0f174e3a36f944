// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createProducts } from '../../../demo-theme/shop/table/createProducts';
import {
  canBuy,
  FIRST_TABLE_ID,
  isVariable,
  manyProducts,
  tableProductBySlug,
  tableProducts,
} from '../../../demo-theme/shop/table/products';
import { newVisitor } from '../visitor';

describe('products of the tables', () => {
  it('are the same with every start', () => {
    const again = createProducts(FIRST_TABLE_ID, id => id);
    expect(again.map(({ title, regular, stock }) => [title, regular, stock])).toEqual(
      tableProducts.map(({ title, regular, stock }) => [title, regular, stock]),
    );
  });

  it('have names, slugs and ids of their own, also when they are repeated', () => {
    const many = manyProducts(2500);
    for (const key of ['id', 'slug', 'title', 'sku'] as const) {
      expect(new Set(many.map(product => product[key])).size).toBe(2500);
    }
    expect(many.every(product => tableProductBySlug(product.slug)?.id === product.id)).toBe(true);
    const variations = many.flatMap(product => product.variations.map(({ id }) => id));
    expect(new Set(variations).size).toBe(variations.length);
  });

  it('are in every state that a shop knows', () => {
    const states = {
      variable: isVariable,
      gone: (one: (typeof tableProducts)[number]) => !canBuy(one),
      backorder: (one: (typeof tableProducts)[number]) => one.stock === 0 && one.backorders,
      last: (one: (typeof tableProducts)[number]) => one.stock === 1,
      uncounted: (one: (typeof tableProducts)[number]) => one.stock === undefined,
      sale: (one: (typeof tableProducts)[number]) => one.sale !== undefined,
    };
    for (const [state, test] of Object.entries(states)) {
      expect([state, tableProducts.filter(test).length > 10]).toEqual([state, true]);
    }
  });

  it('are not in the lists of the shop', async () => {
    const visitor = newVisitor();
    expect(visitor.shop.products.all().some(({ id }) => id >= FIRST_TABLE_ID)).toBe(false);
    expect((await visitor.get('/shop/')).text).not.toContain('post-10000');
  });

  it('have pages, and are added by link and by form', async () => {
    const visitor = newVisitor();
    const simple = tableProducts.find(one => canBuy(one) && !isVariable(one));
    const variable = tableProducts.find(isVariable);
    const size = variable?.variations[1];
    expect((await visitor.get(`/product/${variable?.slug}/`)).text).toContain('variations_form');
    const added = await visitor.get(`/tables/rows/?rows=5&add-to-cart=${simple?.id}&quantity=2`);
    expect(added.text).toContain(`V košarico je dodano: 2 × »${simple?.title}«`);
    const second = await visitor.post(`/product/${variable?.slug}/`, {
      'add-to-cart': String(variable?.id),
      variation_id: String(size?.id),
      attribute_pa_velikost: size?.size.slug ?? '',
      quantity: '1',
    });
    expect(second.text).toContain(`Izdelek »${variable?.title}« je dodan v košarico.`);
    expect((await visitor.get('/cart/')).text).toContain(`${variable?.title} - ${size?.size.name}`);
  });
});
