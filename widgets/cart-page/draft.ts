import { ALERT_NOTICES } from '../../src/core/findElements';
import { rememberFocus } from '../../src/core/focus';
import { counterpart } from '../../src/core/html/replaceMarkup';
import { FORM, NOTICES_WRAPPER, TOTALS } from './page';

// Imperative on purpose: values, focus and caret are the browser's, in fields that other widgets and scripts write as well.

const REMOVE = '.product-remove > a';
const LINE = '.cart_item';
const PARTS = `${FORM}, ${TOTALS}, ${NOTICES_WRAPPER}`;

/** The form sends all fields but the coupon's code, which only its own button sends. */
export const isSentWithQuantities = (field: Element): boolean => field.getAttribute('name') !== 'coupon_code';

/** Moves a quantity that has the focus to the form that replaces its own: the caret of a number field can't be read. */
export function moveQuantity(from: HTMLFormElement, to: HTMLFormElement): void {
  const active = document.activeElement;
  if (!active || !from.contains(active) || !hidesCaret(active)) return;
  const twin = counterpart(active, from, [to]);
  if (hidesCaret(twin)) move(active, twin);
}

const hidesCaret = (field: Element | undefined): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'number';

/** Moves the field itself, with its caret, in the quantity around it, a widget that would restore it; it gets the server's attributes. */
function move(field: HTMLInputElement, twin: HTMLInputElement): void {
  const { value } = twin;
  const labels = [...(field.labels ?? [])];
  for (const name of field.getAttributeNames()) if (!twin.hasAttribute(name)) field.removeAttribute(name);
  for (const { name, value } of twin.attributes) field.setAttribute(name, value);
  for (const label of labels) label.htmlFor = twin.id;
  // Writing the same value would move the caret to the end.
  if (field.value !== value) field.value = value;
  const wholeOf = (one: Element) => one.closest('.quantity') ?? one;
  wholeOf(twin).replaceWith(wholeOf(field));
}

/**
 * Returns what restores the focus: at the same control, after an undo at the line that came back, else at the notice about it, else at the
 * line in its place, else at the cart.
 */
export function keepFocusInCart(): () => void {
  const { activeElement: active } = document;
  const part = active?.closest(PARTS);
  if (!(active instanceof HTMLElement) || !part) return () => {};
  const place = removeLinks().indexOf(active);
  const refocus = rememberFocus(active);
  return () => {
    if (document.activeElement === active) return;
    const same = active.isConnected ? active : sameAs(active, part);
    refocus(same, lineAgain(active) ?? document.querySelector<HTMLElement>(ALERT_NOTICES) ?? inPlace(place));
  };
}

const removeLinks = () => [...document.querySelectorAll<HTMLElement>(REMOVE)];

function sameAs(active: HTMLElement, part: Element): HTMLElement | undefined {
  const found = counterpart(active, part, [...document.querySelectorAll(PARTS)]) ?? removeLink(active);
  return found instanceof HTMLElement && !found.matches(':disabled') ? found : undefined;
}

/** Returns the remove link of the line that `link` removes, or brings back with `undo`. */
function removeLink(link: Element | null, undo = 'remove'): HTMLElement | null {
  const key = new RegExp(`${undo}_item=(\\w+)`).exec(link?.getAttribute('href') ?? '')?.[1];
  return key ? document.querySelector<HTMLElement>(`${REMOVE}[href*="remove_item=${key}"]`) : null;
}

/** Returns the line that an undo link has brought back, or a line that has the focus. */
function lineAgain(active: Element): HTMLElement | null {
  const link = active.matches(LINE) ? removeLink(active.querySelector(REMOVE)) : removeLink(active, 'undo');
  return link?.closest<HTMLElement>(LINE) ?? null;
}

/**
 * Returns the line that has taken a removed one's place: Enter, pressed once more, removes nothing there.
 * @param place of the remove link that had the focus; -1: another control had it
 */
function inPlace(place: number): HTMLElement | null {
  const links = removeLinks();
  const link = place < 0 ? undefined : (links[place] ?? links.at(-1));
  return link?.closest<HTMLElement>(LINE) ?? document.querySelector<HTMLElement>(`${FORM}, .wc-empty-cart-message`);
}
