import { expect, it, vi } from 'vitest';
import type { TablePurpose } from '../../../../../src/core/bus/events/productTable';
import {
  ask as askFor,
  type Hold,
  holdOf,
  IDLE,
  isWaiting,
  type Status,
  waitingClasses,
  wantedPurpose,
} from '../../../../../widgets/product-table/table/query/status';
import { withSettings } from '../../take';

const asked = (purpose: TablePurpose) => ({ purpose, query: [], since: 0 });
const ask = (purpose: TablePurpose): Status => askFor(asked(purpose));
const failed = (purpose: TablePurpose): Status => ({
  ...asked(purpose),
  is: 'failed',
  why: 'offline',
  again: vi.fn(),
});

it.each<[string, Status, boolean, ReturnType<typeof wantedPurpose>]>([
  ['that does nothing', IDLE, false, null],
  ['that asks', ask('filter'), true, 'filter'],
  ['that asks for the next page', ask('infinite_scroll'), true, null],
  ['whose query has failed', failed('filter'), false, 'filter'],
  ['whose next page has failed', failed('infinite_scroll'), false, 'infinite_scroll'],
])('of a table %s it is known whether it waits and for what', (_, status, waits, wanted) => {
  expect([isWaiting(status), wantedPurpose(status)]).toEqual([waits, wanted]);
});

it.each<[Status, Hold, string]>([
  [IDLE, 'none', ''],
  [failed('filter'), 'none', ''],
  [ask('filter'), 'none', 'wcpt-loading'],
  [ask('refresh_table'), 'none', 'wcpt-loading wcpt-refreshing'],
  [ask('infinite_scroll'), 'none', 'wcpt-infinite-scroll-loading-results'],
  [IDLE, 'block', 'wcpt-loading'],
  [failed('filter'), 'refresh', 'wcpt-loading wcpt-refreshing'],
  [ask('infinite_scroll'), 'block', 'wcpt-loading wcpt-infinite-scroll-loading-results'],
])('the classes of a table that waits, %j with the cart’s %s: %s', (status, hold, classes) => {
  const shown = Object.entries(waitingClasses(status, hold)).filter(([, isOn]) => isOn);
  expect(shown.map(([name]) => name).join(' ')).toBe(classes);
});

it('a call for the cart holds a table back by its settings, and loading anew comes first', () => {
  expect(holdOf(withSettings({}))).toBe('none');
  expect(holdOf(withSettings({ block_table: 'true', refresh_table: 'false' }))).toBe('block');
  expect(holdOf(withSettings({ block_table: 'true', refresh_table: 'true' }))).toBe('refresh');
});
