import type { ReactNode } from 'react';
import { announceNow } from '../core/cart/liveRegion';
import { tUi } from './messages';
import { useLongPress } from './useLongPress';

export interface StepperProps {
  readonly isShown: boolean;
  readonly less: string;
  readonly more: string;
  /** Whether a step down, or up, is not possible. */
  readonly isLeast: boolean;
  readonly isMost: boolean;
  readonly controls: string | undefined;
  /** Called for a click on a button, before other listeners of the page. */
  readonly onStep: (isUp: boolean) => void;
  /** Called when a button gets the pointer or the focus: scripts may have written a value without an event. */
  readonly onReach: () => void;
  readonly read: () => unknown;
  readonly children: ReactNode;
}

/** Buttons that step a field; a held button repeats. */
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
  const held = useLongPress(() => onStep(isUp), read);
  return (
    <button
      type="button"
      // Themes style `plus` and `minus`, and their scripts look for them.
      className={`${isUp ? 'plus' : 'minus'} sw-step`}
      aria-label={isUp ? more : less}
      aria-controls={controls}
      // `disabled` would take the focus away.
      aria-disabled={isUp ? isMost : isLeast}
      onPointerEnter={onReach}
      onFocus={onReach}
      {...held}
    >
      <span className="sw-step__sign">{isUp ? '+' : '−'}</span>
    </button>
  );
}

/** Tells a quantity after a press on plus or minus. @param isAtEnd whether the next step that way is not possible, which is told as well */
export function announceQuantity(n: string, isUp: boolean, isAtEnd: boolean): void {
  const end = isUp ? 'quantity.most' : 'quantity.least';
  announceNow(tUi(isAtEnd ? end : 'quantity.now', { n }));
}
