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
  /** Between the two, px. */
  readonly gap: number;
  /** Space to the window's edges, px. */
  readonly margin: number;
  /** Room that is to stay free above it, px; with less it stands below. */
  readonly roomAbove: number;
  /** How much of the scroller's view is covered at its sides, px. Called at each move; the same function at each render. */
  readonly covered?: () => Covered;
  /** Escape, or a press elsewhere. */
  readonly onClose: (reason: OpenChangeReason | undefined) => void;
}

export interface Covered {
  readonly left: number;
  readonly right: number;
}

/** Where the middle of the element is, from the left of what stands beside it. */
const centre: Middleware = {
  name: 'centre',
  fn: ({ x, rects: { reference } }) => ({ data: { at: reference.x + reference.width / 2 - x } }),
};

/** Keeps it above the other element, or below where there is no room. @param floating null: it is rendered with `refs.setFloating` */
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
      // Of what is open the innermost closes: a dialog below hears the key afterwards.
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
    /** What there is at most, px. */
    room,
    isPlaced: isPositioned,
    isAbove: placement.startsWith('top'),
    /** Whether the element can't be seen any more. */
    isGone: middlewareData.hide?.referenceHidden === true,
    /** Where its middle is, px from the left of what stands beside it. */
    centre: Math.round(Number(middlewareData.centre?.at ?? 0)),
  };
}
