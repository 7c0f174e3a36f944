import { type MouseEvent, type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { addEvents } from '../../src/core/bus/channel';
import { accountEvents } from '../../src/core/bus/events/account';
import { defineView } from '../../src/hydrate/defineView';
import { useDescription } from '../../src/ui/elements';
import { useStore } from '../../src/ui/useStore';
import { hintText, strengthText, toggleText } from './messages';
import { createPasswordStore, type PasswordStore } from './store';
import { isEnough, needsHint, stops, strengthOf } from './strength';

addEvents(accountEvents);

/** A button that shows the text, and the strength of a new password, both around the field. */
export const mount = defineView('password-field', HTMLInputElement, input => {
  const store = createPasswordStore(input);
  return { render: () => <PasswordField input={input} store={store} />, start: store.start };
});

const METER = 'password_strength';

function PasswordField({ input, store }: { input: HTMLInputElement; store: PasswordStore }): ReactNode {
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

/** Wraps the field in its `span`. It stands last, so that the content of the `span` is removed first. */
function Wrapping(props: { input: HTMLInputElement; onWrapped: (wrapper: Wrapper | undefined) => void }): ReactNode {
  const { input, onWrapped } = props;
  useLayoutEffect(() => {
    const wrapper = wrap(input);
    onWrapped(wrapper);
    return () => wrapper?.undo();
  }, [input, onWrapped]);
  return null;
}

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

function Meter({ input, score }: { input: HTMLInputElement; score: number }): ReactNode {
  const enough = isEnough(score);
  useDescription(input, METER);
  useLayoutEffect(() => {
    const { form } = input;
    if (enough || !form || !stops(form)) return;
    const buttons = [...form.querySelectorAll<HTMLButtonElement>('[type="submit"]')];
    for (const button of buttons) disable(button, true);
    return () => {
      for (const button of buttons) disable(button, false);
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

function disable(button: HTMLButtonElement, isDisabled: boolean): void {
  button.disabled = isDisabled;
  button.classList.toggle('disabled', isDisabled);
}

const WRAPPER = 'password-input';

interface Wrapper {
  readonly element: HTMLElement;
  undo(): void;
}

/** A new `span` for the shop's own inputs, else the server's; undefined without a place, or with another button in it. */
function wrap(input: HTMLInputElement): Wrapper | undefined {
  const parent = input.parentElement;
  if (parent?.classList.contains(WRAPPER)) {
    return parent.querySelector('.show-password-input') ? undefined : { element: parent, undo: () => {} };
  }
  if (input.classList.contains('woocommerce-Input')) {
    const element = document.createElement('span');
    element.className = WRAPPER;
    keepCaret(input, () => {
      input.before(element);
      element.append(input);
    });
    return {
      element,
      undo: () => keepCaret(input, () => element.isConnected && element.replaceWith(...element.childNodes)),
    };
  }
  if (!(parent instanceof HTMLSpanElement)) return undefined;
  parent.classList.add(WRAPPER);
  return { element: parent, undo: () => parent.classList.remove(WRAPPER) };
}

function keepCaret(input: HTMLInputElement, run: () => void): void {
  const hadFocus = document.activeElement === input;
  const { selectionStart, selectionEnd, selectionDirection } = input;
  run();
  if (hadFocus && document.activeElement !== input) input.focus({ preventScroll: true });
  if (selectionStart !== null) input.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}
