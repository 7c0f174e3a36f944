import { isText } from './fields';
import { isSeen } from './findElements';

/** Returns what focuses the element that replaced `active`, with its caret, or else another one, such as one around it. */
export function rememberFocus(active: Element): (same: Element | null | undefined, other?: HTMLElement | null) => void {
  const { selectionStart = null, selectionEnd = null } = isText(active) ? active : {};
  return (found, other) => {
    const same = found instanceof HTMLElement ? found : undefined;
    // Elements in the tab order, such as a link to the cart, stay in it.
    if (!same && other && other.tabIndex < 0) other.tabIndex = -1;
    const next = same ?? other;
    if (next) focusHidden(next);
    const hasCaret = same && isText(same) && same.selectionStart !== null;
    if (hasCaret && selectionStart !== null) same.setSelectionRange(selectionStart, selectionEnd);
  };
}

/** Also in a part that the theme shows only while the focus is in it: its nearest visible ancestor gets the focus first. */
function focusHidden(element: HTMLElement): void {
  const focus = (one: HTMLElement) => {
    one.focus({ preventScroll: true });
    return document.activeElement === one;
  };
  if (focus(element)) return;
  let around = element.parentElement;
  while (around && !isSeen(around)) around = around.parentElement;
  if (!around || around === document.body) return;
  const isOurs = !around.hasAttribute('tabindex');
  if (isOurs) around.tabIndex = -1;
  focus(around);
  // If it still can't be focused, the focus stays near.
  if (focus(element) && isOurs) around.removeAttribute('tabindex');
}

/** Moves the focus to the page's content: the focused element is gone, and keys would begin at the top of the window again. */
export function focusMain(): void {
  const main = document.querySelector<HTMLElement>('main, [role="main"], #content');
  if (!main) return;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
