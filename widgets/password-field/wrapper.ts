/** Class of the `span` around a password and its button. */
export const WRAPPER = 'password-input';

/** A place for a button behind a field. */
export interface Wrapper {
  readonly element: HTMLElement;
  /** Gives the field back as it stood. */
  undo(): void;
}

/**
 * The `span` around a password field: the shop's own inputs get one, others have the one that the server printed. None
 * where there is no place for a button, or one is there already. Source: contract 23.
 */
export function wrap(input: HTMLInputElement): Wrapper | undefined {
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

/** Runs what takes focus or caret away from an input, and gives them back. */
export function keepCaret(input: HTMLInputElement, run: () => void): void {
  const hadFocus = document.activeElement === input;
  const { selectionStart, selectionEnd, selectionDirection } = input;
  run();
  if (hadFocus && document.activeElement !== input) input.focus({ preventScroll: true });
  if (selectionStart !== null) input.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}
