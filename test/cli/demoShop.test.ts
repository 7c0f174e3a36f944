// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDemoShop } from '../../demo-theme';
import { type Answer, ask, closeServers, type Proxied, proxyOf, visit } from './servers';

let behind: Proxied;
let close: () => Promise<void>;

beforeEach(async () => {
  const { url, close: closeShop } = await createDemoShop({ scriptTag: '' }).listen();
  close = closeShop;
  behind = await proxyOf(`http://shop.test:${new URL(url).port}`);
});

afterEach(async () => {
  await closeServers();
  await close();
});

/** A browser's cookies of an answer, for the next request. */
const cookiesOf = ({ headers }: Answer): string =>
  (headers['set-cookie'] ?? []).map(cookie => cookie.split(';', 1)[0]).join('; ');

describe('the demo shop behind the proxy', () => {
  it.each(['/', '/shop/', '/product/pulover-reka/', '/cart/', '/my-account/'])(
    '%s has the tag, and no address of the shop is left',
    async path => {
      const page = (await visit(behind.own + path)).body.toString();
      expect(page).toContain('<head><script src="/shop-widgets/shop-widgets.classic.js" data-replace></script>');
      expect(page).toContain(behind.own);
      expect(page).not.toContain('shop.test');
    },
  );

  it('keeps the visitor’s cart from an added product to the cart page', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: behind.own };
    const added = await ask(`${behind.own}/?wc-ajax=add_to_cart`, {
      method: 'POST',
      headers,
      body: 'product_id=101&quantity=2',
    });
    expect(JSON.parse(added.body.toString())).toHaveProperty('fragments');
    expect(added.body.toString()).not.toContain('shop.test');
    const cart = await visit(`${behind.own}/cart/`, { cookie: cookiesOf(added) });
    expect(cart.body.toString()).toContain('woocommerce-cart-form');
    expect((await visit(`${behind.own}/cart/`)).body.toString()).not.toContain('woocommerce-cart-form');
  });
});
