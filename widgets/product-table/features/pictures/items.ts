import { isRecord, recordOf, scalarText, text } from '../../../../src/core/guards';
import { plainText } from '../../../../src/core/html/text';
import { canMove } from '../../../../src/core/motion';
import { followableUrl } from '../../../../src/core/url';
import type { LightboxItem } from '../../../../src/ui/lightboxItem';
import { objectFields, readPrinted } from '../../table/printed';
import { productName, rowOf } from '../../table/rows/row';
import { rowState } from '../../table/rows/rowState';

/** One picture of a row. See contract/product-table.md#pictures. */
export interface PictureItem extends LightboxItem {
  /** Name of the picture in the page's address; undefined: its place, from 1. */
  readonly pid: string | undefined;
}

/**
 * Returns the pictures of a box: the server's list without doubles, and the picture of the row's variation; without a
 * readable list the shown pictures.
 * @param control the picture or link that was pressed
 * @returns the pictures, and the index of the first one
 */
export function readPictures(box: HTMLElement, control: Element | null) {
  const listed = readItems(box);
  const items = withoutTwins(listed.some(Boolean) ? listed : seenItems(box));
  const variation = box.matches('.wcpt-gallery') ? undefined : variationItem(box);
  const wanted = variation ? variation.src : pressedSrc(box, control, listed);
  const at = items.findIndex(({ src }) => src === wanted);
  if (at < 0 && variation) return { items: [...items, variation], start: items.length };
  return { items, start: Math.max(0, at) };
}

/** Undefined in place of entries that are no pictures. */
type Listed = readonly (PictureItem | undefined)[];

/** Returns the printed list. */
function readItems(box: HTMLElement): Listed {
  const listed = readPrinted(box, 'data-wcpt-photoswipe-items', {
    check: json => (Array.isArray(json) ? json : undefined),
    form: 'JSON list',
    consequence: 'The pictures that are seen open alone.',
  });
  return (listed ?? []).map(one => itemOf(box, one));
}

function itemOf(box: HTMLElement, printed: unknown): PictureItem | undefined {
  const { src: address, w, h, title, pid, msrc } = recordOf(printed);
  const src = followableUrl(address);
  if (!src) return undefined;
  const caption = plainText(text(title)).trim();
  return {
    src,
    width: pixels(w),
    height: pixels(h),
    title: caption,
    alt: caption || productName(box),
    msrc: followableUrl(msrc),
    pid: scalarText(pid) || undefined,
  };
}

const pixels = (value: unknown): number => (Number(value) > 0 ? Number(value) : 0);

/** Returns the large versions of the shown pictures, where the server has no list. */
function seenItems(box: HTMLElement): Listed {
  const images = [...box.querySelectorAll('img:not(.wcpt-product-image-on-hover)')];
  const seen = (image: Element | undefined) => image instanceof HTMLImageElement && (image.currentSrc || image.src);
  if (box.matches('.wcpt-gallery')) {
    return images.map(image => {
      const large = image.closest<HTMLElement>('.wcpt-gallery__item-wrapper')?.dataset.wcptOffsetZoomImageSrc;
      return itemOf(box, { src: large || seen(image) });
    });
  }
  const { wcptLightbox, wcptOffsetZoomImageSrc } = box.dataset;
  return [itemOf(box, { src: wcptLightbox || wcptOffsetZoomImageSrc || seen(images[0]) })];
}

function withoutTwins(items: Listed): readonly PictureItem[] {
  const bySrc = new Map<string, PictureItem>();
  for (const item of items) if (item && !bySrc.has(item.src)) bySrc.set(item.src, item);
  return [...bySrc.values()];
}

/** Returns the address of the pressed picture: a gallery's by its number, where the list begins with the product's own. */
function pressedSrc(box: HTMLElement, control: Element | null, listed: Listed): string | undefined {
  if (!box.matches('.wcpt-gallery')) return followableUrl(box.dataset.wcptLightbox);
  const number = control?.getAttribute('data-wcpt-gallery-item');
  if (!number) return undefined;
  if (!listed.length) return control instanceof HTMLImageElement ? control.currentSrc || control.src : undefined;
  return listed[Number(number) + (box.matches('.wcpt-gallery--include-featured') ? 0 : 1)]?.src;
}

function variationItem(box: HTMLElement): PictureItem | undefined {
  const row = rowOf(box);
  const selection = row && rowState(row)?.selection;
  const image = selection?.variation_found && isRecord(selection.variation) ? selection.variation.image : undefined;
  if (!isRecord(image)) return undefined;
  const { full_src: src, full_src_w: w, full_src_h: h, title } = image;
  return itemOf(box, { src, w, h, title });
}

/** Fade at the start and the end, ms. */
const FADE = 333;
/** Time for which controls stay without a move of the mouse, and after it has left the window, ms. */
const IDLE = 4000;
const IDLE_OUTSIDE = 1000;

export type PictureOptions = ReturnType<typeof readOptions>;

/** Reads the printed options of a picture or gallery; missing ones have the spec's defaults. */
export function readOptions(box: HTMLElement) {
  const printed =
    readPrinted(box, 'data-wcpt-photoswipe-options', {
      check: objectFields,
      form: 'JSON object',
      consequence: 'The pictures open as without it.',
    }) ?? {};
  const fade = canMove(box) ? FADE : 0;
  const { history, shareEl, galleryUID, timeToIdle, timeToIdleOutside } = printed;
  return {
    /** As the page prints them, with the defaults of tables. */
    given: { showAnimationDuration: fade, hideAnimationDuration: fade, ...printed },
    /** Whether the address follows the shown picture, and the gallery's name in it. */
    hasHistory: isOn(history),
    uid: scalarText(galleryUID) || '1',
    hasShare: isOn(shareEl),
    /** ms; 0: controls stay. */
    idle: time(timeToIdle, IDLE),
    idleOutside: time(timeToIdleOutside, IDLE_OUTSIDE),
    theme: box.dataset.wcptLightboxColorTheme === 'white' ? 'white' : 'black',
  };
}

/** Whether an option is on; a missing one is. */
const isOn = (value: unknown): boolean => value === undefined || (Boolean(value) && value !== 'false');
const time = (value: unknown, otherwise: number): number => (Number(value) >= 0 ? Number(value) : otherwise);
