import { expect, vi } from 'vitest';
import { bus } from '../../../../../src/core/bus/bus';
import type { TableSelection } from '../../../../../src/core/bus/events/tableRows';
import type { Mounted } from '../../../../../src/hydrate';
// Read before the tests: the first one would wait for it, and not for its row.
import '../../../../../widgets/product-table/features/variations/runVariations';
import { findInput, findList } from '../../../fields';
import { buttonHtml, rowHtml, type TableParts, tableHtml } from '../../markup';
import { row, take } from '../../take';

type Data = Readonly<Record<string, unknown>>;

/** A text as the value of an attribute. */
export const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A variation as lists and radio buttons have it: prices are texts in the shop's notation. */
export const variation = (id: number, more: Data = {}): Data => ({
  variation_id: id,
  attributes: { attribute_pa_barva: `barva-${id}` },
  display_price: '12,50',
  display_regular_price: '12,50',
  is_in_stock: true,
  is_purchasable: true,
  variation_is_visible: true,
  min_qty: 1,
  max_qty: '',
  sku: `V-${id}`,
  ...more,
});

const dataOf = (one: Data) =>
  `data-wcpt-variation="${quoted(JSON.stringify(one))}" data-wcpt-attributes="${quoted(JSON.stringify(one.attributes))}"`;

/** A list of variations; `chosen` is the printed choice. */
export const listHtml = (variations: readonly Data[], chosen = 0, disabled: readonly number[] = []): string =>
  `<div class="wcpt-select-variation-dropdown-wrapper"><select class="wcpt-select-variation-dropdown"><option value="">Izberite</option>${variations
    .map(
      one =>
        `<option value="${one.variation_id}" class="wcpt-complete_match" ${dataOf(one)}${one.variation_id === chosen ? ' selected' : ''}${disabled.includes(Number(one.variation_id)) ? ' disabled' : ''}>${one.variation_id}</option>`,
    )
    .join('')}</select></div>`;

/** Radio buttons, one for each variation. */
export const radiosHtml = (variations: readonly Data[], name = 'v', chosen = 0): string =>
  variations
    .map(
      one =>
        `<div class="wcpt-select-variation wcpt-complete_match${one.variation_id === chosen ? ' wcpt-selected' : ''}" ${dataOf(one)}><input type="radio" class="wcpt-variation-radio" name="${name}" value="${one.variation_id}"${one.variation_id === chosen ? ' checked' : ''}><span>Barva ${one.variation_id}</span></div>`,
    )
    .join('');

/** A row of a product with variations; a cell for each text, and a cart button. */
export const variableRow = (
  id: number,
  cells: readonly string[],
  more: Parameters<typeof rowHtml>[0]['attributes'] = {},
) => rowHtml({ id, type: 'variable', cells: [...cells, buttonHtml()], attributes: more });

let tables: Mounted[] = [];

/** Puts a table, and waits until rows with controls are readied. */
export async function put(rows: readonly string[], parts: TableParts = {}, wait = rows.length > 0): Promise<void> {
  tables = take(tableHtml(rows, parts));
  if (!wait) return;
  // Lists and radio buttons are named by then, and forms post to this page.
  const ready = `[aria-label^="Različica: "], .wcpt-variation-radio[aria-label], form[action="${location.href}"]`;
  await vi.waitFor(() => expect(document.querySelector(ready)).not.toBeNull());
}

/** Takes the table away before the test ends. */
export function removeTables(): void {
  for (const table of tables.splice(0)) table.unmount();
  document.body.replaceChildren();
}

/** Events of a row's choice, as they are raised. */
export function choicesOf(id: number): TableSelection[] {
  const heard: TableSelection[] = [];
  bus.on('select_variation', selection => heard.push(selection), { target: row(id) });
  return heard;
}

export const list = (id: number): HTMLSelectElement => findList(row(id), '.wcpt-select-variation-dropdown');

/** Chooses in a row's list. */
export function pick(id: number, value: number | ''): void {
  list(id).value = String(value);
  list(id).dispatchEvent(new Event('change', { bubbles: true }));
}

export const radio = (id: number, value: number): HTMLInputElement =>
  findInput(row(id), `.wcpt-variation-radio[value="${value}"]`);

export const button = (id: number): Element => {
  const found = row(id).querySelector('.wcpt-button');
  if (!found) throw new Error('no button');
  return found;
};
