import { type Field, isField } from '../field';

export { runScripts } from '../runScripts';

const isText = (node: Element): node is HTMLInputElement | HTMLTextAreaElement =>
  node instanceof HTMLTextAreaElement ||
  (node instanceof HTMLInputElement && !/^(?:checkbox|radio|button|submit|hidden)$/.test(node.type));

/** Whether the shopper has changed a field since the server sent it. */
function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    // Where the server chose no option, the browser shows the first.
    if (!field.multiple && !options.some(o => o.defaultSelected)) return field.selectedIndex > 0;
    return options.some(o => o.selected !== o.defaultSelected);
  }
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    return field.checked !== field.defaultChecked;
  }
  return field.value !== field.defaultValue;
}

/** What of an element stays the same when the server sends it again; undefined when nothing tells it apart. */
function lookAlike(node: Element): string | undefined {
  const tag = node.localName;
  if (node.id) return `${tag}#${CSS.escape(node.id)}`;
  for (const name of ['data-cart_item_key', 'name', 'href']) {
    const value = node.getAttribute(name);
    if (value) return `${tag}[${name}="${CSS.escape(value)}"]`;
  }
  return undefined;
}

/** Finds the element of the new markup that stands for one of the old. */
function counterpart(node: Element, from: Element, among: readonly Element[]): Element | undefined {
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
      next.focus({ preventScroll: true });
      if (caret && isText(next)) next.setSelectionRange(caret.start, caret.end);
    } else focusContainer(fresh[0]);
  };
}

function caretOf(field: HTMLInputElement | HTMLTextAreaElement): { start: number; end: number } | undefined {
  const { selectionStart: start, selectionEnd: end } = field;
  return start === null || end === null ? undefined : { start, end };
}

function copyState(from: Field, to: Field): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked;
  if (to instanceof HTMLInputElement && to.type === 'file') return;
  to.value = from.value;
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
  container.focus({ preventScroll: true });
}
