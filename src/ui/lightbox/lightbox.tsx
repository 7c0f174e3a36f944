import PhotoSwipe, { type PhotoSwipeOptions, type SlideData } from 'photoswipe';
import { openModal } from '../../core/cart/liveRegion';
import { loadMessages } from '../../core/messages/loadMessages';
import { addressOrNone } from '../../core/url';
import type { LightboxItem } from '../lightboxItem';
import { LightboxControls } from './LightboxControls';
import { tLightbox } from './messages';

/** Settings that the page may make, as the library's present version knows them. */
const FLAGS = ['loop', 'escKey', 'arrowKeys', 'pinchToClose', 'closeOnVerticalDrag', 'allowPanToNext'] as const;
const NUMBERS = ['bgOpacity', 'spacing', 'showAnimationDuration', 'hideAnimationDuration'] as const;

export interface OpenLightbox {
  readonly dialog: PhotoSwipe;
  readonly titles: readonly string[];
  readonly Controls: typeof LightboxControls;
}

/**
 * See contract/product.md#gallery.
 * @param given the page's settings, by the names of the shop's earlier lightbox
 * @param sheet its stylesheet, where that was not on the page before
 */
export async function showLightbox(
  items: readonly LightboxItem[],
  start: number,
  given: Readonly<Record<string, unknown>>,
  sheet: HTMLLinkElement | undefined,
  signal: AbortSignal | undefined,
): Promise<OpenLightbox | undefined> {
  await Promise.all([loadMessages(), arrival(sheet)]);
  if (signal?.aborted) return undefined;
  // The page may have rules for the shop's earlier lightbox: ours use this holder's class.
  const holder = document.createElement('div');
  holder.className = 'sw-lightbox';
  (openModal() ?? document.body).append(holder);
  const dialog = new Lightbox({
    showAnimationDuration: 0,
    hideAnimationDuration: 0,
    bgOpacity: 1,
    ...optionsOf(given),
    dataSource: items.map(({ title, ...item }): SlideData => ({ ...item })),
    index: start,
    appendToEl: holder,
    errorMsg: tLightbox('gallery.failed'),
    returnFocus: false,
    mainClass: 'sw-lightbox__dialog',
    // The library makes its own controls from HTML text, which a policy of trusted types forbids.
    ...{ close: false, zoom: false, arrowPrev: false, arrowNext: false, counter: false, preloader: false },
  });
  dialog.on('destroy', () => holder.remove());
  // The library's message has no link to the image.
  dialog.addFilter('contentErrorElement', (message, { data }) => withLink(message, data.src));
  const titles = items.map(({ title }) => title);
  keepCaptionRoom(dialog, holder, titles);
  measureOnArrival(dialog);
  closeByKey(dialog);
  panByKey(dialog);
  dialog.init();
  return { dialog, titles, Controls: LightboxControls };
}

/** A dialog that can be closed while it opens: it closes once it is open. The library ignores such a call. */
class Lightbox extends PhotoSwipe {
  override close(): void {
    if (this.opener.isOpening) this.on('openingAnimationEnd', () => queueMicrotask(() => super.close()));
    else super.close();
  }
}

/** Listens for Escape while the dialog opens: the library listens for keys once it is open. */
function closeByKey(dialog: PhotoSwipe): void {
  const opened = new AbortController();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !dialog.options.escKey) return;
    event.preventDefault();
    dialog.close();
  };
  document.addEventListener('keydown', onKeyDown, { signal: opened.signal });
  dialog.on('openingAnimationEnd', () => opened.abort());
}

/** px of one press, as the library has it for up and down. */
const PAN = 80;

/** Moves an enlarged picture by the keys for left and right; at its edge they lead on. The library itself has up and down. */
function panByKey(dialog: PhotoSwipe): void {
  dialog.on('keydown', event => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event.originalEvent;
    const slide = dialog.currSlide;
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
    if (!isSideways || !slide?.isPannable() || altKey || ctrlKey || metaKey || shiftKey) return;
    const before = slide.pan.x;
    slide.panTo(before + (key === 'ArrowRight' ? -PAN : PAN), slide.pan.y);
    if (slide.pan.x === before) return;
    event.preventDefault();
    event.originalEvent.preventDefault();
  });
}

/** Waits until a stylesheet has loaded or failed. The link of one that failed before is no longer on the page. */
async function arrival(link: HTMLLinkElement | undefined): Promise<void> {
  if (!link?.isConnected || link.sheet) return;
  await new Promise(resolve => {
    for (const type of ['load', 'error']) link.addEventListener(type, resolve, { once: true });
  });
}

function optionsOf(given: Readonly<Record<string, unknown>>): PhotoSwipeOptions {
  const options: PhotoSwipeOptions = {};
  for (const name of FLAGS) if (name in given) options[name] = Boolean(given[name]);
  for (const name of NUMBERS) if (Number(given[name]) >= 0) options[name] = Number(given[name]);
  return options;
}

/** Returns the message about an image that did not load, with a link to it. */
function withLink(message: HTMLElement, src: string | undefined): HTMLElement {
  const link = document.createElement('a');
  link.className = 'sw-lightbox__failed-link';
  // A gallery in a page's content may hold any address.
  link.href = addressOrNone(src ?? null);
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = tLightbox('gallery.failed_link');
  const both = document.createElement('div');
  both.className = 'sw-lightbox__failed';
  both.append(message, link);
  return both;
}

/** Gives an image without a size on the page its natural size when it has loaded. */
function measureOnArrival(dialog: PhotoSwipe): void {
  dialog.on('loadComplete', ({ slide, content, isError }) => {
    const { element } = content;
    if (isError || (content.width && content.height) || !(element instanceof HTMLImageElement)) return;
    content.width = element.naturalWidth || window.innerWidth;
    content.height = element.naturalHeight || window.innerHeight;
    slide.width = content.width;
    slide.height = content.height;
    slide.resize();
  });
}

/** Largest part of the window's height that a caption takes from its picture; a longer one overlaps the picture. */
const MOST = 0.6;

/** Has each picture end above its caption. The text is measured in `holder`: the dialog has no layout before it opens. */
function keepCaptionRoom(dialog: PhotoSwipe, holder: Element, titles: readonly string[]): void {
  const heights = new Map<number, number>();
  // The library calls `paddingFn` at each step of a zoom, too.
  dialog.on('beforeResize', () => heights.clear());
  dialog.options.paddingFn = ({ x, y }, _item, index) => {
    const height = heights.get(index) ?? measure(holder, titles[index] ?? '', x);
    heights.set(index, height);
    return { top: 0, right: 0, bottom: Math.min(height, y * MOST), left: 0 };
  };
}

function measure(holder: Element, title: string, width: number): number {
  const probe = document.createElement('div');
  probe.className = 'sw-lightbox__caption';
  Object.assign(probe.style, { position: 'fixed', right: 'auto', width: `${width}px`, visibility: 'hidden' });
  probe.textContent = title;
  holder.append(probe);
  const { height } = probe.getBoundingClientRect();
  probe.remove();
  // The library rounds the sizes of pictures.
  return height && Math.ceil(height) + 1;
}
