import { join } from 'node:path';
import { hasPhp, ShopFolder } from '../test/wordpress/printPage';
import { expect, mounted, openShop, test } from './support/fixtures';

const dist = process.env.SHOP_WIDGETS_DIST ?? join(import.meta.dirname, '../dist');

/** What the plugin for WordPress prints into the head of a page, with the bundle of this build. */
function printedHead(): string {
  const folder = new ShopFolder();
  const filters = {
    shop_widgets_path: dist,
    shop_widgets_url: '/shop-widgets',
    shop_widgets_disabled: ['quantity'],
  };
  const { lines } = folder.print({ filters, do: ['template_redirect', 'wp_head'] });
  folder.remove();
  return lines.filter(line => line !== '<body>').join('\n');
}

test('the tags that the plugin for WordPress prints start the bundle, each file is asked for once', async ({
  page,
}) => {
  test.skip(!hasPhp, 'there is no php on this machine');
  const shop = await openShop({ headStart: printedHead(), scriptTag: '' });
  const asked: string[] = [];
  page.on('request', request => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/shop-widgets/')) asked.push(path);
  });
  await page.goto(`${shop.url}/product/skodelica-jutro/`);
  await mounted(page, '.woocommerce-product-gallery');
  const names = await page.evaluate(async () => {
    const all = await window.ShopWidgets?.mountAll(document, { now: true });
    return all?.map(({ name }) => name);
  });
  expect(names).toContain('product-tabs');
  expect(names).not.toContain('quantity');
  expect(asked).toContain('/shop-widgets/shop-widgets.js');
  expect(asked).toHaveLength(new Set(asked).size);
  await shop.close();
});
