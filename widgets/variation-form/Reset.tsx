import { type ReactNode, useLayoutEffect } from 'react';
import { canMove } from '../../src/core/canMove';
import { Adopted, type SlotProps } from '../../src/hydrate';
import { onPress } from '../../src/ui/onPress';
import { useStore } from '../../src/ui/useStore';
import { useVariationForm } from './state';

/** Fade of the reset link, in ms. Source: contract 3.10. */
const FADE = 400;

/** The reset link: there when at least one attribute is chosen. Source: spec storefront 4. */
export function ResetLink({ element, children }: SlotProps<HTMLAnchorElement>): ReactNode {
  const store = useVariationForm();
  const isVisible = useStore(store, ({ isResetVisible }) => isResetVisible);
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
  return (
    <Adopted of={element} {...onPress(store.reset)}>
      {children}
    </Adopted>
  );
}

/** The live region that tells of a reset. */
export function ResetAlert({ element }: SlotProps): ReactNode {
  const announcement = useStore(useVariationForm(), state => state.announcement);
  useLayoutEffect(() => {
    if (element.textContent !== announcement) element.textContent = announcement;
  }, [element, announcement]);
  return <Adopted of={element} />;
}
