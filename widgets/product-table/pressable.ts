/** Attributes that make a `span` or `div` of the shop a button for the keyboard and for screen readers. */
const ATTRIBUTES = ['role', 'tabindex', 'aria-label', 'aria-expanded', 'aria-controls', 'aria-haspopup'];

/**
 * Tells screen readers and the keyboard that an element is a button.
 * @param name where it has no text, such as an icon
 */
export function makePressable(element: Element, name = ''): void {
  element.setAttribute('role', 'button');
  element.setAttribute('tabindex', '0');
  if (!element.textContent?.trim() && name) element.setAttribute('aria-label', name);
}

/** Takes back what `makePressable` and its callers set. */
export function makePlain(elements: Iterable<Element>): void {
  for (const element of elements) for (const name of ATTRIBUTES) element.removeAttribute(name);
}

/** Has Enter and Space press the elements of a selector, which are no buttons by themselves. */
export function pressWithKeys(root: EventTarget, selector: string, signal: AbortSignal): void {
  root.addEventListener('keydown', event => event instanceof KeyboardEvent && pressMatching(event, selector), {
    signal,
  });
}

/** The same for a key that was pressed, as React or the browser tells of it. */
export function pressMatching(
  event: Pick<KeyboardEvent, 'key' | 'target' | 'defaultPrevented' | 'preventDefault'>,
  selector: string,
): void {
  const { key, target, defaultPrevented } = event;
  if (defaultPrevented || (key !== 'Enter' && key !== ' ')) return;
  if (!(target instanceof HTMLElement) || !target.matches(selector)) return;
  event.preventDefault();
  target.click();
}
