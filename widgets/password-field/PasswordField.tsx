import { type MouseEvent, type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { describeBy } from '../../src/ui/describeBy';
import { hintText, strengthText, toggleText } from './messages';
import type { PasswordStore } from './store';
import { isEnough, needsHint, stops, strengthOf } from './strength';
import { keepCaret, type Wrapper, wrap } from './wrapper';

const METER = 'password_strength';

/** What stands around a password field: the button behind it, and below it how strong a new password is. */
export function PasswordField({ input, store }: { input: HTMLInputElement; store: PasswordStore }): ReactNode {
  const [wrapper, setWrapper] = useState<Wrapper>();
  const score = useStore(store, state => state.score);
  const row = (wrapper?.element ?? input).parentElement;
  return (
    <>
      {wrapper && createPortal(<Toggle input={input} store={store} />, wrapper.element)}
      {row && score !== undefined && createPortal(<Meter input={input} score={score} />, row)}
      <Wrapping input={input} onWrapped={setWrapper} />
    </>
  );
}

/** Has the field in its `span`. It stands last, so that what is in the `span` goes first. */
function Wrapping(props: { input: HTMLInputElement; onWrapped: (wrapper: Wrapper | undefined) => void }): ReactNode {
  const { input, onWrapped } = props;
  useLayoutEffect(() => {
    const wrapper = wrap(input);
    onWrapped(wrapper);
    return () => wrapper?.undo();
  }, [input, onWrapped]);
  return null;
}

/** The button that shows and hides what was typed. */
function Toggle({ input, store }: { input: HTMLInputElement; store: PasswordStore }): ReactNode {
  const isShown = useStore(store, state => state.isShown);
  useLayoutEffect(() => {
    if (!isShown) return;
    const switchTo = (type: string) =>
      keepCaret(input, () => {
        input.type = type;
      });
    switchTo('text');
    return () => switchTo('password');
  }, [input, isShown]);
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    store.toggle();
  };
  return (
    <button
      type="button"
      className={isShown ? 'show-password-input display-password' : 'show-password-input'}
      aria-label={toggleText(isShown)}
      aria-describedby={input.id || undefined}
      onClick={onClick}
    />
  );
}

/** How strong the password is, and how it becomes stronger; a weak one keeps the form back. */
function Meter({ input, score }: { input: HTMLInputElement; score: number }): ReactNode {
  const enough = isEnough(score);
  useLayoutEffect(() => {
    describeBy(input, METER, true);
    return () => describeBy(input, METER, false);
  }, [input]);
  useLayoutEffect(() => {
    const { form } = input;
    if (enough || !form || !stops(form)) return;
    const buttons = [...form.querySelectorAll<HTMLButtonElement>('[type="submit"]')];
    for (const button of buttons) stop(button, true);
    return () => {
      for (const button of buttons) stop(button, false);
    };
  });
  return (
    <>
      <div id={METER} role="alert" className={`woocommerce-password-strength ${strengthOf(score)}`}>
        {strengthText(strengthOf(score), enough)}
      </div>
      {needsHint(score) && <small className="woocommerce-password-hint">{hintText()}</small>}
    </>
  );
}

function stop(button: HTMLButtonElement, isStopped: boolean): void {
  button.disabled = isStopped;
  button.classList.toggle('disabled', isStopped);
}
