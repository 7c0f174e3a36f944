import type PhotoSwipe from 'photoswipe';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { isSeen } from '../../core/findElements';
import { useAttributes } from '../../hydrate';
import { useAnnouncement, useLiveRegionIn } from '../elements';
import { DIALOG } from '../lightboxItem';
import { LightboxButton } from './LightboxButton';
import { tLightbox } from './messages';

/** Time after which a loading image is announced, ms. */
const PATIENCE = 1000;

interface ControlsProps {
  readonly dialog: PhotoSwipe;
  readonly titles: readonly string[];
  /** Buttons of the widget that has opened it. */
  readonly children?: ReactNode;
}

/** See contract/product.md#gallery. */
export function LightboxControls({ dialog, titles, children }: ControlsProps): ReactNode {
  const { element } = dialog;
  const total = titles.length;
  const current = useCurrent(dialog);
  const [id] = useState(() => (document.getElementById(DIALOG) ? {} : { id: DIALOG }));
  useAttributes(element ?? null, { ...id, 'aria-modal': 'true', 'aria-label': tLightbox('gallery.dialog') });
  useEffect(() => {
    const onKey = ({ originalEvent }: { originalEvent: KeyboardEvent }) => {
      if (element && originalEvent.key === 'Tab') moveFocusInCircle(element, originalEvent);
    };
    dialog.on('keydown', onKey);
    return () => dialog.off('keydown', onKey);
  }, [dialog, element]);
  useLiveRegionIn(true);
  const position = total > 1 ? tLightbox('gallery.position', { n: current + 1, total }) : '';
  const caption = titles[current] ?? '';
  useAnnouncement([position, caption].filter(Boolean).join('. '));
  if (!element) return null;
  const isEnd = (index: number) => !dialog.canLoop() && (index < 0 || index >= total);
  return createPortal(
    <>
      <div className="sw-lightbox__status">
        <div className="sw-lightbox__position">{position}</div>
        <div className="sw-lightbox__caption">{caption}</div>
      </div>
      <Loading dialog={dialog} />
      {children}
      <LightboxButton icon="zoom" name={tLightbox('gallery.zoom')} onClick={() => dialog.toggleZoom()} />
      <LightboxButton icon="close" name={tLightbox('gallery.close')} onClick={() => dialog.close()} />
      {total > 1 && <Step icon="previous" isOff={isEnd(current - 1)} onClick={() => dialog.prev()} />}
      {total > 1 && <Step icon="next" isOff={isEnd(current + 1)} onClick={() => dialog.next()} />}
    </>,
    element,
  );
}

type StepProps = { readonly icon: 'previous' | 'next'; readonly isOff: boolean; readonly onClick: () => void };

const Step = (props: StepProps) => <LightboxButton {...props} name={tLightbox(`gallery.${props.icon}`)} />;

/** Number of the image that is shown, from 0. */
export function useCurrent(dialog: PhotoSwipe): number {
  return useSyncExternalStore(
    changed => {
      dialog.on('change', changed);
      return () => dialog.off('change', changed);
    },
    () => dialog.currIndex,
  );
}

/** Announces that an image is loading, when that takes long. */
function Loading({ dialog }: { dialog: PhotoSwipe }): ReactNode {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    let timer: number | undefined;
    const update = () => {
      clearTimeout(timer);
      const isLoading = dialog.currSlide?.content.isLoading() ?? false;
      timer = isLoading ? window.setTimeout(() => setLong(true), PATIENCE) : undefined;
      setLong(false);
    };
    const events = ['change', 'loadComplete', 'loadError'] as const;
    for (const event of events) dialog.on(event, update);
    update();
    return () => {
      clearTimeout(timer);
      for (const event of events) dialog.off(event, update);
    };
  }, [dialog]);
  const text = isLong ? tLightbox('gallery.loading') : '';
  useAnnouncement(text);
  return <div className="sw-lightbox__loading">{text}</div>;
}

/** Moves the focus in a circle of the dialog's buttons and the links of the image that is shown. */
function moveFocusInCircle(dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>('button, a[href]')].filter(
    stop => isSeen(stop) && !stop.closest('[aria-hidden="true"]'),
  );
  const current = stops.findIndex(stop => stop.matches(':focus'));
  const next = event.shiftKey ? (current > 0 ? current - 1 : stops.length - 1) : (current + 1) % stops.length;
  event.preventDefault();
  stops[next]?.focus();
}
