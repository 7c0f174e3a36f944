import { afterEach, expect, it, vi } from 'vitest';
import { adopt, type SlotProps } from '../../src/hydrate';
import { coldRows } from '../../src/hydrate/coldRows';
import { endsWithTest } from '../core/bus/helpers';
import { doing, find, page, said, setUpPage } from './page';
import { Button } from './slots';

setUpPage();

const ended = endsWithTest();
let rendered: string[] = [];
afterEach(async () => doing(() => ended.abort()));

function Broken(_: SlotProps): never {
  throw new Error('broken');
}

/** A list of which the rows are cold. */
function list(ids: readonly number[]): void {
  rendered = [];
  page(ids.map(id => `<li class="row" id="p${id}"><b>${id}</b> <button>Add</button><i></i></li>`).join(''), 'ul');
  coldRows(
    'test',
    element => element.closest('.row') ?? undefined,
    row => {
      rendered.push(row.id);
      return adopt(row, row.id === 'p9' ? { button: Broken } : { button: Button });
    },
    ended.signal,
  );
}

const button = (id: number) => find(find(document, `#p${id}`), 'button');

it('a row is markup until something happens in it, and hears that very event', async () => {
  list([1, 2]);
  expect(rendered).toEqual([]);
  await doing(() => button(2).click());
  expect([button(1).dataset.clicks, button(2).dataset.clicks]).toEqual([undefined, '1']);
  expect(rendered).toEqual(['p2']);
  expect(said()).toEqual([]);
});

it.each(['pointerdown', 'focusin', 'keydown', 'click', 'auxclick', 'submit'])('%s hydrates a row, once', async type => {
  list([1]);
  for (let times = 0; times < 2; times++) {
    await doing(() => button(1).dispatchEvent(new Event(type, { bubbles: true })));
  }
  expect(rendered).toEqual(['p1']);
});

it('rows may be added and moved, also hydrated ones', async () => {
  list([1, 2]);
  const ul = find(document, 'ul');
  ul.prepend(find(document, '#p2'));
  ul.insertAdjacentHTML('afterbegin', '<li class="row" id="p3"><button>Add</button></li>');
  await doing(() => button(2).dispatchEvent(new Event('pointerdown', { bubbles: true })));
  ul.append(find(document, '#p2'));
  for (const id of [2, 3]) {
    await doing(() => button(id).click());
    expect(button(id).dataset.clicks).toBe('1');
  }
  expect([...ul.children].map(({ id }) => id)).toEqual(['p3', 'p1', 'p2']);
  expect(said()).toEqual([]);
});

it('a row that throws is as the server sent it, and ends alone', async () => {
  list([1, 9]);
  button(9).click();
  await vi.waitFor(() => expect(said().join()).toContain('broken'));
  expect(button(9).textContent).toBe('Add');
  await doing(() => button(1).click());
  expect(button(1).dataset.clicks).toBe('1');
});

it('unmounts rows that have left the page when another one is hydrated, and all of them at the end', async () => {
  list([1, 2]);
  const html = find(document, 'ul').innerHTML;
  const first = find(document, '#p1');
  const use = (id: number) => doing(() => button(id).dispatchEvent(new Event('pointerdown', { bubbles: true })));
  await use(1);
  first.remove();
  await use(2);
  find(document, 'ul').prepend(first);
  await use(1);
  expect(rendered).toEqual(['p1', 'p2', 'p1']);
  await doing(() => ended.abort());
  expect(find(document, 'ul').innerHTML).toBe(html);
  await doing(() => button(2).click());
  expect(button(2).dataset.clicks).toBeUndefined();
});
