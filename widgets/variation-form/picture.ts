import { bus } from '../../src/core/bus/bus';
import type { VariationData } from '../../src/core/bus/events';
import { readGlobal } from '../../src/core/config/shopGlobals';
import { templateHtml } from '../../src/core/dataBlocks';
import { type Markup, markupOf, parseFragment } from '../../src/core/html';
import { MOUNTED } from '../../src/core/mountOptions';
import { callPlugin } from '../../src/core/pagePlugins';
import { plugins } from './originals';
import { IMAGE_ATTRIBUTES, type Variation, type VariationImage } from './variation';

/** Wait before the gallery gets the event of a new picture, in ms. */
const TELL_AFTER = 20;
const CURRENT = 'current-image';

/** Attribute of a form whose variation has put its own gallery into the page. */
const GALLERY_ACTIVE = 'data-product_gallery_active';

const GALLERY = '.woocommerce-product-gallery';

/** The product's own galleries, where the page has no markup to make them from. */
const originals = new WeakMap<Element, Element>();

function partsOf(product: Element) {
  const gallery = product.querySelector('.images');
  const slide = gallery?.querySelector(
    '.woocommerce-product-gallery__image, .woocommerce-product-gallery__image--placeholder',
  );
  return {
    gallery,
    slide,
    image: slide?.querySelector('.wp-post-image'),
    link: slide?.querySelector('a'),
    thumbnails: [...(gallery?.querySelectorAll('.flex-control-nav img') ?? [])],
  };
}

/** Shows the slide that has the picture, else the first slide gets it; without one the product's own. */
export function showImage(product: Element, form: HTMLElement, variation: Variation): void {
  const { image } = variation;
  const { gallery, thumbnails } = partsOf(product);
  if (!image || String(image.src || '').length < 2) {
    showNoImage(product, form);
    return;
  }
  const own = image.gallery_thumbnail_src || undefined;
  if (own && thumbnails.some(thumbnail => thumbnail.getAttribute('data-o_src') === own)) restore(product);
  const slideTo = own ? thumbnails.find(thumbnail => thumbnail.getAttribute('src') === own) : undefined;
  const changed = setCurrent(form, variation.imageId);
  if (slideTo) {
    slideTo.dispatchEvent(new CustomEvent('flexslider-click', { bubbles: true }));
    tellGallery(form, gallery, false);
    return;
  }
  replaceFirst(product, image);
  tellGallery(form, gallery, changed);
}

/** Restores the product's own picture, by the page's own plugin where a theme has one. */
function showNoImage(product: Element, form: HTMLElement): void {
  if (!callPlugin('wc_variations_image_reset', form)) resetImage(product, form);
}

export function resetImage(product: Element, form: HTMLElement): void {
  restore(product);
  tellGallery(form, partsOf(product).gallery, setCurrent(form, ''));
}

function replaceFirst(product: Element, image: VariationImage): void {
  const { slide, image: picture, link, thumbnails } = partsOf(product);
  if (!picture || !slide) return;
  for (const [name, key] of Object.entries(IMAGE_ATTRIBUTES)) plugins.setAttribute(picture, name, image[key]);
  plugins.setAttribute(slide, 'data-thumb', image.src);
  if (thumbnails[0]) plugins.setAttribute(thumbnails[0], 'src', image.gallery_thumbnail_src);
  if (link) plugins.setAttribute(link, 'href', image.full_src);
}

function restore(product: Element): void {
  const { slide, image, link, thumbnails } = partsOf(product);
  if (image) for (const name of Object.keys(IMAGE_ATTRIBUTES)) plugins.resetAttribute(image, name);
  if (slide) plugins.resetAttribute(slide, 'data-thumb');
  if (thumbnails[0]) plugins.resetAttribute(thumbnails[0], 'src');
  if (link) plugins.resetAttribute(link, 'href');
}

/** @returns whether another picture is shown now */
function setCurrent(form: HTMLElement, id: string): boolean {
  const before = form.getAttribute(CURRENT);
  form.setAttribute(CURRENT, id);
  return (before ?? '') !== id;
}

function tellGallery(form: HTMLElement, gallery: Element | null | undefined, changed: boolean): void {
  const tell = () => {
    if (!gallery?.isConnected) return;
    if (changed) resetPosition(form, gallery);
    bus.emit('woocommerce_gallery_init_zoom', {}, gallery);
  };
  setTimeout(() => {
    window.dispatchEvent(new Event('resize'));
    // In a busy browser the gallery hydrates late: until then neither it nor scripts that wait for it get the event.
    if (gallery?.[MOUNTED]?.isReady === false) afterInit(gallery, tell);
    else tell();
  }, TELL_AFTER);
}

/** Runs once a gallery has started. */
function afterInit(gallery: Element, run: () => void): void {
  const end = bus.on(
    'wc-product-gallery-after-init',
    () => {
      end();
      queueMicrotask(run);
    },
    { target: gallery },
  );
}

/** Shows the first slide for another picture. See contract/product.md#a-variations-picture. */
function resetPosition(form: HTMLElement, gallery: Element): void {
  if (callPlugin('wc_maybe_trigger_slide_position_reset', form)) return;
  bus.emit('woocommerce_gallery_reset_slide_position', {}, gallery);
}

/**
 * Shows a variation's own gallery, which the loader hydrates, or its picture; one without a gallery brings the product's back.
 */
export function showPicture(product: Element, form: HTMLElement, data: VariationData, variation: Variation): void {
  const { gallery_images_html: html } = data;
  if (html && callPlugin('wc_variations_gallery_replace', form, data)) return;
  const gallery = html && typeof html === 'string' ? galleryIn(markupOf('variation', html)) : undefined;
  if (!gallery || !product.querySelector(GALLERY)) {
    resetGallery(product, form);
    if (!callPlugin('wc_variations_image_update', form, data)) showImage(product, form, variation);
    return;
  }
  // The gallery may return: its own picture is restored first.
  if (!form.hasAttribute(GALLERY_ACTIVE)) showNoImage(product, form);
  replace(product, form, gallery);
  form.setAttribute(GALLERY_ACTIVE, 'yes');
  setCurrent(form, variation.imageId);
}

export function resetPicture(product: Element, form: HTMLElement): void {
  resetGallery(product, form);
  if (!callPlugin('wc_variations_image_update', form, false)) showNoImage(product, form);
}

export function resetGallery(product: Element, form: HTMLElement): void {
  if (!form.hasAttribute(GALLERY_ACTIVE) || callPlugin('wc_variations_gallery_reset', form)) return;
  form.removeAttribute(GALLERY_ACTIVE);
  const gallery = galleryIn(defaultHtml(form)) ?? originals.get(form);
  if (gallery) replace(product, form, gallery);
}

function replace(product: Element, form: HTMLElement, gallery: Element): void {
  const present = product.querySelector<HTMLElement>(GALLERY);
  if (!present) return;
  const params = readGlobal('wc_single_product_params') ?? {};
  bus.emit('wc-product-gallery-before-destroy', { gallery: present, params }, present);
  if (!originals.has(form)) originals.set(form, present);
  present.replaceWith(gallery);
}

function defaultHtml(form: HTMLElement): Markup {
  const template = templateHtml('.wc-product-gallery-default-template', form);
  const stored = readGlobal('wc_variation_gallery_defaults')?.[form.dataset.product_id ?? ''];
  if (template?.trim()) return template;
  return markupOf('settings', typeof stored === 'string' ? stored : '');
}

function galleryIn(html: Markup): Element | undefined {
  return parseFragment(html).querySelector(GALLERY) ?? undefined;
}
