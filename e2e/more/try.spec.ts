import { join } from 'node:path';
import { tryShop } from '../../src/cli/tryShop';
import { expect, mounted, test } from '../support/fixtures';
import { cartStarted, expectPieces, listButton, SHOP_PAGE } from '../support/shopper';

/** As the classic tag leaves a script that the browser has fetched ahead. */
const HELD = `<script>fetch('/theme/strength.js')</script><script type="shop-widgets/held" src="/theme/strength.js"></script>`;

test.use({ shopOptions: { scriptTag: '', headStart: HELD } });
// Each page is told of once it is quiet, and one is loaded twice.
test.setTimeout(60_000);

const dist = process.env.SHOP_WIDGETS_DIST ?? join(import.meta.dirname, '../../dist');
const looks = { strong: (text: string) => text, warning: (text: string) => text };

test('behind the proxy the widgets add a product, and the terminal says so', async ({ page, shop, consoleLines }) => {
  const lines: string[] = [];
  const proxy = await tryShop(shop.url, { port: '0' }, dist, { print: line => lines.push(line), looks });
  if (!proxy) throw new Error(lines.join('\n'));
  const printed = () => lines.join('\n');
  try {
    await page.goto(`${proxy.url}${SHOP_PAGE}`);
    // The classic tag's bundle does not hold up the page's load event: before it has come, the link is a link.
    await cartStarted(page);
    await listButton(page, 11).click();
    await expectPieces(page, 1);
    expect(shop.log.filter(({ name }) => name === 'add_to_cart')).toMatchObject([
      { headers: { host: shop.url.slice(7) } },
    ]);
    await expect.poll(printed).toMatch(/^\/shop\/\n {2}Taken over {2}.*add-to-cart/m);
    await expect
      .poll(printed, { timeout: 20_000 })
      .toMatch(
        /^ {2}Now {2,}2 files.*\n {2}With the tag {2,}[1-9].* MORE.*\n {2}With the plugin.*\n {2}With the tag the browser has fetched 1 /m,
      );

    await page.locator('a.cart-contents').click();
    await mounted(page, '.woocommerce:has(.woocommerce-cart-form)');
    expect(page.url()).toBe(`${proxy.url}/cart/`);
    await expect.poll(printed).toMatch(/^\/cart\/\n {2}Taken over {2}.*cart-page/m);
  } finally {
    await proxy.close();
  }
  consoleLines.allow(/sandbox/);
  consoleLines.allow(/^info: .*held back/);
});
