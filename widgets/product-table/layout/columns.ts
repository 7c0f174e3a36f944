import { warnOnce } from '../../../src/core/report';
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

/** The device whose columns each device view has; undefined where it can't be read. Source: contract product-table 1.2. */
function readSourceMap(container: Element): Readonly<Record<string, unknown>> | undefined {
  const printed = container.getAttribute('data-wcpt-column-layout-source-map');
  if (!printed) return undefined;
  try {
    const map: unknown = JSON.parse(printed);
    if (typeof map === 'object' && map !== null && 'laptop' in map) return { ...map };
  } catch {
    // Said below.
  }
  warnOnce({
    where: 'product-table',
    element: container,
    found: `data-wcpt-column-layout-source-map is no map of devices: ${printed.slice(0, 100)}`,
    consequence: 'The server is asked for each device view.',
  });
  return undefined;
}

/**
 * What of child rows depends on the device; a phone without columns of its own has those of the tablet.
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
  const all = [...(body?.children ?? [])].filter(row => !row.matches(NO_COLUMNS));
  const fresh = all.filter(row => !row.classList.contains('wcpt-row--init'));
  const headings = [...(found?.querySelector('.wcpt-heading-row')?.children ?? [])];
  if (!fresh.length) return;
  const isAppended = fresh.length < all.length;
  const columns = Math.max(headings.length, ...fresh.map(row => row.children.length));
  for (let index = 0; index < columns; index++) {
    const heading = headings[index];
    const wasHidden = heading?.classList.contains(HIDE) ?? false;
    if (isAppended && !wasHidden) continue;
    const isEmpty = fresh.every(row => !row.children[index]?.childElementCount && !row.children[index]?.textContent);
    if (!isAppended || isEmpty !== wasHidden) heading?.classList.toggle(HIDE, isEmpty);
    for (const row of isEmpty ? fresh : all) row.children[index]?.classList.toggle(HIDE, isEmpty);
  }
}
