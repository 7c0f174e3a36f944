import { pageJQuery } from '../../../src/core/bus/jquery';
import { isRecord } from '../../../src/core/guards';
import { memoryOf, recall } from '../rows/rowState';
import { among, keepFirst, textOf, type Variation } from './printed';

const WRAPPER = '.wcpt-product-image-wrapper';
const PICTURE = ':scope > img:not(.wcpt-product-image-on-hover), :scope > a > img:not(.wcpt-product-image-on-hover)';
const AWAITING = 'wcpt-awaiting-image-lazy-load';
/** Other parts open a large picture with these; each keeps its first value in `…--original`. */
const LARGE = ['data-wcpt-lightbox', 'data-wcpt-offset-zoom-image-src'];
const NAMES = ['src', 'srcset', 'sizes', 'alt'] as const;

export type PictureAttributes = Readonly<Record<(typeof NAMES)[number], string | null>>;

export function showImages(row: Element, elements: readonly Element[], variation: Variation | undefined): void {
  for (const wrapper of among(elements, WRAPPER)) {
    const picture = wrapper.querySelector<HTMLImageElement>(PICTURE);
    if (picture) apply(row, wrapper, picture, variation);
    else if (variation || recall(wrapper)?.awaited) waitForPicture(row, wrapper, variation);
  }
}

function apply(row: Element, wrapper: Element, picture: HTMLImageElement, variation: Variation | undefined): void {
  const image = variation && isRecord(variation.image) ? variation.image : {};
  const own = variation && isRecord(variation.wcpt_image) ? textOf(variation.wcpt_image.src) : '';
  const src = own || textOf(image.src);
  if (!src) {
    reset(wrapper, picture);
    return;
  }
  const before = recall(picture)?.picture ?? keep(row, picture);
  set(picture, {
    src,
    srcset: own || textOf(image.srcset) || null,
    sizes: textOf(image.sizes) || null,
    alt: textOf(image.alt) || before.alt,
  });
  const full = textOf(image.full_src);
  for (const name of LARGE) {
    if (!full || !wrapper.hasAttribute(name)) continue;
    keepFirst(wrapper, name, `${name}--original`);
    wrapper.setAttribute(name, full);
  }
}

function keep(row: Element, picture: Element): PictureAttributes {
  const value = (name: string) => picture.getAttribute(name);
  const found = { src: value('src'), srcset: value('srcset'), sizes: value('sizes'), alt: value('alt') };
  memoryOf(picture).picture = found;
  pageJQuery()?.(row).data('wcpt_default_image', { src: found.src, srcset: found.srcset, sizes: found.sizes });
  return found;
}

function reset(wrapper: Element, picture: Element): void {
  const before = recall(picture)?.picture;
  if (before) set(picture, before);
  for (const name of LARGE) {
    const first = wrapper.getAttribute(`${name}--original`);
    if (first !== null) wrapper.setAttribute(name, first);
  }
}

/** Setting an unchanged attribute would load the picture again. */
function set(picture: Element, attributes: PictureAttributes): void {
  for (const name of NAMES) {
    const value = attributes[name];
    if (value === picture.getAttribute(name)) continue;
    if (value === null) picture.removeAttribute(name);
    else picture.setAttribute(name, value);
  }
}

function waitForPicture(row: Element, wrapper: Element, variation: Variation | undefined): void {
  const memory = memoryOf(wrapper);
  const isWaiting = memory.awaited !== undefined;
  memory.awaited = { variation };
  wrapper.classList.add(AWAITING);
  if (isWaiting) return;
  const onLoad = () => {
    const picture = wrapper.querySelector<HTMLImageElement>(PICTURE);
    if (!picture) return;
    wrapper.removeEventListener('load', onLoad, true);
    wrapper.classList.remove(AWAITING);
    apply(row, wrapper, picture, memory.awaited?.variation);
    memory.awaited = undefined;
  };
  wrapper.addEventListener('load', onLoad, true);
}
