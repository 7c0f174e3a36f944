import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { replacedScripts } from '../../src/loader/replaced';
import { filesOf, hasPhp, ShopFolder, settingsOf, unlessPhp } from './printPage';
import { recordedPages, recordedScripts } from './recordedShop';

const HTML = join(import.meta.dirname, '../../../shared/captures/html');
const names = ['product-variable', 'shop', 'checkout', 'newsletter'] as const;
const replaced = new Set(replacedScripts.map(({ handle }) => handle));

/** Scripts of the recorded shop that are not replaced; the rest of what it loads are libraries. */
const others = [
  ...['comment-reply', 'wc-price-slider', 'storefront-header-cart', 'storefront-handheld-footer-bar'],
  ...['storefront-woocommerce-brands', 'storefront-sticky-add-to-cart', 'wc-product-category-dropdown-widget'],
];

/** Returns these handles with all their dependencies. */
function needs(handles: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (handle: string) => {
    if (found.has(handle)) return;
    found.add(handle);
    for (const dep of recordedScripts[handle]?.deps ?? []) visit(dep);
  };
  for (const handle of handles) visit(handle);
  return found;
}

describe.skipIf(!hasPhp)(`the plugin on a recorded shop${unlessPhp}`, () => {
  const shop = new ShopFolder();
  afterAll(() => shop.remove());

  /** Nothing else of these pages uses jQuery. */
  const alone = { shop_widgets_jquery: false };
  const print = (name: (typeof names)[number], filters: Record<string, unknown> = {}) =>
    shop.print({ scripts: recordedScripts, ...recordedPages[name], filters: { ...alone, ...filters } }).lines;
  const printPlain = (name: (typeof names)[number]) => print(name, { shop_widgets_active: false });

  it.skipIf(!existsSync(HTML)).each(names)('stands on the scripts that the page %s had, in their order', name => {
    const html = readFileSync(join(HTML, `${name}.html`), 'utf8');
    const recorded = [...html.matchAll(/<script[^>]* id="([\w-]+)-js"[^>]* src=/g)].map(([, handle]) => handle);
    expect(filesOf(printPlain(name))).toEqual(recorded);
  });

  it.each(names)('loads no replaced script and no library that only they need on the page %s', name => {
    const { head, body } = recordedPages[name];
    const stay = needs([...head, ...body].filter(handle => others.includes(handle)));
    const expected = filesOf(printPlain(name)).filter(handle => stay.has(handle) && !replaced.has(handle));
    const files = filesOf(print(name));
    expect([...files].sort()).toEqual([...expected].sort());
    for (const [place, handle] of files.entries())
      for (const dep of needs([handle]))
        if (files.includes(dep)) expect(files.indexOf(dep), `${dep} before ${handle}`).toBeLessThanOrEqual(place);
  });

  it('loads nothing of the shop where nothing else does', () => {
    for (const name of names) {
      const own = (handles: readonly string[]) => handles.filter(handle => !others.includes(handle));
      const { head, body } = recordedPages[name];
      const { lines } = shop.print({ scripts: recordedScripts, head: own(head), body: own(body), filters: alone });
      expect(filesOf(lines)).toEqual([]);
    }
  });

  it('prints all settings of replaced scripts, and those of libraries only with their files', () => {
    for (const name of names) {
      const lost = new Set(['_wpUtilSettings', 'wpApiSettings', '_wpmejsSettings']);
      const goes = new Set([
        'code wp-i18n',
        'code wp-api-fetch',
        'code mejsL10n',
        ...[...lost].map(one => `data ${one}`),
      ]);
      const kept = settingsOf(printPlain(name)).filter(line => !goes.has(line));
      expect(settingsOf(print(name)).sort()).toEqual(kept.sort());
    }
  });
});
