// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createDemoShop } from '../../demo-theme/index';
import { createShop } from '../../demo-theme/shop/createShop';
import { newVisitor } from './visitor';

/** The shop that goes on with what another has saved, after a way through JSON. */
const goOn = (shop: ReturnType<typeof createDemoShop>) =>
  createShop({ files: async () => undefined, saved: JSON.parse(JSON.stringify(shop.save())) });

const form = (fields: Record<string, string>) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});

describe('a shop that goes on where another has ended', () => {
  it('has the same carts, removed lines, coupons and addresses', async () => {
    const visitor = newVisitor();
    await visitor.get('/cart/?add-to-cart=11&quantity=2');
    await visitor.post('/product/pulover-reka/', { 'add-to-cart': '100', variation_id: '109', quantity: '1' });
    await visitor.post('/?wc-ajax=wcpt_cart', {});
    const [session] = visitor.shop.save().sessions;
    expect(session?.cart.items.length).toBeGreaterThan(0);
    expect(goOn(visitor.shop).save()).toEqual(JSON.parse(JSON.stringify(visitor.shop.save())));
  });

  it('knows the visitor of an earlier cookie', async () => {
    const shop = createDemoShop();
    const first = await shop.handle(new Request('http://lipa.example/?add-to-cart=11'));
    const cookie = first.headers
      .getSetCookie()
      .map(one => one.split(';')[0])
      .join('; ');
    const page = await goOn(shop).handle(new Request('http://lipa.example/cart/', { headers: { cookie } }));
    expect(await page.text()).toContain('Skodelica Jutro');
  });

  it('keeps orders, customers, reviews, wishlists and faults', async () => {
    const shop = createDemoShop();
    const post = (path: string, fields: Record<string, string>) =>
      shop.handle(new Request(`http://lipa.example${path}`, form(fields)));
    await post('/wp-comments-post.php', {
      comment_post_ID: '11',
      rating: '5',
      author: 'A',
      email: 'a@b.si',
      comment: 'Lepo',
    });
    await post('/', {
      product_id: '12',
      product_action: 'addto',
      tinv_wishlist_id: '',
      redirect: '',
      'tinvwl-hidden-fields': '',
    });
    shop.customers.add('nov@lipa.example', 'geslo');
    shop.faults.set('chunk', { delay: 500, times: 2 });
    const after = goOn(shop);
    expect(after.products.byId(11)?.reviews?.at(-1)?.text).toBe('Lepo');
    expect(after.customers.byEmail('nov@lipa.example')?.password).toBe('geslo');
    expect(after.faults.list()).toEqual({ chunk: { delay: 500, times: 2 } });
    expect(after.orders.all()).toEqual(shop.orders.all());
    expect(after.save()).toEqual(JSON.parse(JSON.stringify(shop.save())));
  });
});
