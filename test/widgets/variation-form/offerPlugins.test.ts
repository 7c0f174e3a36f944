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

  function answerOf(collection: unknown, name: string, ...args: unknown[]): unknown {
    const plugin: unknown = $.fn[name];
    if (typeof plugin !== 'function') throw new Error(`no $.fn.${name}`);
    return plugin.apply(collection, args);
  }

  function call(target: Element, name: string, ...args: unknown[]): void {
    const collection = $(target);
    expect(answerOf(collection, name, ...args)).toBe(collection);
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

  it('bring back the text that another script has saved of a content', () => {
    const sku = find(document, '.sku');
    sku.setAttribute('data-o_content', 'A-9');
    call(sku, 'wc_reset_content');
    expect(sku.textContent).toBe('A-9');
    call(sku, 'wc_set_content', 'B-1');
    expect(sku.getAttribute('data-o_content')).toBe('A-9');
    sku.setAttribute('data-o_content', 'A-10');
    call(sku, 'wc_reset_content');
    expect(sku.textContent).toBe('A-10');
  });

  it('note a picture on the form, and show the first slide for another one', () => {
    const form = find(document, 'form');
    const heard: unknown[] = [];
    const note = () => heard.push(form.getAttribute('current-image'));
    find(document, '.images').addEventListener('shop-widgets:woocommerce_gallery_reset_slide_position', note);
    for (const shown of [{ image_id: 7 }, { image_id: '7' }, { image_id: 8 }, false, undefined])
      call(form, 'wc_maybe_trigger_slide_position_reset', shown);
    expect(heard).toEqual(['7', '8', '']);
  });

  it('tell of the product’s gallery, and put a variation’s into its place', () => {
    const form = find(document, 'form');
    const own = find(document, '.images');
    own.classList.add('woocommerce-product-gallery');
    form.innerHTML =
      '<script type="text/template" class="wc-product-gallery-default-template"><div class="woocommerce-product-gallery">Lastna</div></script>';
    const ask = (name: string) => answerOf($(form), name);
    const html = '<div class="woocommerce-product-gallery">Rdeča</div>';
    expect([ask('wc_variations_gallery_is_active'), Object(ask('wc_find_gallery_root'))[0]]).toEqual([false, own]);
    call(form, 'wc_variations_gallery_replace', { variation_id: 1, image_id: 7, gallery_images_html: html });
    expect([ask('wc_variations_gallery_is_active'), Object(ask('wc_find_gallery_root'))[0].textContent]).toEqual([
      true,
      'Rdeča',
    ]);
    call(form, 'wc_variations_gallery_reset');
    expect([ask('wc_variations_gallery_is_active'), Object(ask('wc_find_gallery_root'))[0].outerHTML]).toEqual([
      false,
      ask('wc_get_default_product_gallery_html'),
    ]);
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

  it('leave the first slide to a theme’s own plugin, which gets the variation', () => {
    vi.useFakeTimers();
    const form = find(document, 'form');
    const heard: unknown[] = [];
    const note = (variation: unknown) => heard.push(variation, form.getAttribute('current-image'));
    Object.assign($.fn, { wc_maybe_trigger_slide_position_reset: note });
    const data = { variation_id: 1, image_id: 7, image };
    showPicture(find(document, '.product'), form, data, readVariation(data));
    vi.advanceTimersByTime(20);
    resetPicture(find(document, '.product'), form);
    vi.advanceTimersByTime(20);
    vi.useRealTimers();
    expect(heard).toEqual([data, null, false, null]);
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
