import { bus } from '../../src/core/bus/bus';
import type { VariationData } from '../../src/core/bus/events';
import { readGlobal } from '../../src/core/config/shopGlobals';
import { templateHtml } from '../../src/core/dataBlocks';
import { parseFragment } from '../../src/core/html';
import type { Variation } from './variation';
import { GALLERY_ACTIVE, resetImage, showImage } from './variationImage';

const GALLERY = '.woocommerce-product-gallery';

/** The product's own galleries, where the page has no markup to make them from. */
const originals = new WeakMap<Element, Element>();

/**
 * Puts a variation's own gallery in the place of the product's, which the loader then takes over; for a variation without
 * one the product's comes back, and shows the variation's picture. Source: contract 8.7.
 */
export function changeGallery(product: Element, form: HTMLElement, data: VariationData, variation: Variation): void {
  const { gallery_images_html: html } = data;
  const gallery = typeof html === 'string' ? galleryIn(html) : undefined;
  if (!gallery || !product.querySelector(GALLERY)) {
    resetGallery(product, form);
    showImage(product, form, variation);
    return;
  }
  // A picture that is in the gallery now goes back first: the gallery may return.
  if (!form.hasAttribute(GALLERY_ACTIVE)) resetImage(product, form);
  replace(product, form, gallery);
  form.setAttribute(GALLERY_ACTIVE, 'yes');
  form.setAttribute('current-image', variation.imageId);
}

/** Puts the product's own gallery back. */
export function resetGallery(product: Element, form: HTMLElement): void {
  if (!form.hasAttribute(GALLERY_ACTIVE)) return;
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

/** Markup of the product's gallery, as the page brings it for this. */
function defaultHtml(form: HTMLElement): string {
  const template = templateHtml('.wc-product-gallery-default-template', form);
  const stored = readGlobal('wc_variation_gallery_defaults')?.[form.dataset.product_id ?? ''];
  if (template?.trim()) return template;
  return typeof stored === 'string' ? stored : '';
}

function galleryIn(html: string): Element | undefined {
  return parseFragment(html).querySelector(GALLERY) ?? undefined;
}
