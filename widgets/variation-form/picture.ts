import { bus } from '../../src/core/bus/bus';
import type { VariationData } from '../../src/core/bus/events';
import { pageJQuery } from '../../src/core/bus/jquery';
import { pageGlobal } from '../../src/core/config/pageGlobal';
import { readGlobal } from '../../src/core/config/shopGlobals';
import { templateHtml } from '../../src/core/dataBlocks';
import { isRecord, recordOf, scalarText, text } from '../../src/core/guards';
import { type Markup, markupOf, parseFragment } from '../../src/core/html';
import { MOUNTED } from '../../src/core/mountOptions';
import { callPlugin, hasPlugin } from '../../src/core/pagePlugins';
import { plugins } from './originals';
import { IMAGE_ATTRIBUTES, readVariation, type Variation, type VariationImage } from './variation';

/** Wait before the gallery gets the event of a new picture, in ms. */
const TELL_AFTER = 20;
const CURRENT = 'current-image';

/** Attribute of a form whose variation has put its own gallery into the page. */
const GALLERY_ACTIVE = 'data-product_gallery_active';

const GALLERY = '.woocommerce-product-gallery';

/** Plugin that notes the shown picture on the form, and shows the first slide for another one. */
const POSITION = 'wc_maybe_trigger_slide_position_reset';

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
export function showImage(product: Element, form: HTMLElement, data: VariationData, variation: Variation): void {
  const { image, imageId } = variation;
  const { gallery, thumbnails } = partsOf(product);
  if (!image || String(image.src || '').length < 2) {
    showNoImage(product, form);
    return;
  }
  const own = image.gallery_thumbnail_src || undefined;
  if (own && thumbnails.some(thumbnail => thumbnail.getAttribute('data-o_src') === own)) restore(product);
  const slideTo = own ? thumbnails.find(thumbnail => thumbnail.getAttribute('src') === own) : undefined;
  if (slideTo) {
    setCurrent(form, imageId);
    slideTo.dispatchEvent(new CustomEvent('flexslider-click', { bubbles: true }));
    tellGallery(gallery, () => {});
    return;
  }
  replaceFirst(product, image);
  tellGallery(gallery, follow(form, gallery, imageId, data));
}

/** Restores the product's own picture, by the page's own plugin where a theme has one. */
function showNoImage(product: Element, form: HTMLElement): void {
  if (!callPlugin('wc_variations_image_reset', form)) resetImage(product, form);
}

export function resetImage(product: Element, form: HTMLElement): void {
  const { gallery } = partsOf(product);
  restore(product);
  tellGallery(gallery, follow(form, gallery, '', false));
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

/** Notes the shown picture, and returns what shows the first slide for another one; a theme's own plugin does both, later. */
function follow(form: HTMLElement, gallery: Element | null | undefined, id: string, data: VariationData | false) {
  if (hasPlugin(POSITION)) return () => void callPlugin(POSITION, form, data);
  return setCurrent(form, id) && gallery ? () => resetPosition(gallery) : () => {};
}

function tellGallery(gallery: Element | null | undefined, showFirst: () => void): void {
  const tell = () => {
    if (!gallery?.isConnected) return;
    showFirst();
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

/** See contract/product.md#a-variations-picture. */
const resetPosition = (gallery: Element): void => bus.emit('woocommerce_gallery_reset_slide_position', {}, gallery);

/**
 * Shows a variation's own gallery, which the loader hydrates, or its picture; one without a gallery brings the product's back.
 */
export function showPicture(product: Element, form: HTMLElement, data: VariationData, variation: Variation): void {
  if (data.gallery_images_html && callPlugin('wc_variations_gallery_replace', form, data)) return;
  if (replaceGallery(product, form, data, variation)) return;
  resetGallery(product, form);
  if (!callPlugin('wc_variations_image_update', form, data)) showImage(product, form, data, variation);
}

/** @returns whether the variation has a gallery of its own, which is in the page now */
function replaceGallery(product: Element, form: HTMLElement, data: VariationData, { imageId }: Variation): boolean {
  const gallery = galleryIn(markupOf('variation', text(data.gallery_images_html)));
  if (!gallery || !product.querySelector(GALLERY)) return false;
  // The gallery may return: its own picture is restored first.
  if (!form.hasAttribute(GALLERY_ACTIVE)) showNoImage(product, form);
  replace(product, form, gallery);
  form.setAttribute(GALLERY_ACTIVE, 'yes');
  setCurrent(form, imageId);
  return true;
}

export function resetPicture(product: Element, form: HTMLElement): void {
  resetGallery(product, form);
  if (!callPlugin('wc_variations_image_update', form, false)) showNoImage(product, form);
}

export function resetGallery(product: Element, form: HTMLElement): void {
  if (form.hasAttribute(GALLERY_ACTIVE) && !callPlugin('wc_variations_gallery_reset', form)) showOwn(product, form);
}

/** Shows the product's own gallery in the place of a variation's. */
function showOwn(product: Element, form: HTMLElement): void {
  if (!form.hasAttribute(GALLERY_ACTIVE)) return;
  form.removeAttribute(GALLERY_ACTIVE);
  const gallery = galleryIn(defaultHtml(form)) ?? originals.get(form);
  if (gallery) replace(product, form, gallery);
}

/** The shop's own plugins around a picture, on a form. */
export const picturePlugins: Readonly<
  Record<string, (form: HTMLElement, product: Element, value: unknown) => unknown>
> = {
  wc_variations_image_update(form, product, value) {
    if (isRecord(value)) showImage(product, form, value, readVariation(value));
    else resetImage(product, form);
  },
  wc_variations_image_reset: (form, product) => resetImage(product, form),
  [POSITION](form, product, value) {
    const { gallery } = partsOf(product);
    if (setCurrent(form, scalarText(recordOf(value).image_id)) && gallery) resetPosition(gallery);
  },
  wc_variations_gallery_is_active: form => form.hasAttribute(GALLERY_ACTIVE),
  wc_variations_gallery_replace(form, product, value) {
    if (isRecord(value)) replaceGallery(product, form, value, readVariation(value));
  },
  wc_variations_gallery_reset: (form, product) => showOwn(product, form),
  wc_get_default_product_gallery_html: form => defaultHtml(form),
  wc_find_gallery_root: (_, product) => pageJQuery()?.(product.querySelector(GALLERY)),
};

function replace(product: Element, form: HTMLElement, gallery: Element): void {
  const present = product.querySelector<HTMLElement>(GALLERY);
  if (!present) return;
  const params = recordOf(pageGlobal('wc_single_product_params'));
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
