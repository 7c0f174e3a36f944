import { type OpenChangeReason, useHover, useInteractions, useRole } from '@floating-ui/react';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAttributes } from '../../hydrate';
import { isTooltipWanted } from '../elements';
import { LEAVE_AFTER, useBeside } from './TooltipPlace';

export interface TooltipText {
  readonly text: string;
  /** Whether the text says more than the element's name does, and so describes the element. */
  readonly describes: boolean;
}

/** Space around the tooltip, in px. */
const GAP = 8;

/** Stays until pointer and focus have left both, or Escape is pressed. `useTooltip` loads this file when it is first needed. */
export function Tooltip(props: TooltipText & { of: HTMLElement; onClose: () => void }): ReactNode {
  const { of, text, describes, onClose } = props;
  const layer = useLayer(of);
  const close = (reason: OpenChangeReason | undefined) => {
    if (reason !== 'hover' || !of.matches(':focus-visible')) onClose();
  };
  const { context, floatingStyles, refs } = useBeside(of, null, {
    gap: GAP,
    margin: GAP,
    roomAbove: 0,
    onClose: close,
  });
  const { getFloatingProps } = useInteractions([
    useHover(context, { delay: { close: LEAVE_AFTER }, move: false }),
    useRole(context, { role: 'tooltip' }),
  ]);
  useAttributes(of, describes ? { 'aria-describedby': context.floatingId ?? '' } : {});

  useEffect(() => {
    const leave = () => of.matches(':hover') || onClose();
    of.addEventListener('blur', leave);
    // The pointer may have gone on before anybody listened.
    if (!isTooltipWanted(of)) onClose();
    return () => of.removeEventListener('blur', leave);
  }, [of, onClose]);

  return createPortal(
    <div {...getFloatingProps()} ref={refs.setFloating} className="sw-tooltip" style={floatingStyles}>
      {text}
    </div>,
    layer,
  );
}

/** A place of its own for React to listen on, in the element's landmark, or in the dialog above which it has to stand. */
function useLayer(of: Element): Element {
  const [layer] = useState(() => {
    const made = document.createElement('div');
    made.style.display = 'contents';
    return made;
  });
  useLayoutEffect(() => {
    (of.closest('dialog, [popover], [aria-modal="true"], main, [role="main"]') ?? document.body).append(layer);
    return () => layer.remove();
  }, [of, layer]);
  return layer;
}
