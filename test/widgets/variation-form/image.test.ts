import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import { MOUNTED } from '../../../src/core/mountOptions';
import { resetAttribute, setAttribute } from '../../../widgets/variation-form/originals';
import { resetImage, showImage } from '../../../widgets/variation-form/picture';
import { readVariation } from '../../../widgets/variation-form/variation';
import { find } from '../../hydrate/page';
import { productHtml, putForm, variation } from './form';

const image = () => {
  const element = document.createElement('img');
  element.setAttribute('src', '/a.png');
  return element;
};

it('setAttribute keeps the first value only', () => {
  const element = image();
  setAttribute(element, 'src', '/b.png');
  setAttribute(element, 'src', '/c.png');
  expect(element.outerHTML).toBe('<img src="/c.png" data-o_src="/a.png">');
  resetAttribute(element, 'src');
  expect(element.getAttribute('src')).toBe('/a.png');
});

it.each([false, null] as const)('setAttribute takes an attribute away for %j, and brings it back', value => {
  const element = image();
  setAttribute(element, 'src', value);
  expect(element.hasAttribute('src')).toBe(false);
  resetAttribute(element, 'src');
  expect(element.getAttribute('src')).toBe('/a.png');
});

it('setAttribute leaves an attribute for undefined', () => {
  const element = image();
  setAttribute(element, 'src', undefined);
  expect(element.outerHTML).toBe('<img src="/a.png">');
});

it.each([
  ['srcset', ''],
  ['src', null],
  ['href', null],
])('setAttribute brings a missing %s back as %j', (name, value) => {
  const element = document.createElement('a');
  setAttribute(element, name, 'x');
  resetAttribute(element, name);
  expect(element.getAttribute(name)).toBe(value);
});

it('resetAttribute leaves an attribute alone that was never set', () => {
  const element = image();
  resetAttribute(element, 'src');
  expect(element.outerHTML).toBe('<img src="/a.png">');
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const NAV = '<ol class="flex-control-nav"><li><img src="/main-t.png"></li><li><img src="/v1-t.png"></li></ol>';

function gallery({ slider = false } = {}) {
  const form = putForm(productHtml({ variations: [] }));
  const product = find(document, '.product');
  const root = find(product, '.images');
  if (slider) root.insertAdjacentHTML('beforeend', NAV);
  const told: string[] = [];
  for (const name of ['woocommerce_gallery_reset_slide_position', 'woocommerce_gallery_init_zoom']) {
    root.addEventListener(name, () => told.push(name.replace('woocommerce_gallery_', '')));
  }
  root.addEventListener('flexslider-click', ({ target }) => {
    if (target instanceof Element) told.push(`slide to ${target.getAttribute('src')}`);
  });
  const ended = new AbortController();
  window.addEventListener('resize', () => told.push('resize'), { signal: ended.signal });
  const show = (rest: object = {}, id = 1) => {
    const data = variation(id, {}, rest);
    showImage(product, form, data, readVariation(data));
  };
  const reset = () => resetImage(product, form);
  const toldAfter = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return told.splice(0);
  };
  return { form, product, root, image: find(product, 'img'), show, reset, toldAfter, end: () => ended.abort() };
}

it("showImage puts the variation's picture into the first slide, and keeps what was there", () => {
  const { form, product, root, show, reset, end } = gallery();
  const before = root.innerHTML;
  show({
    image: {
      src: '/v.png',
      src_w: 300,
      src_h: 200,
      srcset: '/v2.png 2x',
      sizes: '50vw',
      title: 'T',
      caption: 'C',
      alt: 'A',
      full_src: '/full.png',
      full_src_w: 900,
      full_src_h: 800,
    },
  });
  const image = find(product, '.wp-post-image');
  expect(Object.fromEntries([...image.attributes].map(({ name, value }) => [name, value]))).toMatchObject({
    src: '/v.png',
    width: '300',
    height: '200',
    srcset: '/v2.png 2x',
    sizes: '50vw',
    title: 'T',
    alt: 'A',
    'data-caption': 'C',
    'data-src': '/full.png',
    'data-large_image': '/full.png',
    'data-large_image_width': '900',
    'data-large_image_height': '800',
    'data-o_src': '/main.png',
    'data-o_srcset': '',
    'data-o_alt': 'Pulover',
    'data-o_width': '600',
  });
  expect(find(product, '.images a').getAttribute('href')).toBe('/full.png');
  expect(find(root, '[data-thumb]').dataset.thumb).toBe('/v.png');
  expect(form.getAttribute('current-image')).toBe('1');
  reset();
  const restored = root.innerHTML
    .replaceAll(/ data-o_[^=]*="[^"]*"/g, '')
    .replaceAll(/ (?:srcset|sizes|title|data-[\w-]+)=""/g, '');
  expect(restored).toBe(before);
  expect(form.getAttribute('current-image')).toBe('');
  end();
});

it('showImage takes srcset away for a picture without', () => {
  const { image, show, end } = gallery();
  image.setAttribute('srcset', '/main2.png 2x');
  show();
  expect(image.hasAttribute('srcset')).toBe(false);
  expect(image.getAttribute('data-o_srcset')).toBe('/main2.png 2x');
  end();
});

it.each([
  ['no image', undefined],
  ['an empty src', { src: '' }],
  ['src false', { src: false }],
])("showImage shows the product's own for %s", (_, image) => {
  const { image: picture, show, end } = gallery();
  show();
  show({ image }, 2);
  expect(picture.getAttribute('src')).toBe('/main.png');
  end();
});

it('showImage tells the gallery 20 ms later, and of a new position only when the picture is another', () => {
  const { show, reset, toldAfter, end } = gallery();
  show();
  expect(toldAfter(19)).toEqual([]);
  expect(toldAfter(1)).toEqual(['resize', 'reset_slide_position', 'init_zoom']);
  show();
  expect(toldAfter(20)).toEqual(['resize', 'init_zoom']);
  show({}, 2);
  expect(toldAfter(20)).toEqual(['resize', 'reset_slide_position', 'init_zoom']);
  reset();
  expect(toldAfter(20)).toEqual(['resize', 'reset_slide_position', 'init_zoom']);
  reset();
  expect(toldAfter(20)).toEqual(['resize', 'init_zoom']);
  end();
});

it('showImage slides to the picture where the slider has it, and leaves the first slide', () => {
  const { form, image, show, toldAfter, end } = gallery({ slider: true });
  show({ image: { src: '/v1.png', gallery_thumbnail_src: '/v1-t.png' } });
  expect(toldAfter(20)).toEqual(['slide to /v1-t.png', 'resize', 'init_zoom']);
  expect(image.getAttribute('src')).toBe('/main.png');
  expect(form.getAttribute('current-image')).toBe('1');
  end();
});

it("showImage changes the first thumbnail for a picture that the slider does not have, and goes back for the product's", () => {
  const { root, image, show, toldAfter, end } = gallery({ slider: true });
  const thumbnail = find(root, 'li img');
  show({ image: { src: '/v9.png', gallery_thumbnail_src: '/v9-t.png' } });
  expect(thumbnail.getAttribute('src')).toBe('/v9-t.png');
  toldAfter(20);
  show({ image: { src: '/main.png', gallery_thumbnail_src: '/main-t.png' } }, 2);
  expect(thumbnail.getAttribute('src')).toBe('/main-t.png');
  expect(image.getAttribute('src')).toBe('/main.png');
  expect(toldAfter(20)).toEqual(['slide to /main-t.png', 'resize', 'init_zoom']);
  end();
});

it('showImage needs no gallery', () => {
  const { product, root, show, reset, toldAfter, end } = gallery();
  root.remove();
  show();
  reset();
  expect(toldAfter(20)).toEqual(['resize', 'resize']);
  expect(product.isConnected).toBe(true);
  end();
});

it('a gallery that is being taken over is told once it has started', async () => {
  const { root, show, toldAfter, end } = gallery();
  root[MOUNTED] = { name: 'product-gallery', marker: root, isReady: false, replace() {}, unmount() {} };
  show();
  expect(toldAfter(20)).toEqual(['resize']);
  for (let time = 0; time < 2; time++) {
    bus.emit('wc-product-gallery-after-init', { gallery: root, params: {} }, root);
    expect(toldAfter(0)).toEqual([]);
    await Promise.resolve();
    expect(toldAfter(0)).toEqual(time === 0 ? ['reset_slide_position', 'init_zoom'] : []);
  }
  end();
});
