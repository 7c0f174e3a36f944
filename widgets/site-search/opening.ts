import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { canMove } from '../../src/core/motion';

/** Duration of opening and closing, ms. */
const DURATION = 400;

type Ends = readonly [closed: Keyframe, open: Keyframe];

export const FADE: Ends = [{ opacity: 0 }, { opacity: 1 }];
/** Slides to the width that the box has by its style. */
export const SLIDE: Ends = [{ width: '0px' }, {}];

interface Opening {
  readonly isOpen: boolean;
  readonly isMoving: boolean;
}

/** Opens and closes a box, without motion where less is wanted; its `style` stays as it is, since styles of the add-on select on its text. */
export function useOpening(box: Element, isOpen: boolean, ends: Ends): Opening {
  const [opening, setOpening] = useState<Opening>({ isOpen, isMoving: false });
  if (opening.isOpen !== isOpen) setOpening({ isOpen, isMoving: true });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the keyframes are fixed when the animation begins.
  useLayoutEffect(() => {
    if (!opening.isMoving) return;
    const rest = () => setOpening({ isOpen: opening.isOpen, isMoving: false });
    if (!canMove(box)) {
      rest();
      return;
    }
    const [closed, open] = ends;
    const way = opening.isOpen ? [closed, open] : [open, closed];
    const animation = box.animate(way, { duration: DURATION, easing: 'ease' });
    // Drawn at once: in the next frame the box would be seen where it began.
    animation.finished.then(
      () => flushSync(rest),
      () => {},
    );
    return () => animation.cancel();
  }, [box, opening]);
  return opening;
}

export const fieldOf = (form: Element): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>('input[name="s"]');

/** Focuses the field of a search form, the caret behind its text. See contract/marketing.md#search-ivory-search-5. */
export function focusField(form: Element): void {
  const field = fieldOf(form);
  if (!field) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}

export function useFocusInside(box: Element, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (isOpen) focusField(box);
  }, [box, isOpen]);
}
