import { expect, it, vi } from 'vitest';
import {
  ask,
  fail,
  type Hold,
  hasMoreFailed,
  holdOf,
  IDLE,
  isWaiting,
  type Status,
  waitingClasses,
  wantedPurpose,
} from '../../../../../widgets/product-table/table/query/status';

const asking = (purpose: Parameters<typeof ask>[0]['purpose']) => ask({ query: '', purpose, since: 0 });
const failed = (purpose: Parameters<typeof ask>[0]['purpose']) =>
  fail({ query: '', purpose, why: 'offline', again: vi.fn() });

it.each<[string, Status, boolean, ReturnType<typeof wantedPurpose>, boolean]>([
  ['that does nothing', IDLE, false, null, false],
  ['that asks', asking('filter'), true, 'filter', false],
  ['that asks for the next page', asking('infinite_scroll'), true, null, false],
  ['whose query has failed', failed('filter'), false, 'filter', false],
  ['whose next page has failed', failed('infinite_scroll'), false, 'infinite_scroll', true],
])('of a table %s it is known whether it waits and for what', (_, status, waits, wanted, lacksMore) => {
  expect([isWaiting(status), wantedPurpose(status), hasMoreFailed(status)]).toEqual([waits, wanted, lacksMore]);
});

it.each<[Status, Hold, string]>([
  [IDLE, 'none', ''],
  [failed('filter'), 'none', ''],
  [asking('filter'), 'none', 'wcpt-loading'],
  [asking('refresh_table'), 'none', 'wcpt-loading wcpt-refreshing'],
  [asking('infinite_scroll'), 'none', 'wcpt-infinite-scroll-loading-results'],
  [IDLE, 'block', 'wcpt-loading'],
  [failed('filter'), 'refresh', 'wcpt-loading wcpt-refreshing'],
  [asking('infinite_scroll'), 'block', 'wcpt-loading wcpt-infinite-scroll-loading-results'],
])('the classes of a table that waits, %j with the cart’s %s: %s', (status, hold, classes) => {
  expect(waitingClasses(status, hold).join(' ')).toBe(classes);
});

it('a call for the cart holds a table back by its settings, and loading anew comes first', () => {
  expect(holdOf({})).toBe('none');
  expect(holdOf({ block_table: 'true', refresh_table: 'false' })).toBe('block');
  expect(holdOf({ block_table: 'true', refresh_table: 'true' })).toBe('refresh');
});
