import { ALERT_NOTICES } from '../../src/core/notices';
import { FORM, NOTICES_WRAPPER, TOTALS } from './parts';

const REMOVE = '.product-remove > a';
const PARTS = `${FORM}, ${TOTALS}, ${NOTICES_WRAPPER}`;

/**
 * Remembers where the focus is in the cart, and its caret. The returned function gives it to the same control in the
 * markup that took its place; when that has gone or can't be used, to the notice that tells of it, else to the remove
 * link in its place, else to the cart.
 */
export function keepFocus(): () => void {
  const { activeElement: active } = document;
  if (!(active instanceof HTMLElement) || !active.closest(PARTS)) return () => {};
  const selectors = lookAlikes(active);
  const place = [...document.querySelectorAll(REMOVE)].indexOf(active);
  const caret = active instanceof HTMLInputElement && active.type === 'text' ? active.selectionStart : null;

  return () => {
    if (document.activeElement === active) return;
    const same = active.isConnected ? active : findFirst(selectors);
    const target = same ?? document.querySelector<HTMLElement>(ALERT_NOTICES) ?? inPlace(place);
    if (!target) return;
    if (!same && target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    if (same instanceof HTMLInputElement && caret !== null) same.setSelectionRange(caret, caret);
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
  const isChoice = element instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(element.type);
  const key = element instanceof HTMLAnchorElement ? /(?:remove|undo)_item=(\w+)/.exec(element.href)?.[1] : undefined;
  return [
    isChoice && name ? `${name}[value="${CSS.escape(element.value)}"]` : name,
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
