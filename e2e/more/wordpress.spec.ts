import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hasPhp, ShopFolder } from '../../test/wordpress/printPage';
import { expect, gotoMounted, openShop, test } from '../support/fixtures';

const dist = process.env.SHOP_WIDGETS_DIST ?? join(import.meta.dirname, '../../dist');

/** Returns the head of a page as the WordPress plugin prints it, with the bundle of this build or of another folder. */
function printedHead(bundle = dist): string {
  const folder = new ShopFolder();
  const filters = {
    shop_widgets_path: bundle,
    shop_widgets_url: '/shop-widgets',
    shop_widgets_disabled: ['quantity'],
  };
  const { lines } = folder.print({ filters, html: true, do: ['template_redirect', 'wp_head'] });
  folder.remove();
  return lines.filter(line => line !== '<body>').join('\n');
}

test('the tags of the WordPress plugin start the bundle, each file loads once', async ({ page }) => {
  test.skip(!hasPhp, 'there is no php on this machine');
  const shop = await openShop({ headStart: printedHead(), scriptTag: '' });
  const asked: string[] = [];
  page.on('request', request => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/shop-widgets/')) asked.push(path);
  });
  await gotoMounted(page, `${shop.url}/product/skodelica-jutro/`, '.woocommerce-product-gallery');
  const names = await page.evaluate(async () => {
    const all = await window.ShopWidgets?.mountAll(document, { now: true });
    return all?.map(({ name }) => name);
  });
  expect(names).toContain('product-tabs');
  expect(names).not.toContain('quantity');
  expect(asked).toContainEqual(expect.stringMatching(/^\/shop-widgets\/shop-widgets-[\da-f]{8}\.min\.js$/));
  expect(asked).toHaveLength(new Set(asked).size);
  await shop.close();
});

test('the report says what keeps jQuery on a page of the plugin', async ({ page }) => {
  test.skip(!hasPhp, 'there is no php on this machine');
  const folder = new ShopFolder();
  const { lines } = folder.print({
    filters: { shop_widgets_path: dist, shop_widgets_url: '/shop-widgets' },
    can: ['manage_woocommerce'],
    html: true,
    text: '<script id="neve-js-after">jQuery( "body" ).addClass( "neve" );</script>',
    do: ['template_redirect', 'wp_head', 'body'],
  });
  folder.remove();
  const head = lines.filter(line => /id="shop-widgets"/.test(line)).join('');
  const shop = await openShop({ headStart: head, scriptTag: '' });
  await gotoMounted(page, `${shop.url}/product/skodelica-jutro/`, '.woocommerce-product-gallery');
  await page.evaluate(() => window.ShopWidgets?.report({ panel: 'once' }));
  const panel = page.getByRole('region', { name: 'Poročilo shop-widgets' });
  await expect(panel).toContainText('jQuery ostaja na strani, ker ga uporablja ali bi ga lahko uporabljalo: neve.');
  await shop.close();
});

test.describe('a page that was kept since before an update', () => {
  test.skip(!hasPhp, 'there is no php on this machine');
  let folder = '';
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shop-widgets-live-'));
    for (const file of Object.keys(manifestOf(dist))) put(folder, file, readFileSync(join(dist, file)));
    cpSync(join(dist, 'manifest.json'), join(folder, 'manifest.json'));
  });
  test.afterEach(() => rmSync(folder, { recursive: true }));

  // Up to which file they have come, and what a page that is made then has.
  const uploads = [
    { what: 'some chunks', last: /^chunks\/p/, fresh: 'the old bundle' },
    { what: 'files up to the manifest', last: /^manifest/, fresh: 'no bundle' },
    { what: 'all new files', last: /^styles\/w/, fresh: 'the new bundle' },
  ];
  for (const { what, last, fresh } of uploads)
    test(`works with ${what} over the old files; a new page has ${fresh}`, async ({ page, consoleLines }) => {
      const kept = printedHead(folder);
      const files = newerBuild();
      for (const [file, content] of files.slice(0, files.findIndex(([name]) => last.test(name)) + 1))
        put(folder, file, content);
      const shop = await openShop({ headStart: kept, scriptTag: '', distDir: folder });
      const missing: string[] = [];
      page.on('response', response => {
        if (response.status() >= 400) missing.push(response.url());
      });
      await gotoMounted(page, `${shop.url}/product/skodelica-jutro/`, '.woocommerce-product-gallery');
      await page.evaluate(() => window.ShopWidgets?.mountAll(document, { now: true }));
      expect(missing).toEqual([]);
      expect(consoleLines.lines).toEqual([]);
      await shop.close();

      const now = printedHead(folder);
      if (fresh === 'the old bundle') expect(now).toBe(kept);
      else if (fresh === 'no bundle') expect(now).toBe('');
      else expect(now).toContain('/shop-widgets/shop-widgets-newer123.min.js"');
    });
});

interface Shipped {
  readonly hashed?: string;
  readonly bytes: number;
}

const manifestOf = (bundle: string): Readonly<Record<string, Shipped>> =>
  JSON.parse(readFileSync(join(bundle, 'manifest.json'), 'utf8'));

function put(bundle: string, file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(bundle, file)), { recursive: true });
  writeFileSync(join(bundle, file), content);
}

/** The files of another build, in the order in which programs upload them: every name that tells a content is another one. */
function newerBuild(): [string, string][] {
  const renamed = (text: string) => text.replace(/-[\w-]{8}(?=\.(?:min\.js|js|css)\b)/g, '-newer123');
  const shipped = Object.entries(manifestOf(dist)).map(([file, of]) => {
    const name = /^(?:chunks|styles)\/|^shop-widgets-/.test(file) ? renamed(file) : file;
    const content = renamed(readFileSync(join(dist, file), 'utf8'));
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    const entry = { ...JSON.parse(renamed(JSON.stringify(of))), integrity, bytes: Buffer.byteLength(content) };
    return { name, content, entry };
  });
  const manifest = JSON.stringify(Object.fromEntries(shipped.map(({ name, entry }) => [name, entry])));
  const files = shipped.map(({ name, content }): [string, string] => [name, content]);
  return [...files, ['manifest.json', manifest] satisfies [string, string]].sort(([a], [b]) => (a < b ? -1 : 1));
}
