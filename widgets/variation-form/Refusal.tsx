import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { markInjected } from '../../src/hydrate';
import { describeBy, keyOf } from '../../src/ui/elements';
import { useStore } from '../../src/ui/useStore';
import type { VariationState } from './display';
import { useVariationForm } from './store';

/**
 * Why a press added nothing. Fields without a choice are described by it, and the first of them gets the focus, which reads it out:
 * it is an alert only where there is no such field.
 */
export function Refusal(): ReactNode {
  const refusal = useStore(useVariationForm(), state => state.refusal);
  // Each press is a new message, which screen readers announce.
  return refusal && <Message key={keyOf(refusal)} {...refusal} />;
}

function Message({ text, missing }: NonNullable<VariationState['refusal']>): ReactNode {
  const id = useId();
  const message = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    markInjected(message.current);
    const controls = missing.map(controlOf);
    for (const control of controls) {
      control.setAttribute('aria-invalid', 'true');
      describeBy(control, id, true);
    }
    focusIn(controls[0]);
    return () => {
      for (const control of controls) {
        control.removeAttribute('aria-invalid');
        describeBy(control, id, false);
      }
    };
  }, [missing, id]);
  return (
    <span ref={message} id={id} className="sw-failure" role={missing.length ? undefined : 'alert'}>
      {text}
    </span>
  );
}

/** Swatches stand in for a select that the page hides. */
const controlOf = (select: HTMLSelectElement): HTMLElement =>
  select.parentElement?.querySelector<HTMLElement>('[role="radiogroup"]') ?? select;

function focusIn(control: HTMLElement | undefined): void {
  const stop = control?.matches('select') ? control : control?.querySelector<HTMLElement>('[tabindex="0"]');
  stop?.focus();
}
