import { copyState, isChoice, isField, isText, isTouched } from '../fields';

export { runScripts } from '../runScripts';

/** Returns a selector that finds an element again in new markup; undefined when nothing identifies it. */
function lookAlike(node: Element): string | undefined {
  const tag = node.localName;
  // The name of a field comes first: its id may change with each answer.
  const names = isField(node) ? ['name', 'id'] : ['id', 'data-cart_item_key', 'name', 'href'];
  for (const name of names) {
    const value = node.getAttribute(name);
    const choice = name === 'name' && isField(node) && isChoice(node) ? `[value="${CSS.escape(node.value)}"]` : '';
    if (value) return `${tag}[${name}="${CSS.escape(value)}"]${choice}`;
  }
  return undefined;
}

export function counterpart(node: Element, from: Element, among: readonly Element[]): Element | undefined {
  const selector = lookAlike(node);
  if (!selector) return undefined;
  const position = [...from.querySelectorAll(selector)].indexOf(node);
  return among.flatMap(root => [...root.querySelectorAll(selector)])[position];
}

/** Returns what focuses the element that replaced `active`, with its caret, or else another one, such as one around it. */
export function rememberFocus(
  active: Element,
): (same: HTMLElement | null | undefined, other?: HTMLElement | null) => void {
  const { selectionStart = null, selectionEnd = null } = isText(active) ? active : {};
  return (same, other) => {
    // Elements in the tab order, such as a link to the cart, stay in it.
    if (!same && other && other.tabIndex < 0) other.tabIndex = -1;
    const next = same ?? other;
    if (next) focusHidden(next);
    if (same && selectionStart !== null && isText(same)) same.setSelectionRange(selectionStart, selectionEnd);
  };
}

/**
 * Puts new markup in the place of old, scrolled and opened as that was. Its nodes are fresh ones, also where nothing changed: other scripts
 * bind to what they find at each answer, and would be bound twice to a node that stays.
 */
export function replaceMarkup(old: Element, content: DocumentFragment | Element): void {
  const fresh = content instanceof Element ? [content] : [...content.children];
  const seen = [old, ...old.querySelectorAll<HTMLElement>('*')].map(node => ({
    node,
    top: node.scrollTop,
    left: node.scrollLeft,
    isOpen: node instanceof HTMLDetailsElement && node.open,
  }));
  const changed = seen.filter(({ top, left, isOpen }) => top > 0 || left !== 0 || isOpen);
  const places = changed.map(one => ({ ...one, ...placeAmongLikes(one.node, old) }));
  old.replaceWith(content);
  for (const { kind, position, top, left, isOpen } of places) {
    const next = likesIn(fresh, kind)[position];
    if (isOpen && next instanceof HTMLDetailsElement) next.open = true;
    next?.scrollTo({ top, left, behavior: 'instant' });
  }
}

/** Whether new markup lacks the field in which the shopper is typing: one with the focus and typed text. */
export function wouldInterrupt(old: Element, fresh: readonly Element[]): boolean {
  const active = document.activeElement;
  if (!active || !old.contains(active) || !isText(active) || !isTouched(active)) return false;
  return !counterpart(active, old, fresh);
}

/** Returns what restores focus, caret and fields in new markup: in the same elements, else at the same position (next remove link). */
export function keepTyping(old: Element): (fresh: readonly Element[]) => void {
  const active = document.activeElement;
  const focused = active && active !== document.body && old.contains(active) ? active : undefined;
  const touched = [...old.querySelectorAll('input, textarea, select')].filter(isField).filter(isTouched);
  const refocus = focused && rememberFocus(focused);

  return fresh => {
    for (const field of touched) {
      const next = counterpart(field, old, fresh);
      if (next && isField(next)) copyState(field, next);
    }
    if (!focused || !refocus) return;
    const isFocusable = (element: Element | undefined) => element instanceof HTMLElement;
    const next = counterpart(focused, old, fresh) ?? neighbour(focused, old, fresh);
    refocus(isFocusable(next) ? next : undefined, fresh.find(isFocusable));
  };
}

/** Returns the similar element at the same position: after a removal, the next remove link, or the last one. */
function neighbour(node: Element, from: Element, among: readonly Element[]): Element | undefined {
  const { kind, position } = placeAmongLikes(node, from);
  const likes = likesIn(among, kind);
  return likes[position] ?? likes.at(-1);
}

/** Returns a selector of elements of the same name and classes, and the element's position among them. */
function placeAmongLikes(node: Element, from: Element): { readonly kind: string; readonly position: number } {
  const kind = node.localName + [...node.classList].map(name => `.${CSS.escape(name)}`).join('');
  return { kind, position: likesIn([from], kind).indexOf(node) };
}

const likesIn = (roots: readonly Element[], kind: string): readonly Element[] =>
  roots.flatMap(root => [...(root.matches(kind) ? [root] : []), ...root.querySelectorAll(kind)]);

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

/** Whether an element has a box and is visible; `checkVisibility` is younger than the oldest browsers that count. */
export const isSeen = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';

/** Moves the focus to the page's content: the focused element is gone, and keys would begin at the top of the window again. */
export function focusMain(): void {
  const main = document.querySelector<HTMLElement>('main, [role="main"], #content');
  if (!main) return;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
