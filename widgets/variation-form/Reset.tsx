import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect } from 'react';
import { canMove } from '../../src/core/canMove';
import { Adopted, type SlotProps } from '../../src/hydrate';
import { useStore } from '../../src/ui/useStore';
import type { VariationController } from './controller';

/** Fade of the reset link, in ms. Source: contract 3.10. */
const FADE = 400;

/** Slot of the reset link: there when at least one attribute is chosen. Source: spec storefront 4. */
export function resetLinkOf(controller: VariationController) {
  return function ResetLink({ element, children }: SlotProps<HTMLAnchorElement>): ReactNode {
    const isVisible = useStore(controller.view, view => view.isResetVisible);
    useLayoutEffect(() => {
      const { visibility } = element.style;
      return () => {
        element.style.visibility = visibility;
      };
    }, [element]);
    useLayoutEffect(() => {
      const wasHidden = getComputedStyle(element).visibility === 'hidden';
      element.style.visibility = isVisible ? 'visible' : 'hidden';
      if (isVisible && wasHidden && canMove(element)) element.animate({ opacity: [0, 1] }, FADE);
    }, [element, isVisible]);

    const onClick = (event: MouseEvent) => {
      event.preventDefault();
      controller.reset();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      controller.reset();
    };
    return (
      <Adopted of={element} onClick={onClick} onKeyDown={onKeyDown}>
        {children}
      </Adopted>
    );
  };
}

/** Slot of the live region that tells of a reset. */
export function resetAlertOf({ view }: VariationController) {
  return function ResetAlert({ element }: SlotProps): ReactNode {
    const announcement = useStore(view, state => state.announcement);
    useLayoutEffect(() => {
      if (element.textContent !== announcement) element.textContent = announcement;
    }, [element, announcement]);
    return <Adopted of={element} />;
  };
}
