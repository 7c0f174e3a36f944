import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { build } from 'vite';

/** Builds the harness for the browser, with React in production or development form. */
export async function buildHarness(mode: 'production' | 'development'): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'hydrate-harness-'));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      mode,
      define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
      build: {
        outDir,
        minify: false,
        lib: {
          entry: join(import.meta.dirname, 'harness.tsx'),
          formats: ['iife'],
          name: 'hydrateHarness',
          fileName: () => 'harness.js',
        },
      },
    });
    return readFileSync(join(outDir, 'harness.js'), 'utf8');
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

declare global {
  interface Window {
    before: Node[];
    shifts: PerformanceEntry[];
  }
}

/** Opens the markup with the harness, and remembers its nodes. Answers what the console is told, as it is told. */
export async function open(page: Page, html: string, harness: string): Promise<string[]> {
  const lines: string[] = [];
  page.on('console', message => lines.push(message.text()));
  page.on('pageerror', error => lines.push(error.message));
  await page.setContent(`<!doctype html><body>${html}`);
  await page.addScriptTag({ content: harness });
  await page.evaluate(() => {
    const all = document.createNodeIterator(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    window.before = [];
    for (let node = all.nextNode(); node; node = all.nextNode()) window.before.push(node);
    window.shifts = [];
    new PerformanceObserver(list => window.shifts.push(...list.getEntries())).observe({ type: 'layout-shift' });
  });
  return lines;
}

/** Expects every node of the page to be the one it was, none more, and nothing to have moved. */
export async function expectKept(page: Page): Promise<void> {
  const differing = await page.evaluate(() => {
    const all = document.createNodeIterator(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    return window.before.filter(node => node !== all.nextNode()).length + (all.nextNode() ? 1 : 0);
  });
  expect(differing).toBe(0);
  expect(await page.evaluate(() => window.shifts.length)).toBe(0);
}

/** A product list of the shop, with white space and a comment between its rows. */
export function productList(rows: number): string {
  const row = (n: number) => `
  <li class="product post-${n}"><!-- product ${n} -->
    <a href="#p${n}"><img width="300" height="200" alt="" src="data:,"><h2>Product ${n}</h2></a>
    <span class="price"><del>${n}.99</del> <ins>${n}.49</ins></span>
    <input class="qty" type="number" name="quantity[${n}]" value="1" min="1">
    <button class="button add" type="button" data-product_id="${n}">Add to cart</button>
  </li>`;
  return `<ul class="products">${numbers(rows).map(row).join('')}\n</ul>`;
}

/** A product table of the shop with seven cells a row. */
export function productTable(rows: number): string {
  const row = (n: number) => `
    <tr class="row" data-id="${n}">
      <td><img width="40" height="40" alt="" src="data:,"></td>
      <td><a href="#p${n}">Product ${n}</a><p>A <b>short</b> text about it</p></td>
      <td>SKU-${n}</td>
      <td><span class="price">${n}.49</span></td>
      <td class="stock">In stock</td>
      <td><input class="qty" type="number" name="quantity[${n}]" value="1" min="1"></td>
      <td><button class="button add" type="button" data-product_id="${n}">Add to cart</button></td>
    </tr>`;
  return `<div class="table"><table><thead><tr><th>Product</th></tr></thead><tbody>${numbers(rows).map(row).join('')}
  </tbody></table></div>`;
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
