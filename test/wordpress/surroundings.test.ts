import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { filesOf, hasPhp, JQUERY_SCRIPTS, type Page, ShopFolder, unlessPhp } from './printPage';

describe.skipIf(!hasPhp)(`the must-use file, whatever is missing around it${unlessPhp}`, () => {
  const shops: ShopFolder[] = [];
  const newShop = (...args: ConstructorParameters<typeof ShopFolder>): ShopFolder => {
    const shop = new ShopFolder(...args);
    shops.push(shop);
    return shop;
  };
  const shop = hasPhp ? newShop() : undefined;
  afterAll(() => {
    for (const one of shops) one.remove();
  });

  const scripts = {
    ...JQUERY_SCRIPTS,
    'wp-mediaelement': { deps: ['jquery'] },
    'wc-checkout': { deps: ['jquery'], data: 'data checkout' },
  };
  const all: Page = { scripts, head: ['wc-checkout'] };
  const print = (page: Page, where = shop): string[] => where?.print({ ...all, ...page }).lines ?? [];
  const untouched = ['file jquery-core', 'file jquery-migrate', 'data checkout', 'file wc-checkout', '<body>'];

  it('leaves pages as they are without WooCommerce', () => {
    expect(print({ shop: false })).toEqual(untouched);
    expect(print({ shop: false, shortcodes: ['wp_audio_shortcode_library'] })).toEqual(untouched);
  });

  it('does not have the list of scripts made anew while WordPress makes it', () => {
    const steps = ['template_redirect', 'wp_enqueue_scripts', 'wp_head', 'body', 'wp_footer'];
    expect(filesOf(print({ do: steps }))).toEqual(['jquery-core', 'jquery-migrate']);
    expect(print({ do: ['template_redirect', 'body'], head: [], shortcodes: ['wp_audio_shortcode_library'] })).toEqual(
      [],
    );
  });

  it('does its work once where hooks are called twice', () => {
    const twice = [
      'template_redirect',
      'template_redirect',
      'wp_enqueue_scripts',
      'wp_head',
      'body',
      'wp_footer',
      'wp_footer',
    ];
    const lines = print({ do: ['plugins_loaded', ...twice] });
    expect(lines).toEqual(print({}));
  });

  it.each([
    ['the admin', { is: 'is_admin' }],
    ['the customizer’s preview', { is: 'is_customize_preview' }],
    ['a feed', { is: 'is_feed' }],
  ])('leaves %s alone', (_where, page) => {
    expect(print(page)).toEqual(untouched);
  });

  it.each([
    ['the login', ['init', 'wp_enqueue_scripts', 'wp_head', 'body', 'wp_footer']],
    ['REST', ['init', 'rest_api_init', 'wp_enqueue_scripts', 'wp_head', 'body', 'wp_footer']],
    ['cron', ['init', 'wp_loaded', 'wp_enqueue_scripts', 'wp_head', 'body', 'wp_footer']],
  ])('leaves %s alone, where no template is drawn', (_where, steps) => {
    expect(print({ do: steps })).toEqual(untouched);
  });

  it.each([
    'shop_widgets_config',
    'shop_widgets_disabled',
    'shop_widgets_replaced',
    'shop_widgets_libraries',
    'shop_widgets_path',
  ])('lets the page go out with the shop’s own scripts where a filter throws: %s', filter => {
    const where = newShop();
    const { lines, log } = where.print({ ...all, filters: { [filter]: { throws: 'out of order' } }, debug: true });
    expect(filesOf(lines)).toContain('wc-checkout');
    expect(log).toContain('out of order');
    const notice = where.print({ do: ['admin_notices'], can: ['manage_woocommerce'] }).lines;
    expect(notice.join()).toMatch(/worked with its own scripts, because of an error: out of order/);
  });

  it('ignores a folder and an address that are no text', () => {
    const filters = { shop_widgets_path: ['x'], shop_widgets_url: 7 };
    expect(filesOf(print({ filters }))).not.toContain('wc-checkout');
  });

  describe('says what to do, and leaves the shop as it is', () => {
    const told = (where: ShopFolder, as?: number): string => {
      expect(where.print({ ...all, as }).lines).toEqual(untouched);
      return where.print({ do: ['admin_notices'], can: ['manage_woocommerce'], as }).lines.join();
    };

    it('where the files lie one folder too deep', () => {
      const deep = newShop('shop-widgets/dist');
      expect(told(deep)).toMatch(/one folder too deep\. Move the content of \S+shop-widgets\/dist\/ up/);
    });

    it('where the bundle is of another version', () => {
      const other = newShop();
      other.changeManifest(manifest => ({
        ...manifest,
        'shop-widgets.js': { ...manifest['shop-widgets.js'], version: '0.1.0' },
      }));
      expect(told(other)).toMatch(
        /are of version 0\.1\.0, and the plugin is \d+\.\d+\.\d+\. Upload both of one version/,
      );
    });

    it.skipIf(process.getuid?.() !== 0)('where the web server may not read the folder', () => {
      const closed = newShop();
      for (const folder of [closed.path, join(closed.path, 'mu-plugins')]) chmodSync(folder, 0o755);
      closed.write('transients/none', '');
      chmodSync(join(closed.path, 'transients'), 0o777);
      chmodSync(join(closed.path, 'shop-widgets'), 0o700);
      const nobody = 65_534;
      expect(told(closed, nobody)).toMatch(/may not read \S+shop-widgets\/\. Give it the rights/);
    });

    it('where a part of the plugin was not copied', () => {
      const half = newShop();
      half.remove('mu-plugins/shop-widgets-includes/plan.php');
      expect(existsSync(join(half.path, 'mu-plugins/shop-widgets.php'))).toBe(true);
      expect(told(half)).toMatch(/plan\.php is missing or can’t be read\. Copy shop-widgets\.php and the folder/);
    });
  });

  describe('plugins that rewrite scripts', () => {
    const LISTS = [
      'rocket_delay_js_exclusions',
      'litespeed_optm_js_defer_exc',
      'wp-optimize-minify-default-exclusions',
      'flying_press_exclude_from_delay:js',
    ];
    const settings = { ...scripts, 'wc-checkout': { deps: ['jquery'], data: 'var wc_checkout_params = {};' } };
    const asked = (filter: string, value: unknown): unknown =>
      JSON.parse(
        print({
          scripts: settings,
          ask: [filter, value],
          do: ['template_redirect', 'wp_enqueue_scripts', 'wp_head', 'body', 'wp_footer', 'ask'],
        }).at(-1) ?? '',
      );

    it.each(LISTS)('are told to leave the bundle and the settings of replaced scripts alone: %s', filter => {
      expect(asked(filter, ['a.js'])).toEqual(['a.js', 'shop-widgets', 'wc_checkout_params']);
    });

    it('are told so in a text where they have one', () => {
      expect(asked('autoptimize_filter_js_exclude', 'a.js')).toBe('a.js, shop-widgets, wc_checkout_params');
      expect(asked('autoptimize_filter_js_exclude', null)).toBeNull();
    });

    it('leave the printed settings of replaced scripts where they are, and treat others as ever', () => {
      const more = { ...settings, other: { data: 'var other = {};' } };
      const lines = print({ scripts: more, head: ['wc-checkout', 'other'], html: true });
      expect(lines.find(line => line.includes('wc-checkout-js-extra'))).toContain(
        'data-cfasync="false" data-no-optimize="1"',
      );
      expect(lines.find(line => line.includes('other-js-extra'))).toBe('<script id="other-js-extra">');
    });
  });
});
