import { unblock } from '../../../src/core/block';
import { bus } from '../../../src/core/bus/bus';
import { parseFragment } from '../../../src/core/html';
import { scrollToNotice } from '../../../src/core/scrollToNotice';
import { showInlineError } from '../fields/inlineError';
import { isField } from '../fields/problemOf';
import { validateAll } from '../fields/validate';
import { dropNotices, noticeGroup, ORDER_GROUP } from '../notices';

const fieldById = (id: string | undefined) => (id ? document.getElementById(id) : null);

/**
 * Shows why an order was not taken: a list that has the focus and leads to the fields, and each error at its field. The form
 * can be used again. Source: contract 18.4.
 * @param html notices of the shop, or text
 */
export function showOrderErrors(form: HTMLFormElement, html: string): void {
  dropNotices();
  const alert = document.createElement('div');
  alert.setAttribute('role', 'alert');
  alert.append(parseFragment(html));
  // Scripts of payment methods may send mere text.
  const notices = alert.childElementCount ? [...alert.children] : [alert];
  for (const notice of notices) {
    if (notice !== alert) notice.removeAttribute('role');
    notice.setAttribute('tabindex', '-1');
  }
  const items = [...alert.querySelectorAll<HTMLElement>('li[data-id]')];
  for (const item of items) linkToField(item);
  const group = noticeGroup(ORDER_GROUP, alert);
  form.prepend(group);
  form.classList.remove('processing');
  unblock(form);
  validateAll(form);
  scrollToNotice(group);
  const [first] = notices;
  if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  bus.emit('checkout_error', { html });
  for (const item of items) {
    const field = fieldById(item.dataset.id);
    const row = field?.closest('.form-row');
    if (row && isField(field)) showInlineError(row, field, item.textContent?.replace(/\s+/g, ' ').trim() ?? '', true);
  }
}

/** A line of the list leads to its field; one with a link of its own keeps that. */
function linkToField(item: HTMLElement): void {
  if (item.querySelector('a') || !fieldById(item.dataset.id)) return;
  const link = document.createElement('a');
  link.href = `#${item.dataset.id}`;
  link.append(...item.childNodes);
  item.append(link);
}

/** A click on a line of the list goes to its field, and leaves the page's address alone: payment methods watch it. */
export function followErrorLinks(form: HTMLFormElement, signal: AbortSignal): void {
  form.addEventListener(
    'click',
    event => {
      const item = event.target instanceof Element ? event.target.closest<HTMLElement>('li[data-id]') : null;
      const field = item?.closest(`.${ORDER_GROUP}`) && fieldById(item.dataset.id);
      if (!field) return;
      event.preventDefault();
      field.focus();
    },
    { signal },
  );
}
