import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { Add } from './figures';
import { bundleFiles, isTaken } from './inPage';
import type { Lab, Tab } from './lab';

const ASLEEP_PAGES = [
  ['home', '/'],
  ['list', '/shop/'],
  ['cart, empty', '/cart/'],
  ['table far below', '/tables/below/'],
] as const;
const PRODUCTS = [
  ['product, simple', '/product/skodelica-jutro/', []],
  ['product, 13 variations', '/product/pulover-reka/', ['#pa_barva=rdeca', '#pa_velikost=l']],
  ['product, server look-up', '/product/majica-pika/', []],
  ['product, swatches', '/product/jopa-breg/', []],
  ['product, bundle', '/product/kuhinjski-komplet/', []],
] as const;
/** Pages with a table in view. */
const TABLES = [
  ['table, every filter', '/tables/all-filters/'],
  ['table, endless', '/tables/infinite/'],
  ['table, instant', '/tables/instant/'],
  ['table, frozen', '/tables/frozen/'],
] as const;
const BUTTON = '.single_add_to_cart_button';

/** Gzip bytes of the bundle's files that pages load, by what the shopper has done; `test/sizes` has the budgets. */
export async function bytes(lab: Lab, add: Add): Promise<void> {
  const sizes = readSizes(lab.distDir);
  const note = (name: string, files: readonly string[]) => {
    const sum = (end: string) => files.filter(file => file.endsWith(end)).reduce((all, file) => all + sizeOf(file), 0);
    add(`${name}: js`, 'bytes', [sum('.js')]);
    add(`${name}: css`, 'bytes', [sum('.css')]);
  };
  const sizeOf = (file: string) => {
    const size = sizes.get(file);
    if (size === undefined) throw new Error(`${file} is not in the manifest`);
    return size;
  };

  note('core with loader', [...sizes.keys()].filter(isCore));
  for (const [name, path] of ASLEEP_PAGES) {
    const [first, later] = await lab.withTab(tab => asleep(lab, tab, path));
    note(`${name}, asleep, first visit`, first);
    note(`${name}, asleep, later visit`, later);
  }
  for (const [name, path, choices] of PRODUCTS) {
    const [first, later, used] = await lab.withTab(tab => useProduct(lab, tab, path, choices));
    note(`${name}, hydrated, first visit`, first);
    note(`${name}, hydrated, later visit`, later);
    note(`${name}, everything used`, used);
  }
  for (const [name, path] of TABLES) {
    const [first, later] = await lab.withTab(tab => asleep(lab, tab, path));
    note(`${name}, in view, first visit`, first);
    note(`${name}, in view, later visit`, later);
  }
  note('list, everything used', await lab.withTab(tab => useList(lab, tab)));
}

const isCore = (file: string) => /^shop-widgets\.js$|^chunks\/core-/.test(file);

/** Gzip bytes of each file that ships. */
function readSizes(distDir: string): ReadonlyMap<string, number> {
  const manifest: unknown = JSON.parse(readFileSync(join(distDir, 'manifest.json'), 'utf8'));
  return new Map(
    Object.entries(Object(manifest)).map(([file, entry]) => [file, Number(Reflect.get(Object(entry), 'gzip'))]),
  );
}

/** A first visit, and a visit with the cart's fragments in the browser's storage. */
async function asleep({ url }: Lab, { page }: Tab, path: string): Promise<[string[], string[]]> {
  await page.goto(url + path, { waitUntil: 'networkidle' });
  const first = await page.evaluate(bundleFiles);
  await page.goto(url + path, { waitUntil: 'networkidle' });
  return [first, await page.evaluate(bundleFiles)];
}

/**
 * A product's page once what is in view is taken over, on a first and a later visit; and after its pictures, tabs and stars
 * were used, a choice was made, added and removed.
 */
async function useProduct(
  { url }: Lab,
  { page }: Tab,
  path: string,
  choices: readonly string[],
): Promise<[string[], string[], string[]]> {
  const first = await hydrate(page, url + path);
  const later = await hydrate(page, url + path);
  await lookAround(page);
  for (const choice of choices) {
    const [select = '', value = ''] = choice.split('=');
    await page.selectOption(select, value);
  }
  if (choices.length === 0) await chooseFirst(page);
  await page.waitForFunction(button => !document.querySelector(button)?.classList.contains('disabled'), BUTTON);
  await page.click(BUTTON);
  await removeAdded(page);
  return [first, later, await page.evaluate(bundleFiles)];
}

/** Opens a product and waits until its form is taken over. */
async function hydrate(page: Page, address: string): Promise<string[]> {
  await page.goto(address, { waitUntil: 'networkidle' });
  if (await page.locator('form.variations_form').count()) await page.waitForFunction(isTaken, 'form.variations_form');
  await page.waitForFunction(isTaken, '.woocommerce-product-gallery');
  await page.waitForLoadState('networkidle');
  return page.evaluate(bundleFiles);
}

/** Zooms, opens the lightbox, goes through the tabs and chooses a star. */
async function lookAround(page: Page): Promise<void> {
  await page.hover('.woocommerce-product-gallery__image');
  await page.click('.woocommerce-product-gallery__trigger');
  await page.waitForSelector('.pswp--open');
  await page.keyboard.press('Escape');
  for (const tab of await page.locator('.wc-tabs a').all()) await tab.click();
  await page.locator('.stars a').last().click();
}

/** Chooses the first option of every attribute. */
async function chooseFirst(page: Page): Promise<void> {
  for (const select of await page.locator('.variations select:visible').all()) await select.selectOption({ index: 1 });
  for (const list of await page.locator('.variable-items-wrapper').all()) {
    const free = list.locator('.variable-item:not(.disabled, .no-stock)').first();
    if ((await list.locator('.selected').count()) === 0) await free.click();
  }
}

async function useList({ url }: Lab, { page }: Tab): Promise<string[]> {
  await page.goto(`${url}/shop/`, { waitUntil: 'networkidle' });
  await page.click('ul.products a.ajax_add_to_cart');
  await removeAdded(page);
  return page.evaluate(bundleFiles);
}

/** Waits for the mini-cart's line and removes it. */
async function removeAdded(page: Page): Promise<void> {
  const link = page.locator('.site-cart .remove_from_cart_button');
  await link.first().waitFor({ state: 'attached' });
  await page.hover('.site-cart');
  await link.first().click();
  await link.waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
}
