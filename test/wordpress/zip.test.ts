import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { replacedScripts } from '../../src/loader/replaced';
import { definitions } from '../../src/registry';
import { pluginFiles } from '../../src/wordpress/pack/pluginFiles';
import { readPo, writeMo } from '../../src/wordpress/pack/translations';
import { type ZipFile, zip } from '../../src/wordpress/pack/zip';
import { bundleFiles, filesOf, HASHED, hasPhp, JQUERY_SCRIPTS, type Page, ShopFolder, unlessPhp } from './printPage';

const WORDPRESS = join(import.meta.dirname, '../../src/wordpress');
const LANGUAGES = join(WORDPRESS, 'plugin/languages');
const MAIN = 'plugins/shop-widgets/shop-widgets.php';

const shops: ShopFolder[] = [];
afterAll(() => {
  for (const shop of shops) shop.remove();
});

/** A shop with a bundle in `built`, of which the plugin is made, and the plugin. */
function newShop(files = bundleFiles()): ShopFolder {
  const shop = new ShopFolder('built', files);
  shops.push(shop);
  install(shop, 'plugins');
  return shop;
}

function install(shop: ShopFolder, folder: string): void {
  for (const { path, content } of pluginFiles(join(shop.path, 'built'))) shop.write(`${folder}/${path}`, content);
}

describe('the archive', () => {
  const files: ZipFile[] = [
    { path: 'a/ž.txt', content: Buffer.from('Življenje '.repeat(100)) },
    { path: 'a/empty', content: Buffer.alloc(0) },
  ];

  it('is the same for the same files, and holds them packed', () => {
    const archive = zip(files);
    expect(zip(files)).toEqual(archive);
    const [name, size] = [archive.readUInt16LE(26), archive.readUInt32LE(18)];
    expect(archive.subarray(30, 30 + name).toString()).toBe('a/ž.txt');
    expect(inflateRawSync(archive.subarray(30 + name, 30 + name + size))).toEqual(files[0]?.content);
    expect(size).toBeLessThan(100);
  });

  it.skipIf(spawnSync('python3', ['--version']).status !== 0)('is read by another program', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-widgets-zip-'));
    writeFileSync(join(folder, 'a.zip'), zip(files));
    const unpack = ['-m', 'zipfile', '-e', 'a.zip', '.'];
    expect(spawnSync('python3', unpack, { cwd: folder, encoding: 'utf8' })).toMatchObject({ stderr: '', status: 0 });
    for (const { path, content } of files) expect(readFileSync(join(folder, path))).toEqual(content);
    rmSync(folder, { recursive: true });
  });
});

describe('translations', () => {
  const po = readFileSync(join(LANGUAGES, 'shop-widgets-sl_SI.po'), 'utf8');
  const pot = readFileSync(join(LANGUAGES, 'shop-widgets.pot'), 'utf8');
  const idsOf = (text: string) => [...text.matchAll(/^msgid "(.+)"$/gm)].map(([, id]) => id);

  it('are there for each text of the plugin, and for no other', () => {
    const code = readdirSync(WORDPRESS, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.php'))
      .map(file => readFileSync(join(WORDPRESS, file), 'utf8'))
      .join('\n');
    const texts = [...code.matchAll(/\b(?:__|esc_html__|esc_html_e)\( '((?:[^'\\]|\\.)*)', 'shop-widgets' \)/g)];
    const [, description] =
      /^ \* Description: (.+)$/m.exec(readFileSync(join(WORDPRESS, 'plugin/shop-widgets.php'), 'utf8')) ?? [];
    const expected = new Set([description, ...texts.map(([, text]) => text)]);
    expect(new Set(idsOf(pot))).toEqual(expected);
    expect(new Set(idsOf(po))).toEqual(expected);
    expect([...readPo(po).values()].filter(text => text === '')).toEqual([]);
    expect(readPo(po).size).toBe(expected.size + 1);
  });

  it('keep the places that are filled in', () => {
    const places = /%(?:\d\$)?[ds]/g;
    for (const [id, text] of readPo(po)) expect(text.match(places), id).toEqual(id.match(places));
  });

  it('are written as WordPress reads them', () => {
    const mo = writeMo(new Map(Object.entries({ b: 'še', a: 'x' })));
    const strings = (table: number) =>
      [0, 1].map(place => {
        const [length, offset] = [mo.readUInt32LE(table + 8 * place), mo.readUInt32LE(table + 8 * place + 4)];
        expect(mo[offset + length]).toBe(0);
        return mo.subarray(offset, offset + length).toString();
      });
    expect(mo.readUInt32LE(0)).toBe(0x950412de);
    expect(strings(mo.readUInt32LE(12))).toEqual(['a', 'b']);
    expect(strings(mo.readUInt32LE(16))).toEqual(['x', 'še']);
  });
});

describe('the version', () => {
  const { version } = JSON.parse(readFileSync(join(WORDPRESS, '../../package.json'), 'utf8'));

  it('is that of the package, also in readme.txt and for the bundle’s files', () => {
    expect(readFileSync(join(WORDPRESS, 'shop-widgets.php'), 'utf8')).toContain(
      `const SHOP_WIDGETS_VERSION = '${version}';`,
    );
    expect(readFileSync(join(WORDPRESS, 'plugin/shop-widgets.php'), 'utf8')).toContain(` * Version: ${version}\n`);
    expect(readFileSync(join(WORDPRESS, 'plugin/readme.txt'), 'utf8')).toContain(`\nStable tag: ${version}\n`);
  });
});

describe.skipIf(!hasPhp)(`the plugin of the archive${unlessPhp}`, () => {
  const shop = hasPhp ? newShop() : undefined;
  const scripts = { ...JQUERY_SCRIPTS, 'wc-checkout': { deps: ['jquery'] } };
  const print = (page: Page, where = shop): string[] =>
    where?.print({ scripts, head: ['wc-checkout'], plugins: [MAIN], ...page }).lines ?? [];
  const page = (options: unknown, more: Page = {}) =>
    print({ do: ['settings page'], can: ['manage_woocommerce'], options: { shop_widgets: options }, ...more }).join(
      '\n',
    );

  it('has valid files, of which WordPress takes one for a plugin: it looks one folder deep', () => {
    const folder = join(shop?.path ?? '', 'plugins/shop-widgets');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.php'));
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) {
      expect(spawnSync('php', ['-l', join(folder, file)], { encoding: 'utf8' }).stdout).toContain('No syntax errors');
    }
    const near = files.filter(file => file.split(/[\\/]/).length <= 2);
    const isPlugin = (file: string) => readFileSync(join(folder, file), 'utf8').includes('Plugin Name:');
    expect(near.filter(isPlugin)).toEqual(['shop-widgets.php']);
  });

  it('puts its own bundle into the pages, and loads its texts', () => {
    const lines = print({ do: ['init', 'template_redirect', 'wp_head'] });
    expect(lines).toContain('texts shop-widgets shop-widgets/languages');
    expect(lines.join()).toContain(`src="https://shop.example/wp-content/plugins/shop-widgets/dist/${HASHED}"`);
  });

  it('leaves a shop with the must-use file to that, and its settings count', () => {
    const both = newShop();
    both.write('shop-widgets/manifest.json', '{');
    const options = { shop_widgets: { off: ['checkout'] } };
    expect(filesOf(print({ plugins: ['mu-plugins/shop-widgets.php', MAIN], options }, both))).toContain('wc-checkout');
    both.upload('shop-widgets', bundleFiles());
    const lines = print({ plugins: ['mu-plugins/shop-widgets.php', MAIN], options }, both);
    expect(lines.join()).toContain(`/wp-content/shop-widgets/${HASHED}"`);
    expect(lines.join()).toContain('"disabled":["checkout","account"]');
  });

  describe('its switches', () => {
    const switches = hasPhp
      ? [...page({}).matchAll(/name="shop_widgets\[on\]\[\]" value="([^"]+)"/g)].map(([, name = '']) => name)
      : [];
    const widgetsOf = (name: string): string[] => {
      const line = print({ options: { shop_widgets: { off: [name] } } }).find(one => one.includes('"disabled"'));
      return JSON.parse(line ?? '{}').disabled;
    };

    it('are about a dozen, and each widget has one', () => {
      expect(switches.length).toBeGreaterThanOrEqual(12);
      expect(switches.length).toBeLessThanOrEqual(16);
      expect(switches.flatMap(widgetsOf).sort()).toEqual(Object.keys(definitions).sort());
    });

    it('never share a script of the shop', () => {
      const all = switches.map(widgetsOf);
      for (const { handle, widgets } of replacedScripts) {
        const sharing = all.filter(names => widgets.some(widget => names.includes(widget)));
        expect(sharing.length, handle).toBe(1);
      }
    });

    it('are all on at first; one that is off gives the shop its script back', () => {
      expect(filesOf(print({}))).not.toContain('wc-checkout');
      expect(filesOf(print({ options: { shop_widgets: { off: ['checkout'] } } }))).toContain('wc-checkout');
    });

    it('leave the last word to filters of the theme', () => {
      const page = { filters: { shop_widgets_disabled: [] }, options: { shop_widgets: { off: ['checkout'] } } };
      expect(filesOf(print(page))).not.toContain('wc-checkout');
    });
  });

  describe('its page', () => {
    it('says in words what each switch replaces, names each script once, and links to the report', () => {
      const html = page({});
      expect(html).toContain('Replaces the script of the cart page.');
      expect(html).toContain('<code>wc-cart</code>');
      for (const [, handles = ''] of html.matchAll(/<code>([^<]+)<\/code>/g))
        expect(handles.split(', ')).toEqual([...new Set(handles.split(', '))]);
      expect(html).toContain('<a href="https://shop.example/?shop-widgets=report">');
      expect(html).toContain('name="option_page" value="shop_widgets"');
      expect(html.match(/type="checkbox"[^>]*checked="checked"/g)?.length).toBeGreaterThanOrEqual(12);
    });

    it('shows what is set', () => {
      const html = page({ off: ['checkout'], jquery: 'look', report: true });
      expect(html).toMatch(/value="checkout" >/);
      expect(html).toMatch(/value="cart" checked="checked">/);
      expect(html).toMatch(/value="look" checked="checked">/);
      expect(html).toMatch(/\[report\]" value="1" checked="checked">/);
    });

    it('is there for shop managers, and for nobody without the right to change the shop', () => {
      expect(page({}, { can: ['edit_posts'] })).toBe('');
      expect(page({}, { can: ['manage_options'] })).toBe('');
    });

    it('says version and state of the files, and what to do where they are not whole', () => {
      expect(page({})).toMatch(/Version \d+\.\d+\.\d+\. All 4 files in .*\/dist\/ are there/);
      const damaged = newShop();
      damaged.remove('plugins/shop-widgets/dist/chunks/core-1.js');
      const html = print({ do: ['admin_notices', 'settings page'], can: ['manage_woocommerce'] }, damaged).join('\n');
      expect(html).toMatch(/^notice warning Shop Widgets does nothing.*core-1\.js is missing or damaged\. Upload/);
      expect(html).toContain('The widgets do not run');
    });

    it('is in the menu of settings while WooCommerce is off, and says so', () => {
      const off = { shop: false, can: ['manage_options'], do: ['admin_notices', 'settings page'] };
      const html = print(off).join('\n');
      expect(html).toMatch(/^notice warning Shop Widgets does nothing while WooCommerce is not active/);
      expect(html).toContain('value="checkout"');
    });
  });

  describe('settings that are sent', () => {
    const save = (sent: unknown): unknown => JSON.parse(print({ do: ['save'], sent }).join());

    it('are kept as names of switches, and stay the same when they are taken once more', () => {
      const all = ['', 'cart', 'product', 'variations', 'swatches', 'bundles', 'tables', 'forms', 'cart-page'];
      const on = [...all, 'addresses', 'payments', 'wishlist', 'navigation', 'cookies', 'marketing', '<b>', 'none'];
      const kept = { off: ['checkout'], jquery: 'look', report: true };
      expect(save({ on, jquery: 'look', report: '1' })).toEqual(kept);
      expect(save(kept)).toEqual(kept);
    });

    it('that are no settings are the first ones', () => {
      for (const sent of [null, 'x', [], { off: 'none', jquery: ['look'] }, { off: [['checkout']], jquery: { a: 1 } }])
        expect(save(sent)).toEqual({ off: [], jquery: 'keep', report: false });
      expect(save({ on: [['cart'], 'product'] })).toMatchObject({ off: expect.arrayContaining(['cart']) });
    });
  });

  it('has jQuery looked for where that is set, and shows the report to shop managers', () => {
    const options = { shop_widgets: { jquery: 'look' } };
    expect(print({ options, html: true }).join()).not.toContain('jquery-core-js');
    expect(print({ html: true }).join()).toContain('jquery-core-js');
    expect(print({}).join()).not.toContain('"report"');
    expect(print({ can: ['manage_woocommerce'] }).join()).toContain('"report":true');
    expect(print({ options: { shop_widgets: { report: true } } }).join()).toContain('"report":true');
  });

  describe('an update', () => {
    const update = (where: ShopFolder, hashed: string): string[] => {
      const { [HASHED]: _old, ...files } = bundleFiles();
      where.remove('built');
      where.upload('built', { ...files, 'shop-widgets.js': hashed, [hashed]: hashed });
      install(where, 'upgrade');
      const unpacked = `${join(where.path, 'upgrade/shop-widgets')}/`;
      where.print({ plugins: [MAIN], do: ['update'], unpacked });
      where.remove('plugins/shop-widgets');
      where.move('upgrade/shop-widgets', 'plugins/shop-widgets');
      return readdirSync(join(where.path, 'plugins/shop-widgets/dist')).filter(file => /^shop-widgets-/.test(file));
    };

    it('keeps the files of the version before, and not of the one before that', () => {
      const where = newShop();
      const [second, third] = ['shop-widgets-22222222.js', 'shop-widgets-33333333.js'];
      expect(update(where, second)).toEqual([HASHED, second]);
      expect(update(where, third)).toEqual([second, third]);
      expect(print({}, where).join()).toContain(`dist/${third}"`);
    });

    it('of another plugin is left alone', () => {
      const where = newShop();
      where.write('upgrade/other/dist/manifest.json', '{}');
      where.print({ plugins: [MAIN], do: ['update'], unpacked: join(where.path, 'upgrade/other') });
      expect(readdirSync(join(where.path, 'upgrade/other/dist'))).toEqual(['manifest.json']);
    });
  });

  describe('page caches', () => {
    const functions = ['rocket_clean_domain', 'w3tc_flush_all', 'sg_cachepress_purge_cache'];
    const emptied = functions.map(name => `called ${name}`);

    it('are emptied with each change of the switches, and when the plugin goes', () => {
      for (const change of ['update_option_shop_widgets', 'add_option_shop_widgets', 'activate', 'deactivate'])
        expect(print({ do: [change], functions })).toEqual(emptied);
    });

    it('are emptied after an update of the plugin, and not after one of another', () => {
      const update = (plugin: string) => ({ type: 'plugin', action: 'update', plugins: [plugin] });
      const own = update('shop-widgets/shop-widgets.php');
      expect(print({ do: ['updated'], functions, updated: own })).toEqual(emptied);
      expect(print({ do: ['updated'], functions, updated: update('other/other.php') })).toEqual([]);
    });

    it('that were emptied are named on the page; else it says that it must be done', () => {
      const where = newShop();
      const change = ['update_option_shop_widgets', 'settings page'];
      const html = (more: Page) => print({ do: change, can: ['manage_woocommerce'], ...more }, where).join('\n');
      expect(html({ constants: ['LSCWP_V'] })).toContain('the page cache of LiteSpeed Cache');
      expect(html({})).toContain('empty its cache now');
    });
  });

  it('leaves nothing behind, on any site', () => {
    const where = newShop();
    print({ options: { shop_widgets: { jquery: 'look' } }, head: ['wc-checkout'], html: true }, where);
    expect(readdirSync(join(where.path, 'transients'))).toContain('shop_widgets_bundle');
    expect(print({ do: ['uninstall'] }, where)).toEqual(['deleted shop_widgets of 1']);
    expect(readdirSync(join(where.path, 'transients'))).toEqual([]);
    expect(print({ do: ['uninstall'], sites: [1, 4] }, where)).toEqual([
      'deleted shop_widgets of 1',
      'deleted shop_widgets of 4',
    ]);
  });
});
