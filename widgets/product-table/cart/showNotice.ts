import { parseFragment } from '../../../src/core/html';
import { navigate } from '../../../src/core/navigate';

const CLASS = 'wcpt-notice-wrapper';
/** For a notice that the shop's style sheet has cover the page. */
const SMALL = 'sw-table-notice';
/** What a shopper has just used; from anything else the focus is not taken. */
const FROM =
  '[data-wcpt-link-code], .wcpt-remove, .wcpt-add-selected, .wcpt-cart-checkbox-trigger, .single_add_to_cart_button';

let shown: AbortController | undefined;

/**
 * Shows what the shop has to say above the page, until the next click or Escape.
 * @param redirect where a click on it, or Enter, leads
 * Source: spec product-table 8; contract 17.3, 17.5.
 */
export function showNotice(html: string, redirect?: string): void {
  show(parseFragment(html), redirect);
}

/** Shows a text of our own in the same place. */
export function showNoticeText(text: string): void {
  const list = document.createElement('ul');
  list.className = 'woocommerce-error';
  const item = document.createElement('li');
  item.textContent = text;
  list.append(item);
  show(list, undefined);
}

function show(content: Node, redirect: string | undefined): void {
  shown?.abort();
  const mine = new AbortController();
  shown = mine;
  const { signal } = mine;
  const wrapper = document.createElement('div');
  wrapper.className = CLASS;
  wrapper.tabIndex = -1;
  const { activeElement } = document;
  const opener = activeElement instanceof HTMLElement && activeElement.closest(FROM) ? activeElement : undefined;
  wrapper.setAttribute('role', 'alert');
  document.body.append(wrapper);
  // Into an alert that is there: screen readers say what comes into it. One in it would say it twice.
  wrapper.append(content);
  for (const inner of wrapper.querySelectorAll('[role="alert"]')) inner.removeAttribute('role');
  if (coversPage(wrapper)) wrapper.classList.add(SMALL);
  signal.addEventListener('abort', () => {
    const hadFocus = wrapper.contains(document.activeElement);
    wrapper.remove();
    if (hadFocus) opener?.focus({ preventScroll: true });
  });
  const onKeydown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') mine.abort();
    if (event.key === 'Enter' && event.target === wrapper && redirect) navigate(redirect, 'product-table');
  };
  document.addEventListener('keydown', onKeydown, { signal });
  if (redirect) wrapper.addEventListener('click', () => navigate(redirect, 'product-table'), { signal });
  // The click that asked for it may still be on its way up.
  setTimeout(() => {
    if (!signal.aborted) document.body.addEventListener('click', () => mine.abort(), { signal });
  });
  if (opener || activeElement === document.body) wrapper.focus({ preventScroll: true });
}

function coversPage(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return clientWidth > 0 && width >= clientWidth && height >= clientHeight;
}

/** Takes a notice away, if one is shown. */
export function hideNotice(): void {
  shown?.abort();
}
