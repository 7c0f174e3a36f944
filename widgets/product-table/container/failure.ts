import type { TablePurpose } from '../../../src/core/bus/events/productTable';
import { tTable } from '../messages';
import type { Table } from '../table';
import { ownFrame } from '../table';
import { restoreFocus } from './keepFocus';

const CLASS = 'sw-table-failure';

/** Tells the shopper that rows did not come, with a button that asks again. The rows that are there stay. */
export function showFailure(table: Table, purpose: TablePurpose, again: () => void): void {
  hideFailure(table);
  const message = document.createElement('div');
  message.className = CLASS;
  message.setAttribute('role', 'alert');
  const text = document.createElement('span');
  const key = navigator.onLine ? 'product-table.failed' : 'product-table.offline';
  text.textContent = tTable(purpose === 'infinite_scroll' && navigator.onLine ? 'product-table.more_failed' : key);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = tTable('product-table.again');
  button.addEventListener('click', () => {
    const hadFocus = message.contains(document.activeElement);
    message.remove();
    if (hadFocus) restoreFocus(table);
    again();
  });
  message.append(text, ' ', button);
  const dots = ownFrame(table, '.wcpt-infinite-scroll-dots')[0];
  if (purpose === 'infinite_scroll' && dots) dots.before(message);
  else
    (
      ownFrame(table, '.wcpt-table-scroll-wrapper-outer, .wcpt-no-results[data-wcpt-device]')[0] ??
      table.container.lastChild
    )?.before(message);
}

/** Takes the message away: rows have come. */
export function hideFailure(table: Pick<Table, 'container'>): void {
  for (const message of ownFrame(table, `.${CLASS}`)) {
    const hadFocus = message.contains(document.activeElement);
    message.remove();
    if (hadFocus) restoreFocus(table);
  }
}
