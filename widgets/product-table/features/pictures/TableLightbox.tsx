import type PhotoSwipe from 'photoswipe';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useClasses } from '../../../../src/hydrate';
import { LightboxButton } from '../../../../src/ui/lightbox/LightboxButton';
import { useCurrent } from '../../../../src/ui/lightbox/LightboxControls';
import type { OpenLightbox } from '../../../../src/ui/lightbox/lightbox';
import { useDomEvent } from '../../../../src/ui/useBus';
import type { PictureItem, PictureOptions } from './items';
import { tPictures } from './messages';

interface Props {
  readonly open: OpenLightbox;
  readonly items: readonly PictureItem[];
  readonly options: PictureOptions;
}

/** Renders the controls of a table's open lightbox. See contract/product-table.md#pictures. */
export function TableLightbox({ open, items, options }: Props): ReactNode {
  const { dialog, titles, Controls } = open;
  useClasses(dialog.element ?? null, { 'sw-lightbox--idle': useIdle(options) });
  return (
    <Controls dialog={dialog} titles={titles}>
      {options.hasShare && <Share dialog={dialog} items={items} />}
    </Controls>
  );
}

/** Whether the mouse has rested for a while, or has left the window; touch and keys never count as idle. */
function useIdle({ idle, idleOutside }: PictureOptions): boolean {
  const [isIdle, setIdle] = useState(false);
  const timer = useRef<number>(undefined);
  const wait = (time: number) => {
    clearTimeout(timer.current);
    if (idle) timer.current = window.setTimeout(setIdle, time, true);
  };
  const wake = () => {
    clearTimeout(timer.current);
    setIdle(false);
  };
  useDomEvent(document, 'pointermove', (_, event) => {
    wake();
    if (event instanceof PointerEvent && event.pointerType === 'mouse') wait(idle);
  });
  useDomEvent(document.documentElement, 'mouseleave', () => wait(idleOutside));
  useDomEvent(document, 'keydown', wake);
  useDomEvent(document, 'pointerdown', wake);
  useEffect(() => () => clearTimeout(timer.current), []);
  return isIdle;
}

/** Window of a social site. */
const POPUP = { width: 550, height: 420, top: 100 };

/** Shares the picture that is shown, or saves it. */
function Share({ dialog, items }: { dialog: PhotoSwipe; items: readonly PictureItem[] }): ReactNode {
  const item = items[useCurrent(dialog)];
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    list.current?.querySelector('a')?.focus();
    const close = () => setOpen(false);
    const onKey = (event: { originalEvent: KeyboardEvent; preventDefault(): void }) => {
      if (event.originalEvent.key !== 'Escape') return;
      // Escape closes the list before the lightbox.
      event.preventDefault();
      close();
      button.current?.focus();
    };
    dialog.on('keydown', onKey);
    dialog.on('change', close);
    return () => {
      dialog.off('keydown', onKey);
      dialog.off('change', close);
    };
  }, [dialog, isOpen]);
  return (
    <>
      <LightboxButton
        ref={button}
        icon="share"
        name={tPictures('product-table.share')}
        isOpen={isOpen}
        controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      <ul id={id} ref={list} className={`sw-lightbox__share-links${isOpen ? ' sw-lightbox__share-links--open' : ''}`}>
        {item &&
          sitesFor(item).map(({ text, address }) => (
            <li key={text}>
              <a
                href={address}
                target="_blank"
                rel="noopener"
                onClick={event => {
                  openPopup(event);
                  setOpen(false);
                }}
              >
                {text}
              </a>
            </li>
          ))}
        <li>
          <a href={item?.src} download="" onClick={() => setOpen(false)}>
            {tPictures('product-table.download')}
          </a>
        </li>
      </ul>
    </>
  );
}

/** Returns the sites for sharing a picture, by the page's address, which names the picture. */
function sitesFor({ src, title, alt }: PictureItem) {
  const [url, text, media] = [location.href, title || alt, src].map(encodeURIComponent);
  return [
    { text: tPictures('product-table.facebook'), address: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { text: tPictures('product-table.tweet'), address: `https://twitter.com/intent/tweet?text=${text}&url=${url}` },
    {
      text: tPictures('product-table.pin'),
      address: `https://www.pinterest.com/pin/create/button/?url=${url}&media=${media}&description=${text}`,
    },
  ];
}

/** Opens a link in a small window; if the browser blocks it, the link is followed. */
function openPopup(event: MouseEvent<HTMLAnchorElement>): void {
  const left = Math.round(screen.width / 2 - POPUP.width / 2);
  const place = Object.entries({ ...POPUP, left }).map(([name, value]) => `${name}=${value}`);
  const popup = window.open(
    event.currentTarget.href,
    'pswp_share',
    `scrollbars=yes,resizable=yes,toolbar=no,location=yes,${place}`,
  );
  if (!popup) return;
  popup.opener = null;
  event.preventDefault();
}
