import { isRecord } from '../../../src/core/guards';
import { readPrinted } from '../printedJson';
import { isOn, type TableSettings, textOf } from '../settings';
import { type Device, settingsOf, type Table } from '../table';

/** Whether two device views have the same columns, child rows and groups, so that a class is all that tells them apart. */
export const sameColumns = (container: Element, settings: TableSettings, one: Device, other: Device): boolean => {
  const map = readSourceMap(container);
  return (
    map !== undefined &&
    map[one] === map[other] &&
    childRowSignature(settings, one, map) === childRowSignature(settings, other, map) &&
    isGrouped(settings, one) === isGrouped(settings, other)
  );
};

/** Whether rows stand under the headings of their categories. Source: contract product-table 14. */
const isGrouped = (settings: TableSettings, device: Device): boolean => isOn(settings, `${device}_group_by_category`);

/** Returns the device whose columns each device view has; undefined where it can't be read. Source: contract product-table 1.2. */
const readSourceMap = (container: Element): Readonly<Record<string, unknown>> | undefined =>
  readPrinted(container, 'data-wcpt-column-layout-source-map', {
    check: json => (isRecord(json) && 'laptop' in json ? json : undefined),
    form: 'map of devices',
    consequence: 'The server is asked for each device view.',
  });

/**
 * Returns the settings of child rows for a device, as one text; a phone without own columns has those of the tablet.
 * Source: contract product-table 3.3 "Child-row signature".
 */
export function childRowSignature(
  settings: TableSettings,
  device: Device,
  map: Readonly<Record<string, unknown>>,
): string {
  const isPhone = device === 'phone';
  const isOwn = !isPhone || map.phone === 'phone' || textOf(settings, 'phone_child_row_columns') !== '';
  const from = isOwn ? device : 'tablet';
  const columns = textOf(settings, `${from}_child_row_columns`);
  const side = textOf(settings, `${from}_child_row_trigger_position`) || (isPhone ? 'right' : 'left');
  return columns && [map[device], from, side, columns].join(' ');
}

const HIDE = 'wcpt-hide';
const NO_COLUMNS = '.wcpt-child-row, .wcpt-row--category-heading';

/**
 * Hides columns that have nothing in any row, with their headings. When rows are added, only these are looked at, and a
 * column that they fill is shown again. Source: spec product-table 3.1; contract 1.4 step 11.
 */
export function hideEmptyColumns(table: Table): void {
  if (!isOn(settingsOf(table), 'hide_empty_columns')) return;
  const found = table.container.querySelector('.wcpt-table:not(.frzTbl-clone-table)');
  const body = found?.querySelector(':scope > tbody');
  const rows = [...(body?.children ?? [])].filter(row => !row.matches(NO_COLUMNS));
  const known = rows.filter(row => table.ready.has(row));
  const fresh = rows.filter(row => !table.ready.has(row));
  const headings = [...(found?.querySelector('.wcpt-heading-row')?.children ?? [])];
  const columns = fresh.length && Math.max(headings.length, ...fresh.map(row => row.children.length));
  for (let index = 0; index < columns; index++) {
    if (known.length && !isEmpty(known, index)) continue;
    const hides = isEmpty(fresh, index);
    for (const row of hides ? fresh : rows) row.children[index]?.classList.toggle(HIDE, hides);
    headings[index]?.classList.toggle(HIDE, hides);
  }
}

/** Whether no row has anything in a column. */
const isEmpty = (rows: readonly Element[], index: number): boolean =>
  rows.every(({ children }) => !children[index]?.childElementCount && !children[index]?.textContent);
