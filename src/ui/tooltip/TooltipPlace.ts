import {
  autoUpdate,
  flip,
  hide,
  type Middleware,
  type OpenChangeReason,
  offset,
  shift,
  size,
  useDismiss,
  useFloating,
} from '@floating-ui/react';
import { useMemo, useState } from 'react';

/** Time to get from an element to its tooltip, in ms. */
export const LEAVE_AFTER = 100;

interface BesideOptions {
  /** Distance between the two, px. */
  readonly gap: number;
  /** Space to the window's edges, px. */
  readonly margin: number;
  /** Room that is to stay free above it, px; with less it stands below. */
  readonly roomAbove: number;
  /** Width that is covered at the sides of the scroller's view, px. Called at each move; the same function at each render. */
  readonly covered?: () => Covered;
  /** Escape, or a press elsewhere. */
  readonly onClose: (reason: OpenChangeReason | undefined) => void;
}

export interface Covered {
  readonly left: number;
  readonly right: number;
}

/** Computes the middle of the element, px from the left of the floating one. */
const centre: Middleware = {
  name: 'centre',
  fn: ({ x, rects: { reference } }) => ({ data: { at: reference.x + reference.width / 2 - x } }),
};

/** Keeps an element above another one, or below where there is no room. @param floating null: it is rendered with `refs.setFloating` */
export function useBeside(of: HTMLElement, floating: HTMLElement | null, options: BesideOptions) {
  const { gap, margin, roomAbove, covered, onClose } = options;
  const [room, setRoom] = useState({ width: window.innerWidth - 2 * margin, height: window.innerHeight - 2 * margin });
  const middleware = useMemo(
    () => [
      offset(gap),
      flip({ padding: { top: Math.max(roomAbove, margin), bottom: margin } }),
      shift({ padding: margin }),
      size({
        padding: margin,
        apply: ({ availableHeight }) => {
          const width = window.innerWidth - 2 * margin;
          const height = Math.floor(availableHeight);
          setRoom(now => (now.width === width && now.height === height ? now : { width, height }));
        },
      }),
      centre,
      hide(() => ({ padding: { ...covered?.() } })),
    ],
    [gap, margin, roomAbove, covered],
  );
  const { context, refs, x, y, floatingStyles, placement, isPositioned, middlewareData } = useFloating({
    open: true,
    onOpenChange: (_isOpen, event, reason) => {
      // Only the innermost layer closes: a dialog below gets the key afterwards.
      if (reason === 'escape-key') event?.preventDefault();
      onClose(reason);
    },
    elements: { reference: of, floating },
    placement: 'top',
    strategy: 'fixed',
    middleware,
    whileElementsMounted: autoUpdate,
  });
  useDismiss(context, { capture: { escapeKey: true }, bubbles: { escapeKey: true } });
  return {
    context,
    refs,
    floatingStyles,
    x: Math.round(x),
    y: Math.round(y),
    /** Largest size that fits, px. */
    room,
    isPlaced: isPositioned,
    isAbove: placement.startsWith('top'),
    /** Whether the element can't be seen any more. */
    isGone: middlewareData.hide?.referenceHidden === true,
    /** Middle of the element, px from the left of the floating one. */
    centre: Math.round(Number(middlewareData.centre?.at ?? 0)),
  };
}
