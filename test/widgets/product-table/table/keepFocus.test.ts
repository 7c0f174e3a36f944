import { expect, it, vi } from 'vitest';
import { keepFocus } from '../../../../widgets/product-table/table/keepFocus';
import { find } from '../../../hydrate/page';
import { drawTable } from '../drawTable';
import { buttonHtml, rowHtml, tableHtml } from '../markup';

it('the focus of a row goes to the row of the same product without a look at the other rows', () => {
  const ids = Array.from({ length: 100 }, (_, at) => at + 1);
  const rows = (order: readonly number[]) => order.map(id => rowHtml({ id, cells: [buttonHtml()] }));
  const { table } = drawTable(tableHtml(rows(ids)));
  const button = () => find(document, '.wcpt-row[data-wcpt-product-id="50"] .wcpt-button');
  button().focus();
  const closest = vi.spyOn(Element.prototype, 'closest');
  const seenRows = () => new Set(closest.mock.contexts.filter(one => one instanceof HTMLTableRowElement)).size;
  const giveFocus = keepFocus(table);
  expect(seenRows()).toBe(1);
  table.replace(() => {
    find(document, 'tbody').innerHTML = rows([...ids].reverse()).join('');
  });
  closest.mockClear();
  giveFocus();
  expect(seenRows()).toBe(1);
  expect(document.activeElement).toBe(button());
  closest.mockRestore();
});
