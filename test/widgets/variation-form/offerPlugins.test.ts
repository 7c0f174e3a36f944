import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offerPlugins } from '../../../src/core/pagePlugins';
import { resetPicture, showPicture } from '../../../widgets/variation-form/picture';
import { showMeta } from '../../../widgets/variation-form/product';
import { variationPlugins } from '../../../widgets/variation-form/publicApi';
import { readVariation } from '../../../widgets/variation-form/variation';
import { jQueries, putJQuery } from '../../core/bus/helpers';
import { find } from '../../hydrate/page';

const image = { src: '/red.svg', alt: 'Rdeča', full_src: '/red-full.svg', gallery_thumbnail_src: '/red-small.svg' };

describe.each(jQueries)('the plugins that a page with jQuery %s is offered', (_version, $) => {
  beforeEach(() => {
    putJQuery($);
    document.body.innerHTML = `<div class="product"><p class="sku"><a href="#x">A</a></p>
      <div class="images"><div class="woocommerce-product-gallery__image"><a href="/own-full.svg">
      <img class="wp-post-image" src="/own.svg" alt="Lastna"></a></div></div>
      <form class="variations_form"></form></div>`;
    offerPlugins($, variationPlugins);
  });

  afterEach(() => {
    document.body.replaceChildren();
    for (const name of Object.keys($.fn)) if (name.startsWith('wc_')) Reflect.deleteProperty($.fn, name);
  });

  function call(target: Element, name: string, ...args: unknown[]): void {
    const collection = $(target);
    const plugin: unknown = $.fn[name];
    if (typeof plugin !== 'function') throw new Error(`no $.fn.${name}`);
    expect(plugin.apply(collection, args)).toBe(collection);
  }

  it('set and reset a content, with the links that were in it', async () => {
    const sku = find(document, '.sku');
    const link = find(sku, 'a');
    call(sku, 'wc_set_content', 'B-1');
    await vi.waitFor(() => expect(sku.textContent).toBe('B-1'));
    expect(sku.getAttribute('data-o_content')).toBe('A');
    call(sku, 'wc_reset_content');
    await vi.waitFor(() => expect(sku.firstElementChild).toBe(link));
  });

  it('set and reset an attribute', async () => {
    const img = find(document, 'img');
    call(img, 'wc_set_variation_attr', 'alt', 'Rdeča');
    await vi.waitFor(() => expect([img.alt, img.getAttribute('data-o_alt')]).toEqual(['Rdeča', 'Lastna']));
    call(img, 'wc_reset_variation_attr', 'alt');
    await vi.waitFor(() => expect(img.alt).toBe('Lastna'));
  });

  it('show a variation’s picture, and the product’s again', async () => {
    const form = find(document, 'form');
    const img = find(document, 'img');
    call(form, 'wc_variations_image_update', { variation_id: 1, image_id: 7, image });
    await vi.waitFor(() =>
      expect([img.getAttribute('src'), form.getAttribute('current-image')]).toEqual(['/red.svg', '7']),
    );
    call(form, 'wc_variations_image_update', false);
    await vi.waitFor(() => expect(img.getAttribute('src')).toBe('/own.svg'));
    call(form, 'wc_variations_image_update', { variation_id: 1, image_id: 7, image });
    call(form, 'wc_variations_image_reset');
    await vi.waitFor(() => expect(img.getAttribute('src')).toBe('/own.svg'));
  });

  it('leave a plugin that the page has already', () => {
    const own = () => 'own';
    $.fn.wc_set_content = own;
    offerPlugins($, variationPlugins);
    expect($.fn.wc_set_content).toBe(own);
  });

  it('are called in place of what the widget does, where the theme has others', () => {
    const form = find(document, 'form');
    const img = find(document, 'img');
    const product = find(document, '.product');
    const heard: unknown[] = [];
    Object.assign($.fn, {
      wc_variations_image_update(this: ArrayLike<unknown>, variation: unknown) {
        heard.push(this[0], variation);
      },
      wc_set_content: (text: unknown) => heard.push(text),
      wc_set_variation_attr: (name: unknown) => heard.push(name),
    });
    const data = { variation_id: 1, sku: 'B-1', image };
    showPicture(product, form, data, readVariation(data));
    expect([heard, img.getAttribute('src')]).toEqual([[form, data], '/own.svg']);
    resetPicture(product, form);
    expect(heard.slice(2)).toEqual([form, false]);
    find(document, '.sku').outerHTML = '<p class="product_meta"><span class="sku">A</span></p>';
    showMeta(product, readVariation(data));
    expect(heard.slice(4)).toEqual(['B-1']);
  });

  it('may be wrapped by the theme', () => {
    const form = find(document, 'form');
    const img = find(document, 'img');
    const own = $.fn.wc_variations_image_update;
    const wrapped = function (this: unknown, ...args: unknown[]) {
      return typeof own === 'function' ? Reflect.apply(own, this, args) : this;
    };
    Object.assign($.fn, { wc_variations_image_update: wrapped });
    const data = { variation_id: 1, image };
    showPicture(find(document, '.product'), form, data, readVariation(data));
    expect(img.getAttribute('src')).toBe('/red.svg');
  });
});
