import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  bundleFiles,
  filesOf,
  HASHED,
  hasPhp,
  JQUERY_SCRIPTS,
  type Page,
  type Script,
  ShopFolder,
  unlessPhp,
} from './printPage';

const root = join(import.meta.dirname, '../..');
const PLUGIN = join(root, 'src/wordpress/shop-widgets.php');

/** Returns what a page prints after the bundle's tag. */
const afterTag = (lines: readonly string[]) =>
  lines.slice(lines.findIndex(line => line.includes(' id="shop-widgets"')) + 1);

const shops: ShopFolder[] = [];
function newShop(...args: ConstructorParameters<typeof ShopFolder>): ShopFolder {
  const shop = new ShopFolder(...args);
  shops.push(shop);
  return shop;
}

const JQUERY = ['jquery-core', 'jquery-migrate'];
/** Lines of the checkout whose scripts are replaced: their settings only. */
const plain = ['data countries', 'data checkout'];

const scripts: Readonly<Record<string, Script>> = {
  ...JQUERY_SCRIPTS,
  'wc-jquery-blockui': { deps: ['jquery'] },
  selectWoo: { deps: ['jquery'] },
  'wc-country-select': { deps: ['jquery'], data: 'data countries' },
  'wc-checkout': { deps: ['jquery', 'wc-jquery-blockui', 'wc-country-select'], data: 'data checkout' },
  'wc-flexslider': { deps: ['jquery'] },
  'wc-single-product': { deps: ['jquery'], data: 'data product' },
  payment: { deps: ['wc-checkout'] },
};

describe.skipIf(!hasPhp)(`shop-widgets.php${unlessPhp}`, () => {
  const shop = hasPhp ? newShop() : undefined;
  afterAll(() => {
    for (const one of shops) one.remove();
  });

  /** Returns the lines of a page on which only replaced scripts use jQuery undeclared, unless its filters differ. */
  const print = (page: Page, where = shop): string[] =>
    where?.print({ scripts, ...page, filters: { shop_widgets_jquery: false, ...page.filters } }).lines ?? [];
  const files = (page: Page): string[] => filesOf(print(page));
  /** Expects that a page loads these files, in this order; ‘jquery’ stands for those of jQuery. */
  const expectFiles = (page: Page, ...handles: string[]) =>
    expect(files(page)).toEqual(handles.flatMap(handle => (handle === 'jquery' ? JQUERY : handle)));
  /** A page with one script besides jQuery. */
  const onlyScript = (handle: string, script: Script): Page => ({
    scripts: { ...JQUERY_SCRIPTS, [handle]: { deps: ['jquery'], ...script } },
    head: [handle],
  });

  it('is valid, and says the version of the package', () => {
    const { stdout } = spawnSync('php', ['-l', PLUGIN], { encoding: 'utf8' });
    expect(stdout).toContain('No syntax errors');
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(readFileSync(PLUGIN, 'utf8')).toContain(` * Version: ${version}\n`);
  });

  describe('the tag', () => {
    it('is a module named by its content, in the head, with its settings and what it imports first', () => {
      const lines = print({ head: ['wc-checkout'] });
      const at = 'https://shop\\.example/wp-content/shop-widgets';
      expect(lines.slice(0, lines.indexOf('<body>'))).toEqual([
        expect.stringContaining('<script type="application/json" id="shop-widgets-config"'),
        '{"productFormAction":"shop_widgets_add"}',
        `<link rel="modulepreload" href="${at.replaceAll('\\', '')}/chunks/core-1.js" crossorigin="anonymous">`,
        expect.stringMatching(
          `^<script type="module" id="shop-widgets" src="${at}/${HASHED}" crossorigin="anonymous" .*></script>$`,
        ),
        'data countries',
        'data checkout',
      ]);
      expect(lines.filter(line => line.includes('id="shop-widgets"'))).toHaveLength(1);
    });

    it('has an integrity value where its file is on another host: only that could change it', () => {
      const tags = (url: string) =>
        print({ filters: { shop_widgets_url: url } }).filter(line => line.includes('integrity="sha384-'));
      expect(tags('https://cdn.example/shop-widgets')).toHaveLength(2);
      for (const own of ['https://shop.example/shop-widgets', '/shop-widgets']) expect(tags(own)).toEqual([]);
    });

    it('is left alone by plugins that combine, delay or rewrite scripts, as are its settings', () => {
      const tags = print({}).filter(line => / id="shop-widgets(?:-config)?"/.test(line));
      expect(tags).toHaveLength(2);
      const attributes = [
        'data-cfasync="false"',
        'data-no-optimize="1"',
        'data-no-defer="1"',
        'data-no-minify="1"',
        ' nowprocket',
      ];
      for (const tag of tags) for (const attribute of attributes) expect(tag).toContain(attribute);
    });

    it('names files that are still there, as they were, when another bundle was put over this one', () => {
      const folder = newShop();
      const filters = { shop_widgets_url: 'https://cdn.example' };
      const tagOf = () => /src="[^"]*\/([^"/]+)" integrity="([^"]+)"/.exec(print({ filters }, folder).join('\n'));
      const [, file, integrity] = tagOf() ?? [];
      const { [HASHED]: _old, ...files } = bundleFiles();
      folder.upload('shop-widgets', { ...files, 'shop-widgets.js': 'newer', 'shop-widgets-4567cdef.js': 'newer' });
      expect(tagOf()?.[1]).toBe('shop-widgets-4567cdef.js');
      expect(file).toBe(HASHED);
      const kept = readFileSync(join(folder.path, 'shop-widgets', HASHED));
      expect(`sha384-${createHash('sha384').update(kept).digest('base64')}`).toBe(integrity);
    });

    it('comes in the footer of a theme that prints no head', () => {
      expect(print({ do: ['template_redirect', 'wp_footer'] }).at(-1)).toContain('id="shop-widgets"');
    });

    it('leads to the folder beside the plugin, or to the one that a filter names', () => {
      const beside = print({}, newShop('mu-plugins/shop-widgets')).join();
      expect(beside).toContain('"https://shop.example/wp-content/mu-plugins/shop-widgets/shop-widgets-0123abcd.js"');
      const elsewhere = newShop('themes/lipa/dist');
      const filters = {
        shop_widgets_path: join(elsewhere.path, 'themes/lipa/dist'),
        shop_widgets_url: 'https://cdn.example/lipa/',
      };
      expect(print({ filters }, elsewhere).join()).toContain('"https://cdn.example/lipa/shop-widgets-0123abcd.js"');
    });
  });

  describe('the settings', () => {
    const settingsIn = (lines: readonly string[]): string | undefined =>
      lines[lines.findIndex(line => line.includes(' id="shop-widgets-config"')) + 1];
    const ADD = { productFormAction: 'shop_widgets_add' };

    it('are printed as JSON that nothing in them can break out of', () => {
      const config = { locale: 'en', messages: { 'cart.view': '</script><script>alert(1)</script><!-- & "it\'s"' } };
      const text = settingsIn(print({ filters: { shop_widgets_config: config } })) ?? '';
      expect(text).not.toMatch(/[<>&]/);
      expect(JSON.parse(text)).toEqual({ ...config, ...ADD });
    });

    it('tell by which call product forms add, unless the theme says another one', () => {
      expect(settingsIn(print({}))).toBe(JSON.stringify(ADD));
      const filters = { shop_widgets_config: { productFormAction: '' } };
      expect(settingsIn(print({ filters }))).toBe('{"productFormAction":""}');
    });

    it('tell a visitor who is logged in where the orders of the account are', () => {
      const ordersUrl = 'https://shop.example/my-account/orders/';
      expect(JSON.parse(settingsIn(print({ is: 'is_user_logged_in' })) ?? '')).toEqual({ ...ADD, ordersUrl });
    });

    it('tell which widgets are off, whichever filter says so', () => {
      const filters = { shop_widgets_disabled: ['checkout', 'checkout'] };
      const disabledIn = (page: Page): unknown => JSON.parse(settingsIn(print(page)) ?? '{}').disabled;
      expect(disabledIn({ filters })).toEqual(['checkout']);
      expect(disabledIn({ filters: { shop_widgets_config: { disabled: ['menu'] } } })).toEqual(['menu']);
    });

    it('that are no list and no object count as none', () => {
      const filters = { shop_widgets_config: 'oops', shop_widgets_disabled: null, shop_widgets_replaced: 7 };
      expectFiles(
        { head: ['wc-checkout'], filters },
        'jquery',
        'wc-jquery-blockui',
        'wc-country-select',
        'wc-checkout',
      );
    });
  });

  describe('a replaced script', () => {
    it('is not loaded, nor what it alone needs; its data and its code before and after are printed', () => {
      const script = { before: ['var cnArgs = {};'], data: 'data more', after: ['cnArgs.late = 1;'] };
      const lines = print(onlyScript('cookie-notice-front', script));
      expect(afterTag(lines)).toEqual(['data more', 'var cnArgs = {};', 'cnArgs.late = 1;', '<body>']);
    });

    it('keeps its translations where another script has what reads them, and loses them with it', () => {
      const translated = {
        ...JQUERY_SCRIPTS,
        'wp-i18n': {},
        'password-strength-meter': { deps: ['jquery', 'wp-i18n'], textdomain: 'default', group: 1 as const },
        other: { deps: ['wp-i18n'], group: 1 as const },
      };
      const page = { scripts: translated, head: ['password-strength-meter'] };
      expect(afterTag(print(page))).toEqual(['<body>']);
      expect(afterTag(print({ ...page, head: ['password-strength-meter', 'other'] }))).toEqual([
        'file wp-i18n',
        '<body>',
        'wp.i18n.setLocaleData( password-strength-meter );',
        'file other',
      ]);
    });

    it('brings what it needs where code on it speaks of jQuery or of the platform’s functions', () => {
      for (const after of [['jQuery( "body" ).on( "updated_checkout", f );'], ['wp.hooks.addAction( "a", "b", f );']])
        expectFiles(onlyScript('wc-cart', { after }), 'jquery');
      expectFiles(onlyScript('wc-cart', { before: ['var params = { host: "https://wp.shop.example/" };'] }));
    });

    it('is known by its file where another version of the shop has it under another name', () => {
      const src = 'https://cdn.example/wp-content/plugins/woocommerce/assets/js/flexslider/jquery.flexslider';
      for (const file of [`${src}.min.js?ver=2.7.2`, `${src}.js`]) expectFiles(onlyScript('flexslider', { src: file }));
      const other = 'https://shop.example/wp-content/plugins/slider/jquery.flexslider.min.js';
      expectFiles(onlyScript('flexslider', { src: other }), 'jquery', 'flexslider');
      const named = { ...scripts, flexslider: { src: other, deps: ['jquery'] } };
      expectFiles({ scripts: named, head: ['wc-single-product', 'flexslider'] }, 'jquery', 'flexslider');
    });

    it('that is dequeued stays away with its settings', () => {
      expect(afterTag(print({ head: ['wc-checkout'], dequeued: ['wc-checkout'] }))).toEqual(['<body>']);
    });

    it('comes back with its libraries where a widget that does its job is off', () => {
      const disabled = ['checkout'];
      for (const filters of [{ shop_widgets_disabled: disabled }, { shop_widgets_config: { disabled } }])
        expectFiles({ head: ['wc-checkout'], filters }, 'jquery', 'wc-jquery-blockui', 'wc-checkout');
    });

    it('comes back with libraries that are replaced otherwise, which the shop asks for beside it', () => {
      // One of the three widgets that do the work of the product page; the slider is the gallery's alone.
      const head = ['wc-flexslider', 'wc-single-product'];
      const without = (widget: string) => ({ filters: { shop_widgets_disabled: [widget] } });
      expectFiles({ head, ...without('review-form') }, 'jquery', ...head);
      expectFiles({ head, ...without('menu') });
      // The handle of an older version of the shop.
      const src = 'https://shop.example/wp-content/plugins/woocommerce/assets/js/zoom/jquery.zoom.min.js';
      const older = { scripts: { ...scripts, zoom: { src, deps: ['jquery'] } }, head: ['zoom', 'wc-single-product'] };
      expectFiles({ ...older, ...without('product-tabs') }, 'jquery', 'zoom', 'wc-single-product');
    });

    it('is what a filter says', () => {
      const filters = { shop_widgets_replaced: { without: ['wc-checkout'] } };
      expectFiles({ head: ['wc-checkout'], filters }, 'jquery', 'wc-jquery-blockui', 'wc-checkout');
      const more = { shop_widgets_replaced: ['payment'] };
      expect(files({ head: ['payment', 'wc-checkout'], filters: more })).not.toContain('payment');
    });
  });

  describe('another script', () => {
    it('keeps what it needs, before it', () => {
      const more = { ...scripts, stripe: { deps: ['jquery'] } };
      expectFiles({ scripts: more, head: ['wc-checkout', 'stripe'] }, 'jquery', 'stripe');
    });

    it('that names a replaced one has the libraries behind that, not its file', () => {
      expect(afterTag(print({ head: ['payment'] }))).toEqual([
        ...[...JQUERY, 'wc-jquery-blockui'].map(handle => `file ${handle}`),
        ...[...plain, 'file payment', '<body>'],
      ]);
    });

    it('that names a library which is replaced has it whole', () => {
      const more = { ...scripts, slider: { deps: ['wc-flexslider'] } };
      expectFiles({ scripts: more, head: ['wc-single-product', 'slider'] }, 'jquery', 'wc-flexslider', 'slider');
    });

    it('that comes with the content brings what the head has left out', () => {
      const late = (dependency: string) => {
        const more: Page['scripts'] = { ...scripts, late: { group: 1, deps: [dependency] } };
        const lines = print({ scripts: more, head: ['wc-checkout'], body: ['late'] });
        return lines.slice(lines.indexOf('<body>') + 1);
      };
      const asFiles = (...handles: string[]) => [...JQUERY, ...handles].map(handle => `file ${handle}`);
      expect(late('jquery')).toEqual(asFiles('late'));
      expect(late('wc-checkout')).toEqual(asFiles('wc-jquery-blockui', 'late'));
    });

    it('that comes with the content and names a library which the head has emptied has it whole, once', () => {
      const more = { ...scripts, first: { deps: ['wc-flexslider'] }, second: { deps: ['wc-flexslider'] } };
      const page = { scripts: more, head: ['wc-single-product', 'wc-flexslider'], body: ['first', 'second'] };
      expectFiles(page, 'jquery', 'wc-flexslider', 'first', 'second');
    });
  });

  describe('a library', () => {
    it('that the shop asks for by itself goes with the scripts that use it', () => {
      const head = ['selectWoo', 'wc-jquery-blockui', 'wc-checkout'];
      expectFiles({ head });
      expectFiles({ head, filters: { shop_widgets_libraries: [] } }, 'jquery', 'selectWoo', 'wc-jquery-blockui');
    });

    it('stays where one of these scripts is not replaced, and where none of them is on the page', () => {
      expectFiles({ head: ['selectWoo'] }, 'jquery', 'selectWoo');
      const page = { head: ['wc-checkout'], body: ['selectWoo'] };
      const filters = { shop_widgets_disabled: ['address-fields'] };
      expectFiles({ ...page, filters }, 'jquery', 'wc-country-select', 'selectWoo');
    });

    it('that is asked for beside the script which another one names comes for that', () => {
      expectFiles({ head: ['selectWoo', 'payment'] }, 'jquery', 'selectWoo', 'wc-jquery-blockui', 'payment');
    });

    it('that names the script which it is there for goes no circles', () => {
      const filters = { shop_widgets_libraries: { helper: ['wc-checkout'] } };
      const circle = { ...scripts, helper: { deps: ['wc-checkout'] } };
      expectFiles({ scripts: circle, head: ['helper', 'wc-checkout'], filters });
      const beside = { scripts: circle, head: ['helper', 'payment'], filters };
      expectFiles(beside, 'jquery', 'wc-jquery-blockui', 'helper', 'payment');
    });

    it('loses its code with its file, and keeps it with it', () => {
      const library = { deps: ['jquery'], before: ['before'], data: 'data d', after: ['after'] };
      const more = { ...scripts, 'wc-jquery-blockui': library };
      expect(afterTag(print({ scripts: more, head: ['wc-checkout'] }))).toEqual([...plain, '<body>']);
      const beside = print({ scripts: more, head: ['payment'] });
      expect(beside).toEqual(expect.arrayContaining(['before', 'data d', 'after']));
    });

    it('jQuery stays where somebody asks for it, or has put code on it', () => {
      expect(afterTag(print({ head: ['jquery', 'wc-checkout'] }))).toEqual([
        ...JQUERY.map(handle => `file ${handle}`),
        ...plain,
        '<body>',
      ]);
      for (const handle of Object.keys(JQUERY_SCRIPTS)) {
        const coded = { ...scripts, [handle]: { ...JQUERY_SCRIPTS[handle], after: ['jQuery( f );'] } };
        expectFiles({ scripts: coded, head: ['wc-checkout'] }, handle);
      }
    });

    it('is printed where a template prints it by itself', () => {
      const steps = ['template_redirect', 'wp_enqueue_scripts', 'print', 'wp_head', 'body', 'wp_footer'];
      expectFiles({ do: steps, head: ['wc-checkout'], printed: ['jquery'] }, 'jquery');
    });

    it('the player stays for a shortcode of the content', () => {
      const player: Script = { deps: ['jquery'], group: 1 };
      const more = { ...JQUERY_SCRIPTS, 'wp-mediaelement': player, wcpt: { deps: ['jquery'] } };
      const page = { scripts: more, head: ['wcpt', 'wp-mediaelement'] };
      expectFiles(page);
      for (const filter of ['wp_audio_shortcode_library', 'wp_video_shortcode_library'])
        expectFiles({ ...page, shortcodes: [filter] }, 'jquery', 'wp-mediaelement');
    });
  });

  describe('jQuery', () => {
    const tagOf = (handle: string) => expect.stringContaining(` id="${handle}-js"></script>`);
    /** Returns the lines of a page on which only the checkout declares jQuery, with the theme's script in the footer. */
    const lines = (theme: string, more: Page = {}): string[] => {
      const where = newShop();
      where.write('theme.js', theme);
      return linesOf(where, more);
    };
    const linesOf = (where: ShopFolder, more: Page = {}): string[] => {
      const page = { head: ['wc-checkout', 'theme'], html: true, text: '<p>Izdelki</p>', ...more };
      const all: Page['scripts'] = { ...scripts, theme: { group: 1 }, ...more.scripts };
      return where.print({ ...page, scripts: all, filters: { shop_widgets_jquery: 'look', ...more.filters } }).lines;
    };
    const toldBy = (printed: readonly string[]): unknown => {
      const [, told] = / data-jquery="([^"]*)"/.exec(printed.join('\n')) ?? [];
      return told === undefined ? undefined : JSON.parse(told.replaceAll('&quot;', '"').replaceAll('&lt;', '<'));
    };
    const isThere = (printed: readonly string[]) =>
      JQUERY.every(handle => printed.join().includes(` id="${handle}-js"`));
    const CODED = { deps: ['jquery'], after: ['$( f )'] };
    const plainTheme = 'document.body.className = "js";';

    it('stays although only replaced scripts declare it: any code of the page may use it', () => {
      for (const filters of [true, undefined, 'keep'].map(jquery => ({ shop_widgets_jquery: jquery })))
        expectFiles({ head: ['wc-checkout'], filters }, 'jquery');
      expect(filesOf(shop?.print({ scripts, head: ['wc-checkout'] }).lines ?? [])).toEqual(JQUERY);
    });

    it('goes, where the finished page is looked through, when nothing names it', () => {
      const printed = lines(plainTheme);
      expect(isThere(printed)).toBe(false);
      expect(printed).toEqual(expect.arrayContaining([tagOf('theme'), 'data checkout', '<body>', '<p>Izdelki</p>']));
      expect(toldBy(printed)).toEqual([]);
    });

    it('is not there where a page has never had it', () => {
      expect(isThere(lines('jQuery( f )', { head: ['theme'] }))).toBe(false);
    });

    it.each([
      ['a file that names it', { theme: 'window.jQuery && f()' }, 'theme'],
      ['a file that calls its short name', { theme: '!function($){$("a")}(g())' }, 'theme'],
      ['a file that brings others', { theme: 'import("./chunk.js")' }, 'theme'],
      ['a module that brings others', { theme: 'import{a}from"./chunk.js";a()' }, 'theme'],
      ['a file that makes scripts', { theme: 'd.createElement("script").src=s' }, 'theme'],
      ['code before a script', { scripts: { theme: { group: 1, before: ['jQuery( f );'] } } }, 'theme'],
      ['code after a script', { scripts: { theme: { group: 1, after: ['jQuery( f );'] } } }, 'theme'],
      ['code on a replaced script', { scripts: { 'wc-checkout': CODED } }, 'wc-checkout'],
      ['a script in the page', { text: '<script>\n  jQuery( f );\n</script>' }, 'jQuery( f );'],
      ['one that waits for consent', { text: '<script type="text/plain">jQuery(f)</script>' }, 'jQuery(f)'],
      ['an attribute', { text: '<a onclick="jQuery( this ).hide()">' }, '<a onclick="jQuery( this ).hide()"'],
      [
        'a file of another server',
        { text: '<script src="https://a.example/a.js"></script>' },
        'https://a.example/a.js',
      ],
      ['one that is loaded late', { text: '<script data-src="//cdn.example/a.js"></script>' }, '//cdn.example/a.js'],
      ['a file that is not there', { text: '<script src="/wp-content/no.js" id="no-js"></script>' }, 'no'],
      [
        'a script of the server at a folder',
        { text: '<script src="/wp-content/?theme_js=1"></script>' },
        '/wp-content/?theme_js=1',
      ],
      [
        'a script of the server by PHP',
        { text: '<script src="/wp-content/js.php?v=1"></script>' },
        '/wp-content/js.php?v=1',
      ],
      ['a file out of the folders', { text: '<script src="/wp-content/../a.js"></script>' }, '/wp-content/../a.js'],
      ['a declared dependency', { scripts: { theme: { group: 1, deps: ['jquery'] } } }, 'theme'],
      ['one by way of a replaced script', { scripts: { theme: { group: 1, deps: ['wc-checkout'] } } }, 'theme'],
      ['somebody who asks for it', { head: ['wc-checkout', 'theme', 'jquery'] }, 'jquery'],
    ] satisfies [string, Page & { theme?: string }, string][])(
      'stays for %s, which the tag tells',
      (_what, more, user) => {
        const { theme = plainTheme, ...page }: Page & { theme?: string } = more;
        const printed = lines(theme, page);
        expect(isThere(printed)).toBe(true);
        expect(toldBy(printed)).toContain(user);
      },
    );

    it('goes although a module of the platform is on the page', () => {
      const theme = 'import { store } from "@wordpress/interactivity"; import("@wordpress/interactivity-router");';
      expect(isThere(lines(theme))).toBe(false);
    });

    it('has each file read once, and again when it has another time', () => {
      const where = newShop();
      const file = join(where.path, 'theme.js');
      const printed = (theme: string, time: number) => {
        where.write('theme.js', theme);
        utimesSync(file, time, time);
        return linesOf(where);
      };
      expect(isThere(printed('var a = 1;', 1))).toBe(false);
      expect(isThere(printed('jQuery(f);', 1))).toBe(false);
      expect(isThere(printed('jQuery(f);', 2))).toBe(true);
      expect(isThere(printed('var a = 1;', 3))).toBe(false);
    });

    it('goes by a filter whatever the page holds, but where a script that stays declares it', () => {
      const filters = { shop_widgets_jquery: false };
      expect(isThere(lines('jQuery( f )', { filters }))).toBe(false);
      expect(isThere(lines(plainTheme, { filters, scripts: { theme: { group: 1, deps: ['jquery'] } } }))).toBe(true);
    });

    it('is reported, and stays, for users who may see the report', () => {
      const filters = { shop_widgets_jquery: true };
      expect(toldBy(lines('jQuery( f )', { filters }))).toBeUndefined();
      for (const asked of [{ query: { 'shop-widgets': 'report' } }, { can: ['manage_woocommerce'] }]) {
        expect(toldBy(lines('jQuery( f )', { filters, ...asked }))).toEqual(['theme']);
        const free = lines(plainTheme, { filters, ...asked });
        expect(toldBy(free)).toEqual([]);
        expect(isThere(free)).toBe(true);
      }
    });
  });

  const untouched = [
    ...['file jquery-core', 'file jquery-migrate', 'file wc-jquery-blockui'],
    ...['data countries', 'file wc-country-select', 'data checkout', 'file wc-checkout', '<body>'],
  ];

  describe('nothing is done', () => {
    const feeds = ['is_feed', 'is_embed', 'is_robots', 'is_favicon', 'is_trackback', 'amp_is_request'];
    it.each(['is_admin', 'is_customize_preview', ...feeds])('where %s', is => {
      expect(print({ head: ['wc-checkout'], is })).toEqual(untouched);
    });

    it('where no template is drawn, as by the login, nor where a filter says no', () => {
      expect(print({ head: ['wc-checkout'], do: ['wp_enqueue_scripts', 'wp_head', 'wp_footer'] })).toEqual(untouched);
      expect(print({ head: ['wc-checkout'], filters: { shop_widgets_active: false } })).toEqual(untouched);
    });
  });

  describe('a bundle that is not whole', () => {
    const damages: Record<string, (folder: ShopFolder) => void> = {
      'no bundle': folder => folder.remove('shop-widgets'),
      'a chunk missing': folder => folder.remove('shop-widgets/chunks/core-1.js'),
      'a file cut off': folder => folder.write('shop-widgets/shop-widgets.js', 'ent'),
      'a file of another build, of the same size': folder => folder.write('shop-widgets/chunks/core-1.js', 'kore'),
      'half an upload': folder => {
        const { [HASHED]: _late, ...early } = bundleFiles();
        folder.upload('shop-widgets', { ...early, 'chunks/core-1.js': 'new', 'shop-widgets-4567cdef.js': 'new' });
        folder.remove('shop-widgets/shop-widgets-4567cdef.js');
      },
      'no manifest': folder => folder.remove('shop-widgets/manifest.json'),
      'a broken manifest': folder => folder.write('shop-widgets/manifest.json', '{"shop-widgets.js":'),
      'a manifest of something else': folder => folder.write('shop-widgets/manifest.json', '{"a":1,"b":["c"]}'),
    };
    const damagedLists = ['[{"handle":', '[1]', '[{"handle":"wc-checkout","file":"a","widgets":"checkout"}]', '7'];

    it.each(Object.entries(damages))('leaves the shop as it is: %s', (_what, damage) => {
      const damaged = newShop();
      damage(damaged);
      expect(damaged.print({ scripts, head: ['wc-checkout'] })).toEqual({ lines: untouched, log: '' });
    });

    it('is looked at once, and again when a file has another time', () => {
      const folder = newShop();
      const core = join(folder.path, 'shop-widgets/chunks/core-1.js');
      const tag = () => print({}, folder).join().includes('id="shop-widgets"');
      utimesSync(core, 1, 1);
      expect(tag()).toBe(true);
      folder.write('shop-widgets/chunks/core-1.js', 'kore');
      utimesSync(core, 1, 1);
      expect(tag()).toBe(true);
      utimesSync(core, 2, 2);
      expect(tag()).toBe(false);
      expect(tag()).toBe(false);
      folder.write('shop-widgets/chunks/core-1.js', 'core');
      utimesSync(core, 3, 3);
      expect(tag()).toBe(true);
    });

    it.each(damagedLists)('leaves the shop as it is: the list is %s', list => {
      const damaged = newShop('shop-widgets', { ...bundleFiles(), 'replaced.json': list });
      expect(damaged.print({ scripts, head: ['wc-checkout'] })).toEqual({ lines: untouched, log: '' });
    });

    it('is told in the log of a shop that is debugged, and once to those who can help it', () => {
      const damaged = newShop();
      damaged.remove('shop-widgets/chunks/core-1.js');
      const { lines, log } = damaged.print({ scripts, head: ['wc-checkout'], debug: true });
      expect(lines).toEqual(untouched);
      expect(log).toMatch(/^Shop Widgets does nothing.*shop-widgets\/chunks\/core-1\.js is missing or damaged/);

      const admin = { do: ['admin_notices'], can: ['manage_options'] };
      expect(damaged.print(admin).lines).toEqual([
        expect.stringMatching(/^notice warning Shop Widgets does nothing.*chunks\/core-1\.js/),
      ]);
      expect(damaged.print({ ...admin, can: [] }).lines).toEqual([]);
      expect(shop?.print(admin).lines).toEqual([]);
    });
  });
});
