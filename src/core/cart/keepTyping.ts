import { caretOf, copyState, isChoice, isField, isText, isTouched } from '../fields';

export { runScripts } from '../runScripts';

/** What of an element stays the same when the server sends it again; undefined when nothing tells it apart. */
function lookAlike(node: Element): string | undefined {
  const tag = node.localName;
  // A field is what it is sent as: its id may be another every time.
  const names = isField(node) ? ['name', 'id'] : ['id', 'data-cart_item_key', 'name', 'href'];
  for (const name of names) {
    const value = node.getAttribute(name);
    const choice = name === 'name' && isField(node) && isChoice(node) ? `[value="${CSS.escape(node.value)}"]` : '';
    if (value) return `${tag}[${name}="${CSS.escape(value)}"]${choice}`;
  }
  return undefined;
}

/** Finds the element of the new markup that stands for one of the old. */
export function counterpart(node: Element, from: Element, among: readonly Element[]): Element | undefined {
  const selector = lookAlike(node);
  if (!selector) return undefined;
  const position = [...from.querySelectorAll(selector)].indexOf(node);
  return among.flatMap(root => [...root.querySelectorAll(selector)])[position];
}

/**
 * Whether new markup would take a field away in which the shopper is typing: it has typed text and the focus, and the
 * new markup has no such field.
 */
export function wouldInterrupt(old: Element, fresh: readonly Element[]): boolean {
  const active = document.activeElement;
  if (!active || !old.contains(active) || !isText(active) || !isTouched(active)) return false;
  return !counterpart(active, old, fresh);
}

/**
 * Remembers focus, caret and what was typed or chosen inside `old`; the returned function gives all of it to the markup
 * that took its place. Focus whose element is gone goes to the like element in its place (the next remove link), else
 * to the first new element.
 */
export function keepTyping(old: Element): (fresh: readonly Element[]) => void {
  const active = document.activeElement;
  const focused = active && active !== document.body && old.contains(active) ? active : undefined;
  const touched = [...old.querySelectorAll('input, textarea, select')].filter(isField).filter(isTouched);
  const caret = focused && isText(focused) ? caretOf(focused) : undefined;

  return fresh => {
    for (const field of touched) {
      const next = counterpart(field, old, fresh);
      if (next && isField(next)) copyState(field, next);
    }
    if (!focused) return;
    const next = counterpart(focused, old, fresh) ?? neighbour(focused, old, fresh);
    if (next instanceof HTMLElement) {
      focusHidden(next);
      if (caret && isText(next)) next.setSelectionRange(caret.start, caret.end);
    } else focusContainer(fresh[0]);
  };
}

/** The element of the same kind at the same place: after a removal, the next remove link, or the last one. */
function neighbour(node: Element, from: Element, among: readonly Element[]): Element | undefined {
  const kind = node.localName + [...node.classList].map(name => `.${CSS.escape(name)}`).join('');
  const position = [...from.querySelectorAll(kind)].indexOf(node);
  const like = among.flatMap(root => [...root.querySelectorAll(kind)]);
  return like[position] ?? like.at(-1);
}

function focusContainer(container: Element | undefined): void {
  if (!(container instanceof HTMLElement)) return;
  // What Tab reaches, as a link to the cart, stays in its order.
  if (container.tabIndex < 0) container.tabIndex = -1;
  focusHidden(container);
}

/**
 * Gives an element the focus, also in a part that the theme shows only while the focus is in it: the focus was lost with the
 * old markup, and what is hidden by now can't take it. The nearest element around it that is seen takes it first.
 */
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
  // What still can't take it leaves it near.
  if (focus(element) && isOurs) around.removeAttribute('tabindex');
}

/** Whether an element has a box and is visible; `checkVisibility` is younger than the oldest browsers that count. */
export const isSeen = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
