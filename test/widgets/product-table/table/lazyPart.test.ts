import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from '../../../../widgets/product-table/table/lazyPart';
import type { Table } from '../../../../widgets/product-table/table/table';
import { bareTable } from '../take';

let ended: AbortController;
let table: Table;
let reports: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  ended = new AbortController();
  reports = vi.spyOn(console, 'error').mockImplementation(() => {});
  table = bareTable(document.createElement('div'), ended.signal);
});

afterEach(() => reports.mockRestore());

const settled = () => new Promise(resolve => setTimeout(resolve));
const describePart = (load: () => Promise<(table: Table) => string>) =>
  lazyPart({ load, found: 'the part did not load', consequence: 'It is missing.' });

it('a part that loads runs the tasks that came before it in their order, and later ones at once', async () => {
  const load = vi.fn(async () => () => 'part');
  const part = describePart(load);
  const done: string[] = [];
  part.run(table, name => done.push(`first ${name}`));
  part.run(table, name => done.push(`second ${name}`));
  expect([done, part.now(table)]).toEqual([[], undefined]);
  await settled();
  part.run(table, name => done.push(`third ${name}`));
  expect(done).toEqual(['first part', 'second part', 'third part']);
  expect([load.mock.calls.length, part.now(table)]).toEqual([1, 'part']);
});

it('a part that loads is started once, also where it has no value', async () => {
  const start = vi.fn();
  const part = lazyPart<void>({ load: async () => start, found: '', consequence: '' });
  part.run(table);
  await settled();
  part.run(table);
  await settled();
  expect(start).toHaveBeenCalledTimes(1);
});

it('a part that loads is not started on a table that has ended', async () => {
  const start = vi.fn(() => 'part');
  const part = describePart(async () => start);
  const task = vi.fn();
  part.run(table, task);
  ended.abort();
  await settled();
  expect([start.mock.calls.length, task.mock.calls.length, part.now(table)]).toEqual([0, 0, undefined]);
});

it('a part that does not load is reported, and the alternative runs', async () => {
  const part = describePart(() => Promise.reject(new Error('no file')));
  const [task, otherwise] = [vi.fn(), vi.fn()];
  part.run(table, task, otherwise);
  await settled();
  expect([task.mock.calls.length, otherwise.mock.calls.length]).toEqual([0, 1]);
  expect(String(reports.mock.calls[0]?.[0])).toContain('the part did not load: no file');
});

it('a part that does not load is loaded again with the next task', async () => {
  const load = vi.fn(async () => () => 'part').mockRejectedValueOnce(new Error('no file'));
  const part = describePart(load);
  part.run(table);
  await settled();
  const task = vi.fn();
  part.run(table, task);
  await settled();
  expect(task).toHaveBeenCalledExactlyOnceWith('part');
});

it('a task that is no reason to load a part runs its alternative', async () => {
  const load = vi.fn(async () => () => 'part');
  const part = describePart(load);
  const [task, otherwise] = [vi.fn(), vi.fn()];
  part.runIfWanted(table, task, otherwise);
  await settled();
  expect([load.mock.calls.length, task.mock.calls.length, otherwise.mock.calls.length]).toEqual([0, 0, 1]);
  part.run(table);
  part.runIfWanted(table, task, otherwise);
  await settled();
  expect([task.mock.calls.length, otherwise.mock.calls.length]).toEqual([1, 1]);
});
