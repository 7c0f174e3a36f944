import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { block, unblock } from '../../src/core/block';
import { installBlockPlugins } from '../../src/core/blockPlugins';
import { pageJQuery } from '../../src/core/bus/jquery';
import { offerPlugins, themed } from '../../src/core/pagePlugins';
import { isStartedByPage, offerStart } from '../../src/loader/startPlugins';
import { resetGallery, showPicture } from '../../widgets/variation-form/picture';
import { readVariation } from '../../widgets/variation-form/variation';
import { find } from '../hydrate/page';
import { jQueries, putJQuery, quietConsole } from './bus/helpers';

const NAMES = [
  'block',
  'unblock',
  'shown',
  'wc_product_gallery',
  'wc_variations_gallery_replace',
  'wc_variations_gallery_reset',
];

describe.each(jQueries)('plugins of the shop’s names on a page with jQuery %s', (_version, $) => {
  let host: HTMLElement;
  let heard: unknown[];
  const covers = () => host.querySelectorAll('.blockOverlay').length;
  /** A theme's own plugin, which writes down what it is called with. */
  const theirs = (name: string) =>
    Object.assign($.fn, {
      [name](this: ArrayLike<unknown>, ...args: unknown[]) {
        heard.push(name, this[0], ...args);
        return this;
      },
    });
  const wrap = (name: string) => {
    const own = $.fn[name];
    Object.assign($.fn, {
      [name](this: unknown, ...args: unknown[]) {
        heard.push(name);
        return typeof own === 'function' ? Reflect.apply(own, this, args) : this;
      },
    });
  };

  beforeEach(() => {
    putJQuery($);
    heard = [];
    host = document.createElement('form');
    document.body.append(host);
  });
  afterEach(() => {
    for (const name of NAMES) Reflect.deleteProperty($.fn, name);
    document.body.replaceChildren();
  });

  it('theirs is called in place of our own, with its arguments; ours where there is none, or it is ours', () => {
    const own = vi.fn();
    const show = themed<readonly [string]>('shown', own);
    show(host, 'a');
    offerPlugins($, { shown: own });
    show(host, 'b');
    expect(own.mock.calls).toEqual([
      [host, 'a'],
      [host, 'b'],
    ]);
    theirs('shown');
    show(host, 'c');
    expect([own.mock.calls.length, heard]).toEqual([2, ['shown', host, 'c']]);
  });

  it('one that throws is reported, and the bundle goes on', () => {
    const lines = quietConsole();
    Object.assign($.fn, {
      shown() {
        throw new Error('broken');
      },
    });
    themed('shown', () => {})(host);
    expect(lines.join()).toContain('$.fn.shown');
  });

  it('block and unblock of the page cover and uncover, with what the shop gives them', () => {
    theirs('block');
    theirs('unblock');
    block(host, { background: '#fff' });
    expect([covers(), heard]).toEqual([
      0,
      ['block', host, { message: null, overlayCSS: { background: '#fff', opacity: 0.6 } }],
    ]);
    unblock(host);
    unblock(host);
    expect(heard.slice(3)).toEqual(['unblock', host]);
  });

  it('ours covers where fields below go on working, and takes its cover off although theirs came meanwhile', () => {
    theirs('block');
    block(host, { spares: 'input' });
    expect([covers(), heard]).toEqual([1, []]);
    theirs('unblock');
    unblock(host);
    expect(heard).toEqual([]);
  });

  it('a theme may wrap ours: it is called once', () => {
    const page = pageJQuery();
    if (!page) throw new Error('no jQuery');
    installBlockPlugins(page);
    wrap('block');
    block(host);
    expect([covers(), heard]).toEqual([1, ['block']]);
  });

  it('a gallery’s begins with it in place of the widget, and may hand it on', () => {
    const page = pageJQuery();
    if (!page) throw new Error('no jQuery');
    vi.stubGlobal('wc_single_product_params', { zoom_enabled: '' });
    const mount = vi.fn();
    offerStart(page, 'wc_product_gallery', mount);
    expect(isStartedByPage('wc_product_gallery', host)).toBe(false);
    wrap('wc_product_gallery');
    expect(isStartedByPage('wc_product_gallery', host)).toBe(false);
    expect([mount.mock.calls, heard]).toEqual([[[host]], ['wc_product_gallery']]);
    expect(isStartedByPage('wc_product_gallery', host)).toBe(false);
    const other = document.createElement('div');
    theirs('wc_product_gallery');
    expect(isStartedByPage('wc_product_gallery', other)).toBe(true);
    expect(heard.slice(1)).toEqual(['wc_product_gallery', other, { zoom_enabled: '' }]);
  });

  it('those of variations’ own galleries replace and reset them', () => {
    host.innerHTML = '<div class="woocommerce-product-gallery">own</div>';
    theirs('wc_variations_gallery_replace');
    theirs('wc_variations_gallery_reset');
    const data = { variation_id: 1, gallery_images_html: '<div class="woocommerce-product-gallery">its</div>' };
    showPicture(host, host, data, readVariation(data));
    expect([find(host, 'div').textContent, heard]).toEqual(['own', ['wc_variations_gallery_replace', host, data]]);
    host.setAttribute('data-product_gallery_active', 'yes');
    resetGallery(host, host);
    expect(heard.slice(3)).toEqual(['wc_variations_gallery_reset', host]);
  });
});
