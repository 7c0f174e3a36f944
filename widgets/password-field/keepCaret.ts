/** Runs what takes focus or caret away from an input, and gives them back. */
export function keepCaret(input: HTMLInputElement, run: () => void): void {
  const hadFocus = document.activeElement === input;
  const { selectionStart, selectionEnd, selectionDirection } = input;
  run();
  if (hadFocus && document.activeElement !== input) input.focus({ preventScroll: true });
  if (selectionStart !== null) input.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}
