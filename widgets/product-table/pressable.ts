import { clickWithKeys, type KeyPress } from '../../src/ui/press';

const ATTRIBUTES = ['role', 'tabindex', 'aria-label', 'aria-expanded', 'aria-controls', 'aria-haspopup'];

let lastId = 0;

export const newId = (prefix: string): string => `${prefix}${++lastId}`;

/** Makes an element a button for screen readers and keyboard; `name` is for one without text, such as an icon. */
export function makePressable(element: Element, name = ''): void {
  element.setAttribute('role', 'button');
  element.setAttribute('tabindex', '0');
  if (!element.textContent?.trim() && name) element.setAttribute('aria-label', name);
}

/** Removes the attributes that `makePressable` and its callers set. */
export function makePlain(elements: Iterable<Element>): void {
  for (const element of elements) for (const name of ATTRIBUTES) element.removeAttribute(name);
}

/** Clicks elements of a selector, which are no native buttons, by the keys of a button. */
export function pressMatching(event: KeyPress, selector: string): void {
  const { target } = event;
  if (target instanceof HTMLElement && target.matches(selector)) clickWithKeys(target, event);
}
