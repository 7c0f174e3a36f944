import PhotoSwipe, { type PhotoSwipeOptions, type SlideData } from 'photoswipe';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useAttributes } from '../../src/hydrate';
import { tGallery } from './messages';
import { DIALOG } from './pictures';

/** Settings that the page may make, as the library's present version knows them. */
const FLAGS = ['loop', 'escKey', 'arrowKeys', 'pinchToClose', 'closeOnVerticalDrag', 'allowPanToNext'] as const;
const NUMBERS = ['bgOpacity', 'spacing', 'showAnimationDuration', 'hideAnimationDuration'] as const;

const ICONS = {
  close: 'M6 6l12 12M18 6L6 18',
  zoom: 'M15.5 15.5L20 20M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM10.5 8v5M8 10.5h5',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
};

/** An open lightbox, and what it needs of ours. */
export interface OpenLightbox {
  readonly dialog: PhotoSwipe;
  /** Captions of its images. */
  readonly titles: readonly string[];
  readonly Controls: typeof LightboxControls;
}

/**
 * Opens the lightbox on the large images. Source: spec storefront 9 "Gallery", contract 8.5.
 * @param start which one is first, from 0
 * @param given the page's `photoswipe_options`
 */
export function showLightbox(
  images: readonly HTMLImageElement[],
  start: number,
  given: Readonly<Record<string, unknown>>,
): OpenLightbox {
  // Rules for the shop's earlier lightbox may be on the page: ours go by this holder.
  const holder = document.createElement('div');
  holder.className = 'sw-lightbox';
  document.body.append(holder);
  const dialog = new PhotoSwipe({
    showAnimationDuration: 0,
    hideAnimationDuration: 0,
    bgOpacity: 1,
    ...optionsOf(given),
    dataSource: images.map(itemOf),
    index: start,
    appendToEl: holder,
    errorMsg: tGallery('gallery.failed'),
    returnFocus: false,
    mainClass: 'sw-lightbox__dialog',
    // The library makes its own controls from HTML text, which a policy of trusted types forbids.
    ...{ close: false, zoom: false, arrowPrev: false, arrowNext: false, counter: false, preloader: false },
  });
  dialog.on('destroy', () => holder.remove());
  dialog.init();
  const titles = images.map(image => image.dataset.caption || image.title);
  return { dialog, titles, Controls: LightboxControls };
}

function optionsOf(given: Readonly<Record<string, unknown>>): PhotoSwipeOptions {
  const options: PhotoSwipeOptions = {};
  for (const name of FLAGS) if (name in given) options[name] = Boolean(given[name]);
  for (const name of NUMBERS) if (Number(given[name]) >= 0) options[name] = Number(given[name]);
  return options;
}

function itemOf(image: HTMLImageElement): SlideData {
  const { large_image: src = '', large_image_width: width, large_image_height: height } = image.dataset;
  const [w, h] = [Number(width), Number(height)];
  const isKnown = w > 0 && h > 0;
  return {
    src,
    width: isKnown ? w : image.naturalWidth || 1,
    height: isKnown ? h : image.naturalHeight || 1,
    alt: image.alt,
    msrc: image.currentSrc,
  };
}

/** What the open lightbox has of ours: its name, buttons, position and caption; and the focus stays in it. Source: contract 8.5. */
function LightboxControls({ dialog, titles }: { dialog: PhotoSwipe; titles: readonly string[] }): ReactNode {
  const { element } = dialog;
  const total = titles.length;
  const current = useSyncExternalStore(
    changed => {
      dialog.on('change', changed);
      return () => dialog.off('change', changed);
    },
    () => dialog.currIndex,
  );
  const [id] = useState(() => (document.getElementById(DIALOG) ? {} : { id: DIALOG }));
  useAttributes(element ?? null, { ...id, 'aria-modal': 'true', 'aria-label': tGallery('gallery.dialog') });
  useEffect(() => {
    dialog.on('keydown', ({ originalEvent }) => {
      if (element && originalEvent.key === 'Tab') keepFocus(element, originalEvent);
    });
  }, [dialog, element]);
  if (!element) return null;
  const isEnd = (index: number) => !dialog.canLoop() && (index < 0 || index >= total);
  return createPortal(
    <>
      {/* What is shown is said once, with its caption. */}
      <div className="sw-lightbox__status" aria-live="polite">
        <div className="sw-lightbox__position">
          {total > 1 ? tGallery('gallery.position', { n: current + 1, total }) : ''}
        </div>
        <div className="sw-lightbox__caption">{titles[current]}</div>
      </div>
      <Button name="zoom" onClick={() => dialog.toggleZoom()} />
      <Button name="close" onClick={() => dialog.close()} />
      {total > 1 && <Button name="previous" isOff={isEnd(current - 1)} onClick={() => dialog.prev()} />}
      {total > 1 && <Button name="next" isOff={isEnd(current + 1)} onClick={() => dialog.next()} />}
    </>,
    element,
  );
}

interface ButtonProps {
  readonly name: keyof typeof ICONS;
  readonly isOff?: boolean;
  readonly onClick: () => void;
}

function Button({ name, isOff, onClick }: ButtonProps): ReactNode {
  const label = tGallery(`gallery.${name}`);
  return (
    <button
      type="button"
      className={`sw-lightbox__button sw-lightbox__${name}`}
      title={label}
      aria-label={label}
      aria-disabled={isOff}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[name]} />
      </svg>
    </button>
  );
}

/** Goes round the buttons. */
function keepFocus(dialog: HTMLElement, event: KeyboardEvent): void {
  const buttons = [...dialog.querySelectorAll('button')].filter(button => button.getClientRects().length > 0);
  const current = buttons.findIndex(button => button.matches(':focus'));
  const next = event.shiftKey ? (current > 0 ? current - 1 : buttons.length - 1) : (current + 1) % buttons.length;
  event.preventDefault();
  buttons[next]?.focus();
}
