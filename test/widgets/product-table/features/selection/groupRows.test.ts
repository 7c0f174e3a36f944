import { expect, it } from 'vitest';
import { groupRows } from '../../../../../widgets/product-table/features/selection/addSelected';
import { type RowRequest, readRow } from '../../../../../widgets/product-table/table/cart/rowRequest';

/** A row of a product, with what was typed into the field of an add-on. */
function rowWith(product: string, engraving?: string): { readonly request: RowRequest } {
  const row = document.createElement('tr');
  row.className = 'wcpt-row';
  row.dataset.wcptProductId = product;
  if (engraving !== undefined) {
    row.innerHTML = '<td><div class="wcpt-add-to-cart-wrapper"><form><input name="napis"></form></div></td>';
    row.querySelector('input')?.setAttribute('value', engraving);
  }
  return { request: readRow(row) };
}

it('rows that are added together go with one call where no product has two sets of fields', () => {
  const rows = [rowWith('1', 'Ana'), rowWith('2'), rowWith('1', 'Ana'), rowWith('2')];
  expect(groupRows(rows)).toEqual([rows]);
});

it('rows that are added together of one product with different add-ons go with a call each, so that they are two lines of the cart', () => {
  const [ana, cup, bor, plain] = [rowWith('1', 'Ana'), rowWith('2'), rowWith('1', 'Bor'), rowWith('1')];
  expect(groupRows([ana, cup, bor, plain])).toEqual([[ana, cup], [bor], [plain]]);
});
