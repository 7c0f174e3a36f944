import { counterpart } from '../../src/core/cart/keepTyping';
import { caretOf, copyState, type Field, isField, isText, isTouched } from '../../src/core/fields';
import { ALERT_NOTICES } from '../../src/core/notices';
import { FORM, NOTICES_WRAPPER, TOTALS } from './page';

// Imperative on purpose: values, focus and caret are the browser's, in fields that other widgets and scripts write as well.

const FIELDS = 'input:not([type="hidden"], [type="file"]), textarea, select';
const REMOVE = '.product-remove > a';
const PARTS = `${FORM}, ${TOTALS}, ${NOTICES_WRAPPER}`;

/** Everything goes with the quantities but the coupon's code, which only its own button sends. */
export const isSentWithQuantities = (field: Element): boolean => field.getAttribute('name') !== 'coupon_code';

/** Gives what the shopper has typed or chosen in a form, and not sent, to the one that takes its place. */
export function carryTyped(from: HTMLFormElement, to: HTMLFormElement, isSent: (field: Element) => boolean): void {
  for (const field of from.querySelectorAll<Field>(FIELDS)) {
    const twin = field.name ? counterpart(field, from, [to]) : undefined;
    if (!twin || !isField(twin)) continue;
    if (isTouched(field) && !isSent(field)) copyState(field, twin);
    if (field === document.activeElement && hidesCaret(field) && hidesCaret(twin)) move(field, twin);
  }
}

/** A number field does not tell where its caret is. */
const hidesCaret = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'number';

/**
 * The field itself goes over, with its caret, and takes what the server says of the one in its place. It goes with the
 * quantity around it, which is a widget of its own and would take it back.
 */
function move(field: HTMLInputElement, twin: HTMLInputElement): void {
  const { value } = twin;
  const labels = [...(field.labels ?? [])];
  for (const name of field.getAttributeNames()) if (!twin.hasAttribute(name)) field.removeAttribute(name);
  for (const { name, value } of twin.attributes) field.setAttribute(name, value);
  for (const label of labels) label.htmlFor = twin.id;
  // Written anew, the caret would go to the end.
  if (field.value !== value) field.value = value;
  const wholeOf = (one: Element) => one.closest('.quantity') ?? one;
  wholeOf(twin).replaceWith(wholeOf(field));
}

/**
 * Remembers where the focus is in the cart, and what is selected there. The returned function gives it to the same control
 * in the markup that took its place; when that has gone or can't be used, to the notice that tells of it, else to the remove
 * link in its place, else to the cart.
 */
export function keepFocus(): () => void {
  const { activeElement: active } = document;
  const part = active?.closest(PARTS);
  if (!(active instanceof HTMLElement) || !part) return () => {};
  const place = removeLinks().indexOf(active);
  const caret = isText(active) ? caretOf(active) : undefined;

  return () => {
    if (document.activeElement === active) return;
    const same = active.isConnected ? active : sameAs(active, part);
    const target = same ?? document.querySelector<HTMLElement>(ALERT_NOTICES) ?? inPlace(place);
    if (!target) return;
    if (!same && target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    if (same && caret && isText(same)) same.setSelectionRange(caret.start, caret.end);
  };
}

const removeLinks = () => [...document.querySelectorAll<HTMLElement>(REMOVE)];

/** The same control in fresh markup; of an undo link the line that came back. */
function sameAs(active: HTMLElement, part: Element): HTMLElement | undefined {
  const key = /(?:remove|undo)_item=\w+/.exec(active.getAttribute('href') ?? '')?.[0].replace('undo', 'remove');
  const found =
    counterpart(active, part, [...document.querySelectorAll(PARTS)]) ??
    (key && document.querySelector(`${REMOVE}[href*="${key}"]`));
  return found instanceof HTMLElement && !found.matches(':disabled') ? found : undefined;
}

function inPlace(place: number): HTMLElement | null {
  const links = removeLinks();
  return links[place] ?? links.at(-1) ?? document.querySelector<HTMLElement>(`${FORM}, .wc-empty-cart-message`);
}
