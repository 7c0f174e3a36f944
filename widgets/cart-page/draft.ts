import { type Field, isChoice, isTouched } from '../../src/core/fields';
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
  const fresh = [...to.querySelectorAll<Field>(FIELDS)];
  for (const field of from.querySelectorAll<Field>(FIELDS)) {
    const twin = field.name && fresh.find(one => isTwin(field, one));
    if (!twin) continue;
    if (isTouched(field) && !isSent(field)) copyValue(field, twin);
    if (field === document.activeElement && hidesCaret(field) && hidesCaret(twin)) move(field, twin);
  }
}

const isTwin = (field: Field, other: Field): boolean =>
  other.name === field.name && (!isChoice(field) || other.value === field.value);

function copyValue(from: Field, to: Field): void {
  if (isChoice(from) && isChoice(to)) to.checked = from.checked;
  else to.value = from.value;
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
  if (!(active instanceof HTMLElement) || !active.closest(PARTS)) return () => {};
  const selectors = lookAlikes(active);
  const place = [...document.querySelectorAll(REMOVE)].indexOf(active);
  const selection = selectionIn(active);

  return () => {
    if (document.activeElement === active) return;
    const same = active.isConnected ? active : findFirst(selectors);
    const target = same ?? document.querySelector<HTMLElement>(ALERT_NOTICES) ?? inPlace(place);
    if (!target) return;
    if (!same && target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    if (same && selection) select(same, selection);
  };
}

/** What finds the same control in fresh markup; the ids of quantities are others every time. */
function lookAlikes(element: HTMLElement): string[] {
  const tag = element.localName;
  const attribute = (name: string) => {
    const value = element.getAttribute(name);
    return value ? `${tag}[${name}="${CSS.escape(value)}"]` : undefined;
  };
  const name = attribute('name');
  const isOption = element instanceof HTMLInputElement && isChoice(element);
  const key = element instanceof HTMLAnchorElement ? /(?:remove|undo)_item=(\w+)/.exec(element.href)?.[1] : undefined;
  return [
    isOption && name ? `${name}[value="${CSS.escape(element.value)}"]` : name,
    element.id ? `#${CSS.escape(element.id)}` : undefined,
    attribute('data-coupon'),
    key && `${REMOVE}[href*="remove_item=${key}"]`,
    element.matches('.shipping-calculator-button') ? '.shipping-calculator-button' : undefined,
  ].filter(selector => typeof selector === 'string');
}

function findFirst(selectors: readonly string[]): HTMLElement | undefined {
  const parts = [...document.querySelectorAll(PARTS)];
  const found = selectors.flatMap(one => parts.flatMap(part => [...part.querySelectorAll<HTMLElement>(one)]));
  return found.find(element => !element.matches(':disabled'));
}

function inPlace(place: number): HTMLElement | null {
  const links = [...document.querySelectorAll<HTMLElement>(REMOVE)];
  return links[place] ?? links.at(-1) ?? document.querySelector<HTMLElement>(`${FORM}, .wc-empty-cart-message`);
}

type Selection = readonly [start: number, end: number, direction: HTMLInputElement['selectionDirection']];

function selectionIn(element: Element): Selection | undefined {
  if (!(element instanceof HTMLInputElement) || isChoice(element)) return undefined;
  const { selectionStart, selectionEnd, selectionDirection } = element;
  if (selectionStart === null || selectionEnd === null) return undefined;
  return [selectionStart, selectionEnd, selectionDirection];
}

function select(element: HTMLElement, [start, end, direction]: Selection): void {
  if (element instanceof HTMLInputElement) element.setSelectionRange(start, end, direction ?? undefined);
}
