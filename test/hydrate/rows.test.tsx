import { describe, expect, it, vi } from 'vitest';
import { adopt, hydrateWidget } from '../../src/hydrate';
import { adoptRows, rowsOf } from '../../src/hydrate/rows';
import { doing, find, mount, nodesIn, page, said, setUpPage } from './page';
import { Button } from './slots';

setUpPage();

const row = (id: number) => `\n<li class="product" id="p${id}"><b>${id}</b> <button>Add</button></li>`;
const list = (...ids: number[]) => page(`${ids.map(row).join('')}\n`, 'ul');
const button = (id: number) => find(find(document, `#p${id}`), 'button');
const slots = { button: Button };

async function expectWorks(id: number): Promise<void> {
  await doing(() => button(id).click());
  expect(button(id).dataset.clicks).toBe('1');
}

describe('adoptRows', () => {
  it('keeps every node of a marker that is the list', async () => {
    const marker = list(1, 2, 3);
    const before = nodesIn(marker);
    await mount(marker, () => adoptRows(marker, 'li', slots));
    for (const id of [1, 2, 3]) await expectWorks(id);
    expect(nodesIn(marker).every((node, index) => node === before[index])).toBe(true);
    expect(nodesIn(marker)).toHaveLength(before.length);
    expect(said()).toEqual([]);
  });

  it('keeps every node of a list whose first child is a row', async () => {
    const marker = page(row(1).trim() + row(2).trim(), 'ul');
    const before = nodesIn(marker);
    await mount(marker, () => adoptRows(marker, 'li', slots));
    await expectWorks(1);
    expect(nodesIn(marker).every((node, index) => node === before[index])).toBe(true);
    expect(said()).toEqual([]);
  });

  it('keeps every node of a table below the marker', async () => {
    const marker = page(`<table><thead><tr><th>a</th></tr></thead><tbody><tr class="head"><td>x</td></tr>
      <tr class="row" id="p1"><td><button>Add</button></td></tr> <tr class="row" id="p2"><td><button>Add</button></td></tr>
      </tbody></table>`);
    const before = nodesIn(marker);
    await mount(marker, () => adopt(marker, { tbody: rowsOf('tr.row', slots) }));
    await expectWorks(1);
    await expectWorks(2);
    expect(nodesIn(marker).every((node, index) => node === before[index])).toBe(true);
    expect(said()).toEqual([]);
  });

  it('hydrates a row to which another script has added a badge', async () => {
    const marker = list(1, 2);
    const mounting = mount(marker, () => adoptRows(marker, 'li', slots));
    find(document, '#p1').insertAdjacentHTML('afterbegin', '<span class="badge">Sale</span>');
    find(document, '#p2').insertAdjacentHTML('beforeend', 'text');
    await mounting;
    await expectWorks(1);
    await expectWorks(2);
    expect(document.querySelectorAll('.badge')).toHaveLength(1);
    expect(said()).toEqual([]);
  });

  it('leaves a row that another script puts beside a cold one', async () => {
    const marker = list(1, 2);
    const mounting = mount(marker, () => adoptRows(marker, 'li', slots));
    find(document, '#p1').insertAdjacentHTML('afterend', '<li class="child">details</li>');
    await mounting;
    await expectWorks(1);
    await expectWorks(2);
    expect([...marker.children].map(child => child.className)).toEqual(['product', 'child', 'product']);
    expect(said()).toEqual([]);
  });

  it('does not bring back a row that another script has taken out while it was cold', async () => {
    const marker = list(1, 2, 3);
    const mounting = mount(marker, () => adoptRows(marker, 'li', slots));
    find(document, '#p2').remove();
    await mounting;
    await expectWorks(3);
    expect(marker.children).toHaveLength(2);
    expect(said()).toEqual([]);
  });

  it('lives on when another script empties the list while it is cold', async () => {
    const marker = list(1, 2);
    const mounting = mount(marker, () => adoptRows(marker, 'li', slots));
    marker.textContent = '';
    await mounting;
    expect(said()).toEqual([]);
  });

  it('adopts rows that are added at the end later, again and again', async () => {
    const marker = list(1);
    await mount(marker, () => adoptRows(marker, 'li', slots));
    for (const id of [2, 4]) {
      await doing(() => marker.insertAdjacentHTML('beforeend', row(id) + row(id + 1)));
      await vi.waitFor(() => expect(find(marker, `#p${id}`).previousSibling?.nodeType).toBe(Node.COMMENT_NODE));
      const before = nodesIn(marker);
      await expectWorks(id);
      await expectWorks(id + 1);
      expect(nodesIn(marker).every((node, index) => node === before[index])).toBe(true);
    }
    await expectWorks(1);
    expect(said()).toEqual([]);
  });

  it('gives all rows back on unmount, the later ones too, and leaves no comment', async () => {
    const marker = list(1, 2);
    const widget = await mount(marker, () => adoptRows(marker, 'li', slots));
    await doing(() => marker.insertAdjacentHTML('beforeend', row(3)));
    const before = nodesIn(marker);
    await doing(() => widget.unmount());
    expect(nodesIn(marker).every((node, index) => node === before[index])).toBe(true);
    expect(nodesIn(marker)).toHaveLength(before.length);
    expect(marker.innerHTML).not.toContain('<!--');
    await mount(marker, () => adoptRows(marker, 'li', slots));
    await doing(() => button(3).click());
    expect(button(3).dataset.clicks).toBe('1');
  });

  it('may be mounted again in the moment it is unmounted', async () => {
    const marker = page(`<ul>${row(1)}</ul>`);
    const render = () => adopt(marker, { ul: rowsOf('li', slots) });
    const first = await mount(marker, render);
    await doing(() => {
      first.unmount();
      hydrateWidget('test', marker, render);
    });
    await expectWorks(1);
    expect(said()).toEqual([]);
  });
});
