import type { ReactNode } from 'react';
import { useHeld } from './useHeld';

/** Plus and minus around a field. */
export interface StepperProps {
  /** Whether they are shown; the field is there either way, and stays the same element. */
  readonly isShown: boolean;
  /** Accessible names. */
  readonly less: string;
  readonly more: string;
  /** Whether a step down, or up, changes nothing: the button says so and keeps its focus. */
  readonly isLeast: boolean;
  readonly isMost: boolean;
  /** Id of the field. */
  readonly controls: string | undefined;
  /** A click on plus or minus, before other listeners of the page hear it. */
  readonly onStep: (isUp: boolean) => void;
  /** Somebody points at a button or focuses it: scripts may have written a value without a word. */
  readonly onReach: () => void;
  /** The field's value. */
  readonly read: () => unknown;
  /** The field. */
  readonly children: ReactNode;
}

/** Buttons that step a field, also for as long as they are held. */
export function Stepper({ isShown, children, ...props }: StepperProps): ReactNode {
  return (
    <>
      {isShown && <Step {...props} isUp={false} />}
      {children}
      {isShown && <Step {...props} isUp={true} />}
    </>
  );
}

function Step(props: Omit<StepperProps, 'isShown' | 'children'> & { readonly isUp: boolean }): ReactNode {
  const { isUp, less, more, isLeast, isMost, controls, onStep, onReach, read } = props;
  const held = useHeld(() => onStep(isUp), read);
  return (
    <button
      type="button"
      // Themes style, and their scripts look for, plus and minus.
      className={`${isUp ? 'plus' : 'minus'} sw-step`}
      aria-label={isUp ? more : less}
      aria-controls={controls}
      // Not the attribute that disables: it would take the focus away.
      aria-disabled={isUp ? isMost : isLeast}
      onPointerEnter={onReach}
      onFocus={onReach}
      {...held}
    >
      <span className="sw-step__sign">{isUp ? '+' : '−'}</span>
    </button>
  );
}
