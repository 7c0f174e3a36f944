import { attributes, escapeHtml } from '../../html';
import { columnsOf } from '../columnsOf';
import type { Device, TableView } from '../definition';
import type { TableProduct } from '../products';

const CONTROL = 'wcpt-child-row-toggle__control';
const controls = `<span class="${CONTROL} ${CONTROL}--open">+</span><span class="${CONTROL} ${CONTROL}--close">−</span>`;

/** Opens and closes all child rows. */
export const TOGGLE_HEADING = `<th class="wcpt-heading wcpt-child-row-toggle wcpt-child-row-toggle--closed">${controls}</th>`;
/** Opens and closes a row's child row. */
export const TOGGLE_CELL = `<td class="wcpt-cell wcpt-child-row-toggle wcpt-child-row-toggle--closed">${controls}</td>`;

const DEVICES: readonly Device[] = ['laptop', 'tablet', 'phone'];

/** Cells with the toggle at the device's side; without child rows only the cells. */
export function withToggle({ definition, settings, device }: TableView, toggle: string, cells: string): string {
  if (!definition.childRows) return cells;
  const side = settings[`${device}_child_row_trigger_position`] ?? (device === 'phone' ? 'right' : 'left');
  return side === 'right' ? cells + toggle : toggle + cells;
}

/** Possible elements of a child row, by their names in the settings. */
const ELEMENTS: Readonly<Record<string, readonly [string, (product: TableProduct) => string]>> = {
  material: ['Material', ({ material }) => material.name],
  velikost: ['Velikost', ({ size }) => size.name],
  teza: ['Teža', ({ weight }) => `${weight} kg`],
  letnik: ['Letnik', ({ year }) => String(year)],
};

/** Names of a device's elements; a phone without its own has those of the tablet. */
function namesOf({ settings }: TableView, device: Device): string[] {
  const own = settings[`${device}_child_row_columns`];
  const inherited = device === 'phone' ? settings.tablet_child_row_columns : settings.laptop_child_row_columns;
  return (own ?? inherited ?? 'material,velikost,teza').split(',');
}

/** Inner HTML of a child row. See contract/product-table.md#rows. */
export function childRow(view: TableView, product: TableProduct): string {
  const elements = namesOf(view, view.device).map(name => {
    const [heading, textOf] = ELEMENTS[name] ?? ['', () => ''];
    const orders = DEVICES.map(
      device => `--wcpt-child-row-column-order-${device}: ${namesOf(view, device).indexOf(name)}`,
    );
    return `<div${attributes({ class: 'wcpt-child-row__element', style: orders.join('; ') })}><div class="wcpt-child-row__element__heading">${heading}</div><div class="wcpt-child-row__element__content">${escapeHtml(textOf(product))}</div></div>`;
  });
  const width = columnsOf(view).length + 1;
  return `<td class="wcpt-cell" colspan="${width}"><div class="wcpt-child-row__wrapper">${elements.join('')}</div></td>`;
}
