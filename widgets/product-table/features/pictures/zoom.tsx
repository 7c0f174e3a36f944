import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { followableUrl } from '../../../../src/core/url';
import { markInjected, useAttributes, useStyles } from '../../../../src/hydrate';
import { useDomEvent } from '../../../../src/ui/useBus';
import { newId } from '../../table/pressable';
import type { Table } from '../../table/table';
import { pictureOf } from './state';

/** Scale of a picture under the mouse. */
const LEVEL = 1.5;
/** ms. */
const FADE = 50;
/** Views that have no mouse. */
const SMALL = '.wcpt-device-tablet, .wcpt-device-phone';
/** Tables that are being dragged, by us or by the add-on. */
const DRAGGED = '.sw-table-grabbed, .frzTbl--grab-and-scroll--grabbing';
/** Boxes of offset zoom; a gallery has one for each of its pictures. */
const OFFSET_BOX = '.wcpt-product-image-wrapper--offset-zoom-enabled, .wcpt-gallery__item-wrapper';

/** Position of the pointer, in px of the window. */
interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Space between the pointer and the enlarged picture, and from that to the edge of the window, px. */
const OFFSET = 40;
const EDGE = 8;

let isTouched = false;
window.addEventListener(
  'touchstart',
  () => {
    isTouched = true;
  },
  { once: true, passive: true, capture: true },
);

/** Enlarges a picture while the mouse is over it, or over its row. */
export function enlarge(table: Table, picture: HTMLElement, event: PointerEvent): void {
  const isByRow = picture.matches('[data-wcpt-zoom-trigger="row_hover"]');
  const trigger = isByRow ? picture.closest('.wcpt-row') : picture;
  const store = pictureOf(table);
  if (!trigger?.matches(':hover') || picture.closest(SMALL)) return;
  const { picture: over, enlarged } = store.getState();
  // An enlarged picture stays so, and an open one is above.
  if (over !== undefined && (!enlarged || enlarged === picture)) return;
  const close = () => store.getState().picture === drawn && store.setState({ picture: undefined, enlarged: undefined });
  const props = { table, picture, trigger, event, onClose: close };
  const drawn = <Enlarged key={newId('sw-table-zoom-')} {...props} />;
  store.setState({ picture: drawn, enlarged: picture });
}

interface EnlargedProps {
  readonly table: Table;
  readonly picture: HTMLElement;
  readonly trigger: Element;
  readonly event: PointerEvent;
  readonly onClose: () => void;
}

function Enlarged({ table, picture, trigger, event, onClose }: EnlargedProps): ReactNode {
  const isScaled = picture.matches('.wcpt-zoom-enabled[data-wcpt-zoom-trigger]');
  const level = Number(picture.dataset.wcptZoomLevel);
  useStyles(picture, isScaled ? { transform: `scale(${level > 0 ? level : LEVEL})`, 'z-index': '2' } : {});
  const [pointed, point] = useState(() => pointedAt(picture, event));

  const follow = (_: Element, moved: object) => moved instanceof PointerEvent && point(pointedAt(picture, moved));
  useDomEvent(trigger, 'pointerover', follow);
  useDomEvent(trigger, 'pointermove', follow);
  useDomEvent(trigger, 'pointerleave', onClose);
  useDomEvent(document, 'keydown', (_, event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape') point(undefined);
  });
  useEffect(() => {
    // An answer may remove the row under the mouse.
    const removed = new MutationObserver(() => trigger.isConnected || onClose());
    removed.observe(table.container, { childList: true, subtree: true });
    return () => {
      removed.disconnect();
      // Also when an answer replaces the table.
      onClose();
    };
  }, [table, trigger, onClose]);
  const src = followableUrl(pointed?.box.dataset.wcptOffsetZoomImageSrc);
  return pointed && src && <OffsetZoom key={src} at={pointed} box={pointed.box} src={src} />;
}

/** Returns the mouse's position, if it is over a picture with offset zoom. */
function pointedAt(
  picture: HTMLElement,
  { target, pointerType, clientX: x, clientY: y }: PointerEvent,
): (Point & { readonly box: HTMLElement }) | undefined {
  const box = target instanceof Element && picture.contains(target) ? target.closest<HTMLElement>(OFFSET_BOX) : null;
  const isOff = isTouched || pointerType === 'touch' || picture.closest(DRAGGED) !== null;
  return box && !isOff ? { x, y, box } : undefined;
}

interface OffsetProps {
  readonly at: Point;
  readonly box: HTMLElement;
  readonly src: string;
}

/** The large picture beside the mouse. It takes no pointer events and is hidden from screen readers. */
function OffsetZoom({ at, box, src }: OffsetProps): ReactNode {
  const [zoom, setZoom] = useState<HTMLElement | null>(null);
  const [isFaded, fade] = useState(false);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [place, setPlace] = useState<Point>();
  useAttributes(box.querySelector('img'), { title: null });
  useEffect(() => {
    const timer = setTimeout(fade, FADE, true);
    return () => clearTimeout(timer);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a loaded picture has another size
  useLayoutEffect(() => {
    const { innerWidth: width, innerHeight: height } = window;
    if (!zoom) return;
    markInjected(zoom);
    setPlace(placeZoom(at, zoom.getBoundingClientRect(), box.getBoundingClientRect(), { width, height }));
  }, [zoom, at, box, state]);
  if (state === 'failed') return null;
  const style: CSSProperties = {
    position: 'fixed',
    left: place?.x ?? 0,
    top: place?.y ?? 0,
    transform: 'none',
    pointerEvents: 'none',
    visibility: state === 'shown' ? 'visible' : 'hidden',
  };
  const own = box.dataset.wcptOffsetZoomImageHtmlClass ?? '';
  return (
    <div
      ref={setZoom}
      className={`wcpt-offset-zoom-container ${own}${isFaded ? ' wcpt-offset-zoom-container--fade-in' : ''}`}
      style={style}
      aria-hidden="true"
    >
      <img
        className="wcpt-offset-zoom-container__image"
        src={src}
        alt=""
        // The picture has to fit into the window, whatever the theme sets.
        style={{ maxHeight: 'calc(100vh - 16px)' }}
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
      />
    </div>
  );
}

/**
 * Returns the position of an enlarged picture: right of the pointer; left of the trigger where there is no room; never beyond
 * the top or bottom of the window.
 * @param trigger the element under the pointer: its left edge, px of the window
 */
export function placeZoom(pointer: Point, size: Size, trigger: { readonly left: number }, window: Size): Point {
  const right = pointer.x + OFFSET;
  const isOver = right + size.width > window.width - EDGE;
  const x = isOver ? Math.max(EDGE, trigger.left - OFFSET - size.width) : right;
  // As in the shop, a quarter of it is above the pointer.
  const y = Math.max(EDGE, Math.min(pointer.y - size.height / 4, window.height - EDGE - size.height));
  return { x, y };
}
