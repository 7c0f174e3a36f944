import { beforeEach, expect, it, vi } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import { MarkupError } from '../../../src/core/errors';
import type { Mounted } from '../../../src/hydrate';
import { offerStart } from '../../../src/loader/startPlugins';
import { mount } from '../../../widgets/product-gallery';
import { jQueries, jQuery3, putJQuery } from '../../core/bus/helpers';
import { doing, find } from '../../hydrate/page';
import { takeOver } from '../takeOver';
import { marked, putGallery, slide } from './galleryPage';

const PARAMS = {
  flexslider_enabled: '1',
  zoom_enabled: '1',
  photoswipe_enabled: '1',
  i18n_product_gallery_trigger_text: 'Vse slike',
};
const THREE = slide('a') + slide('b') + slide('c');

let widget: Mounted | undefined;

beforeEach(() => {
  putJQuery(undefined);
  vi.stubGlobal('wc_single_product_params', PARAMS);
});

async function take(slides: string): Promise<HTMLElement> {
  const gallery = putGallery(slides);
  widget = await takeOver(mount, gallery);
  return gallery;
}

const thumbnails = (gallery: Element) => [
  ...gallery.querySelectorAll<HTMLImageElement>('ol.flex-control-thumbs > li > img'),
];
const trigger = (gallery: Element) => gallery.querySelector('.woocommerce-product-gallery__trigger');

it('a gallery that is taken over has the magnifier first, the frame around its wrapper, then the thumbnails', async () => {
  const gallery = await take(THREE);
  expect([...gallery.children].map(child => child.className)).toEqual([
    'woocommerce-product-gallery__trigger',
    'flex-viewport sw-gallery-viewport',
    'flex-control-nav flex-control-thumbs',
  ]);
  expect(trigger(gallery)?.getAttribute('aria-label')).toBe('Vse slike');
  expect(gallery.style.opacity).toBe('1');
  expect(gallery.querySelectorAll('.flex-viewport > .woocommerce-product-gallery__wrapper')).toHaveLength(1);
  expect(marked(gallery)).toEqual([0, 0]);
});

it('a gallery that is taken over has thumbnails of the page’s own sources, with room for them and a name', async () => {
  const [first, second] = thumbnails(await take(THREE));
  expect([first?.getAttribute('src'), first?.srcset, first?.sizes, first?.alt]).toEqual([
    '/a-100x80.png',
    '/a-100x80.png 100w',
    '100px',
    'a',
  ]);
  expect([second?.width, second?.height]).toEqual([100, 80]);
  expect(second?.getAttribute('aria-label')).toBe('Slika 2 od 3: Slika b');
  expect([first, second].map(image => image?.getAttribute('aria-current'))).toEqual(['true', 'false']);
});

it.each(['click', 'Enter', ' '])('a gallery that is taken over goes to the slide of a thumbnail with %j', async how => {
  const gallery = await take(THREE);
  const second = thumbnails(gallery)[1];
  if (how === 'click') second?.click();
  else second?.dispatchEvent(new KeyboardEvent('keydown', { key: how, bubbles: true }));
  expect(marked(gallery)).toEqual([1, 1]);
});

it('a gallery is made as a listener of its first event has changed the page’s settings', async () => {
  const params = { ...PARAMS };
  vi.stubGlobal('wc_single_product_params', params);
  const gallery = putGallery(THREE);
  const change = (event: Event) => event instanceof CustomEvent && Object.assign(event.detail[1], { zoom_enabled: '' });
  gallery.addEventListener('wc-product-gallery-before-init', change);
  await takeOver(mount, gallery);
  expect([params.zoom_enabled, trigger(gallery)]).toEqual(['', null]);
});

it.each([
  [undefined, 2],
  [{ ...PARAMS, flexslider_enabled: false }, 1],
  [{ flexslider_enabled: true }, 1],
])('a gallery that a script starts with %j has only what that names', async (asked, parts) => {
  putJQuery(jQuery3);
  const gallery = putGallery(THREE);
  offerStart(jQuery3, 'wc_product_gallery', () => {});
  Reflect.apply(Object(jQuery3.fn.wc_product_gallery), jQuery3(gallery), [asked]);
  Reflect.deleteProperty(jQuery3.fn, 'wc_product_gallery');
  await takeOver(mount, gallery);
  const found = [gallery.querySelector('.flex-viewport'), trigger(gallery)].filter(Boolean);
  expect(found).toHaveLength(parts);
});

it('a gallery that is taken over leaves no listener of its own on the frame when it ends', async () => {
  const added = vi.spyOn(HTMLElement.prototype, 'addEventListener');
  const gallery = await take(THREE);
  const frame = find(gallery, '.sw-gallery-viewport');
  const own = added.mock.calls.filter(
    ([, , options], at) => added.mock.contexts[at] === frame && Object(options).signal,
  );
  expect(own.map(([type]) => type)).toEqual(['slide-pass', 'slide-stop', 'pointerdown']);
  await doing(() => widget?.unmount());
  expect(own.every(([, , options]) => Object(options).signal.aborted)).toBe(true);
});

it('a gallery that is taken over is only shown without pictures', async () => {
  const gallery = await take(
    '<div class="woocommerce-product-gallery__image--placeholder"><img src="/x.png" alt=""></div>',
  );
  expect(gallery.style.opacity).toBe('1');
  expect(gallery.children).toHaveLength(1);
});

it('a gallery that is taken over has no slider and keeps its magnifier with one picture', async () => {
  const gallery = await take(slide('a'));
  expect([...gallery.children].map(child => child.className)).toEqual([
    'woocommerce-product-gallery__trigger',
    'woocommerce-product-gallery__wrapper',
  ]);
});

it('a gallery that is taken over hides its magnifier while no picture is large, and shows it once a variation has one', async () => {
  const gallery = await take(
    '<div class="woocommerce-product-gallery__image"><img class="wp-post-image" src="/x.png" alt=""></div>',
  );
  expect(find(gallery, 'a').style.display).toBe('none');
  find(gallery, 'img').dataset.large_image = '/v.png';
  bus.emit('woocommerce_gallery_init_zoom', {}, gallery);
  expect(find(gallery, 'a').style.display).toBe('');
});

it.each([
  ['flexslider_enabled', '.flex-viewport'],
  ['zoom_enabled', '.woocommerce-product-gallery__trigger'],
  ['photoswipe_enabled', '.woocommerce-product-gallery__trigger'],
])('a gallery that is taken over without %s has no %s', async (flag, part) => {
  vi.stubGlobal('wc_single_product_params', { ...PARAMS, [flag]: '' });
  expect((await take(THREE)).querySelector(part)).toBeNull();
});

it('a gallery that is taken over keeps to its own with settings that make no sense', async () => {
  vi.stubGlobal('wc_single_product_params', {
    ...PARAMS,
    flexslider: 'yes',
    zoom_options: [],
    photoswipe_options: null,
  });
  const gallery = await take(THREE);
  thumbnails(gallery)[2]?.click();
  expect(marked(gallery)).toEqual([2, 2]);
});

it('a gallery that is taken over slides without thumbnails where the page wants none', async () => {
  vi.stubGlobal('wc_single_product_params', { ...PARAMS, flexslider: { controlNav: false } });
  const gallery = await take(THREE);
  expect(gallery.querySelector('.flex-control-nav')).toBeNull();
  document.body.dispatchEvent(new KeyboardEvent('keyup', { key: 'ArrowRight', bubbles: true }));
  expect(marked(gallery)).toEqual([1, -1]);
});

it('a gallery that is taken over follows settings that a listener changes before', async () => {
  const change = () => vi.stubGlobal('wc_single_product_params', { ...PARAMS, flexslider_enabled: '' });
  document.addEventListener('wc-product-gallery-before-init', change, { once: true });
  expect((await take(THREE)).querySelector('.flex-viewport')).toBeNull();
});

it('a gallery that is taken over is visible and untouched when its pictures have no wrapper', () => {
  document.body.innerHTML = `<div class="woocommerce-product-gallery" style="opacity: 0">${THREE}</div>`;
  const gallery = find(document, '.woocommerce-product-gallery');
  const before = gallery.innerHTML;
  expect(() => mount(gallery)).toThrow(MarkupError);
  expect([gallery.innerHTML, gallery.style.opacity]).toEqual([before, '1']);
});

it('a gallery that is taken over gives the server’s nodes back, and stays visible', async () => {
  const gallery = putGallery(THREE);
  const before = gallery.innerHTML;
  const images = [...gallery.querySelectorAll('img')];
  const mounted = await takeOver(mount, gallery);
  await doing(() => mounted.unmount());
  expect(gallery.innerHTML).toBe(before);
  expect([...gallery.querySelectorAll('img')]).toEqual(images);
  expect(gallery.style.opacity).toBe('1');
});

it('a gallery that is taken over has one widget, however often it is mounted', async () => {
  const gallery = await take(THREE);
  expect(mount(gallery)).toBe(widget);
  expect(thumbnails(gallery)).toHaveLength(3);
});

it.each(jQueries)('its events tell jQuery %s what is taken over, and move the slider', async (_version, $) => {
  putJQuery($);
  const heard: unknown[] = [];
  for (const name of ['wc-product-gallery-before-init', 'wc-product-gallery-after-init', 'zoom.destroy']) {
    $(document).on(name, (event, element, params) => {
      heard.push([event.type, element instanceof Element && element.className, Object(params).zoom_enabled]);
    });
  }
  const gallery = await take(THREE);
  $(document).off('wc-product-gallery-before-init wc-product-gallery-after-init zoom.destroy');
  expect(heard).toEqual([
    ['wc-product-gallery-before-init', 'woocommerce-product-gallery images', '1'],
    ['wc-product-gallery-after-init', 'woocommerce-product-gallery images', '1'],
    ['zoom', false, undefined],
  ]);
  thumbnails(gallery)[2]?.dispatchEvent(new CustomEvent('flexslider-click', { bubbles: true }));
  expect(marked(gallery)).toEqual([2, 2]);
  $(gallery).trigger('woocommerce_gallery_reset_slide_position');
  expect(marked(gallery)).toEqual([0, 0]);
  const slider = Object($(gallery).data('flexslider'));
  slider.flexAnimate(1);
  slider.resize();
  expect([slider.currentSlide, slider.count]).toEqual([1, 3]);
  slider.flexAnimate('x');
  expect(slider.currentSlide).toBe(1);
});

it('a large image that did not load is not asked for again before the zoom is built anew', async () => {
  const gallery = await take(THREE);
  const [first] = gallery.querySelectorAll('.woocommerce-product-gallery__image');
  const move = () =>
    doing(() => first?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' })));
  await move();
  await doing(() => find(gallery, '.zoomImg').dispatchEvent(new Event('error')));
  await move();
  expect(gallery.querySelector('.zoomImg')).toBeNull();
  bus.emit('woocommerce_gallery_init_zoom', {}, gallery);
  await move();
  expect(gallery.querySelector('.zoomImg')).not.toBeNull();
});

const press = (target: EventTarget, key: string, rest: KeyboardEventInit = {}) =>
  target.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, ...rest }));

it('arrow keys move the slider from anywhere, and no further than its ends', async () => {
  const gallery = await take(THREE);
  for (const _ of [1, 2, 3]) press(document.body, 'ArrowRight');
  expect(marked(gallery)).toEqual([2, 2]);
  press(document.body, 'ArrowLeft');
  expect(marked(gallery)).toEqual([1, 1]);
});

it.each([
  '<input>',
  '<textarea></textarea>',
  '<select></select>',
  '<p class="stars"><a href="#">1</a></p>',
  '<ul role="tablist"><li><a href="#">Opis</a></li></ul>',
  '<ul role="radiogroup"><li tabindex="0"></li></ul>',
  '<div contenteditable></div>',
])('arrow keys in %s have their own meaning', async html => {
  const gallery = await take(THREE);
  document.body.insertAdjacentHTML('beforeend', html);
  const last =
    [...(document.body.lastElementChild?.querySelectorAll('a, li') ?? [])].at(-1) ?? document.body.lastElementChild;
  press(last ?? document, 'ArrowRight');
  expect(marked(gallery)).toEqual([0, 0]);
});

it('arrow keys with another key held are the browser’s', async () => {
  const gallery = await take(THREE);
  press(document.body, 'ArrowRight', { altKey: true });
  expect(marked(gallery)).toEqual([0, 0]);
});

it('a variation’s picture on the first thumbnail is not hidden by sizes of the old one, and gives its name', async () => {
  const gallery = await take(THREE);
  const [first] = thumbnails(gallery);
  first?.setAttribute('data-o_src', '/a-100x80.png');
  first?.setAttribute('src', '/v-100x100.png');
  find(gallery, '.flex-viewport img').setAttribute('alt', 'Različica');
  bus.emit('woocommerce_gallery_init_zoom', {}, gallery);
  expect(first?.hasAttribute('srcset')).toBe(false);
  expect(first?.getAttribute('aria-label')).toBe('Slika 1 od 3: Različica');
  first?.setAttribute('src', '/a-100x80.png');
  bus.emit('woocommerce_gallery_init_zoom', {}, gallery);
  expect(first?.srcset).toBe('/a-100x80.png 100w');
});

it('a variation’s picture that came before the slider goes back with the form', async () => {
  const changed = THREE.replace('data-thumb="/a-100x80.png"', 'data-thumb="/v.png" data-o_data-thumb="/a-100x80.png"');
  const [first] = thumbnails(await take(changed));
  expect([first?.getAttribute('src'), first?.getAttribute('data-o_src')]).toEqual(['/v.png', '/a-100x80.png']);
  expect(first?.hasAttribute('srcset')).toBe(false);
});
