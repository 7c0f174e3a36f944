import { expect, it } from 'vitest';
import { forgetWarnings } from '../../../../src/core/report';
import { childRowSignature, sameColumns } from '../../../../widgets/product-table/features/layout/switchDevice';
import type { Device } from '../../../../widgets/product-table/table/defineSettings';
import { deviceFor } from '../../../../widgets/product-table/table/table';
import { quietConsole } from '../../../core/bus/helpers';
import { withSettings } from '../take';

const limits = { phone: 749, tablet: 1199 };

it.each([
  [1, 'phone'],
  [749, 'phone'],
  [750, 'tablet'],
  [1199, 'tablet'],
  [1200, 'laptop'],
])('the device view of a width: %i px is a %s', (width, device) => expect(deviceFor(width, limits)).toBe(device));

function tableOf(map?: string, settings: object = {}) {
  const table = withSettings(settings);
  if (map !== undefined) table.container.setAttribute('data-wcpt-column-layout-source-map', map);
  return table;
}

const map = '{"laptop":"laptop","tablet":"laptop","phone":"phone"}';

it.each<[string, object, Device, boolean]>([
  ['the source map says so', {}, 'tablet', true],
  ['the source map says otherwise', {}, 'phone', false],
  ['child rows differ', { laptop_child_row_columns: 'a,b' }, 'tablet', false],
  ['one groups its rows', { tablet_group_by_category: 'true' }, 'tablet', false],
  ['both group their rows', { laptop_group_by_category: 'true', tablet_group_by_category: 'true' }, 'tablet', true],
])('where %s, with %j, laptop and %s have the same columns: %s', (_, settings, other, areSame) =>
  expect(sameColumns(tableOf(map, settings), 'laptop', other)).toBe(areSame),
);

it.each([undefined, '', '{"laptop":', '[]', 'null', '"phone"'])(
  'columns of two device views are unknown without a map: %s',
  text => {
    forgetWarnings();
    const lines = quietConsole();
    expect(sameColumns(tableOf(text), 'laptop', 'tablet')).toBe(false);
    expect(lines).toHaveLength(text ? 1 : 0);
  },
);

it('columns of two device views of a phone without a layout of its own are the tablet’s, with the trigger at its own side', () => {
  const table = withSettings({ tablet_child_row_columns: 'a', phone_child_row_trigger_position: '' });
  const shared = { laptop: 'laptop', tablet: 'laptop', phone: 'laptop' };
  expect(childRowSignature(table, 'phone', shared)).toBe('laptop tablet right a');
  expect(childRowSignature(table, 'tablet', shared)).toBe('laptop tablet left a');
  expect(childRowSignature(table, 'phone', { ...shared, phone: 'phone' })).toBe('');
  expect(childRowSignature(withSettings({}), 'laptop', shared)).toBe('');
});
