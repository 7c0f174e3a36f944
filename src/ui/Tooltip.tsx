import {
  autoUpdate,
  flip,
  type OpenChangeReason,
  offset,
  shift,
  useDismiss,
  useFloating,
  useHover,
  useInteractions,
  useRole,
} from '@floating-ui/react';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAttributes } from '../hydrate';
import { isWanted, type TooltipText } from './useTooltip';

/** Space around the tooltip, in px. */
const GAP = 8;
/** Time to get from the element to its tooltip, in ms. */
const LEAVE_AFTER = 100;
const MIDDLEWARE = [offset(GAP), flip(), shift({ padding: GAP })];

/**
 * The tooltip of an element, until pointer and focus have left both, or Escape is pressed. Shown with `useTooltip`, which
 * loads this file when it is first needed.
 */
export function Tooltip(props: TooltipText & { of: HTMLElement; onClose: () => void }): ReactNode {
  const { of, text, describes, onClose } = props;
  const layer = useLayer(of);
  const close = (_isOpen: boolean, _event?: Event, reason?: OpenChangeReason) => {
    if (reason !== 'hover' || !of.matches(':focus-visible')) onClose();
  };
  const { context, floatingStyles, refs } = useFloating({
    open: true,
    onOpenChange: close,
    elements: { reference: of },
    placement: 'top',
    strategy: 'fixed',
    middleware: MIDDLEWARE,
    whileElementsMounted: autoUpdate,
  });
  const { getFloatingProps } = useInteractions([
    useHover(context, { delay: { close: LEAVE_AFTER }, move: false }),
    useDismiss(context),
    useRole(context, { role: 'tooltip' }),
  ]);
  useAttributes(of, describes ? { 'aria-describedby': context.floatingId ?? '' } : {});

  useEffect(() => {
    const leave = () => of.matches(':hover') || onClose();
    of.addEventListener('blur', leave);
    // The pointer may have gone on before anybody listened.
    if (!isWanted(of)) onClose();
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
    (of.closest('dialog, [popover], main, [role="main"]') ?? document.body).append(layer);
    return () => layer.remove();
  }, [of, layer]);
  return layer;
}
