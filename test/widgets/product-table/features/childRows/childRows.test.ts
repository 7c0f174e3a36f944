import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bus } from '../../../../../src/core/bus/bus';
import { elementOf } from '../../../../../src/core/bus/jquery';
import { jQuery3, putJQuery } from '../../../../core/bus/helpers';
import { rowHtml, tableHtml } from '../../markup';
import { listenTo, putShop, row, take } from '../../take';
import { one, press } from '../filters/markup';

const CONTROLS =
  '<span class="wcpt-child-row-toggle__control wcpt-child-row-toggle__control--open">+</span><span class="wcpt-child-row-toggle__control wcpt-child-row-toggle__control--close">−</span>';
const CLOSED = 'wcpt-child-row-toggle--closed';
const HEADING = `<th class="wcpt-heading wcpt-child-row-toggle ${CLOSED}"><span class="wcpt-child-row-toggle__control">±</span></th>`;

/** A row and its child row. */
function pair(id: number, { classes = '', open = false, controls = CONTROLS, cell = 'x' } = {}): string {
  const toggle = `<td class="wcpt-cell wcpt-child-row-toggle ${open ? '' : CLOSED}">${controls}</td>`;
  const parent = rowHtml({ id, cells: [cell], classes: `wcpt-has-child-row ${classes}` }).replace(
    /<td/,
    `${toggle}<td`,
  );
  const child = `<tr class="wcpt-row wcpt-child-row" data-wcpt-product-id="${id}"><td class="wcpt-cell" colspan="3"><div class="wcpt-child-row__wrapper">Podrobnosti ${id} <a href="/x/">x</a></div></td></tr>`;
  return parent + child;
}

const parse = (html: string): Element => new DOMParser().parseFromString(html, 'text/html').body;

/** Puts a table, and waits for the code of its child rows. @returns a function that unmounts it */
async function page(rows: readonly string[], { headings = HEADING } = {}): Promise<() => void> {
  const [table] = take(tableHtml(rows, { headings }));
  await vi.dynamicImportSettled();
  await Promise.resolve();
  return () => table?.unmount();
}

const child = (id: number) => one(`.wcpt-child-row[data-wcpt-product-id="${id}"]`);
const toggle = (id: number) => one('.wcpt-child-row-toggle', row(id));
const heading = () => one('th.wcpt-child-row-toggle');
const isOpen = (id: number) => !toggle(id).classList.contains(CLOSED) && child(id).style.display !== 'none';
const click = (target: Element) => target.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Reduced motion: nothing slides.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

afterEach(() => void vi.useRealTimers());

it('a child row opens and closes with the toggle of its row; the class follows', async () => {
  await page([pair(1), pair(2)]);
  click(toggle(1));
  expect(isOpen(1)).toBe(true);
  expect(child(1).style.display).toBe('table-row');
  expect(row(1).classList).not.toContain('wcpt-has-child-row--visible');
  vi.advanceTimersByTime(100);
  expect(row(1).classList).toContain('wcpt-has-child-row--visible');
  click(toggle(1));
  expect(isOpen(1)).toBe(false);
  expect(child(1).style.display).toBe('none');
  vi.advanceTimersByTime(100);
  expect(row(1).classList).not.toContain('wcpt-has-child-row--visible');
});

it('a child row that was toggled twice quickly is as it was', async () => {
  await page([pair(1)]);
  click(toggle(1));
  vi.advanceTimersByTime(50);
  click(toggle(1));
  vi.advanceTimersByTime(60);
  expect(row(1).classList).not.toContain('wcpt-has-child-row--visible');
  vi.advanceTimersByTime(100);
  expect([isOpen(1), row(1).classList.contains('wcpt-has-child-row--visible')]).toEqual([false, false]);
});

it('a child row is opened with keys, and named by its product', async () => {
  const end = await page([pair(1)]);
  const [open, close] = toggle(1).querySelectorAll('[role="button"]');
  expect(open?.getAttribute('aria-label')).toBe('Podrobnosti: Izdelek 1');
  expect(open?.getAttribute('aria-expanded')).toBe('false');
  if (!open) throw new Error('no control');
  press(open, 'Enter');
  expect(isOpen(1)).toBe(true);
  expect(close?.getAttribute('aria-expanded')).toBe('true');
  end();
  expect(toggle(1).querySelector('[role], [tabindex]')).toBeNull();
});

it('a child row whose toggle has nothing in it gets a sign to press', async () => {
  const end = await page([pair(1, { controls: '' })]);
  const control = one('.sw-table-details', toggle(1));
  expect([control.getAttribute('role'), control.tabIndex]).toEqual(['button', 0]);
  press(control, ' ');
  expect(isOpen(1)).toBe(true);
  end();
  expect(toggle(1).innerHTML).toBe('');
});

it('a child row is announced once to other scripts, with its row', async () => {
  putJQuery(jQuery3);
  const heard = listenTo(['shop-widgets:wcpt_init_child_row']);
  await page([pair(1), pair(2)]);
  // If the first row used up its time slice, the second one comes in a later slice.
  vi.advanceTimersByTime(100);
  expect(heard).toEqual(['shop-widgets:wcpt_init_child_row 1', 'shop-widgets:wcpt_init_child_row 2']);
  expect(child(1).classList).toContain('wcpt-child-row--init');
  expect(Reflect.get(Object(jQuery3(child(1)).data('wcpt_parent_row')), 0)).toBe(row(1));
  expect(Reflect.get(Object(jQuery3(row(1)).data('wcpt_child_row')), 0)).toBe(child(1));
});

it('a child row that the server sent open is open', async () => {
  await page([pair(1, { open: true })]);
  expect(child(1).style.display).toBe('table-row');
  vi.advanceTimersByTime(100);
  expect(row(1).classList).toContain('wcpt-has-child-row--visible');
});

it('a child row takes the colour of its row', async () => {
  await page([pair(1)]);
  const cell = row(1).firstElementChild;
  if (cell instanceof HTMLElement) cell.style.backgroundColor = 'rgb(1, 2, 3)';
  click(toggle(1));
  const [own] = child(1).children;
  expect(own instanceof HTMLElement && own.style.backgroundColor).toBe('rgb(1, 2, 3)');
});

it('a child row without a row before it is left alone', async () => {
  await page(['<tr class="wcpt-row wcpt-child-row" data-wcpt-product-id="9"><td>x</td></tr>', pair(1)]);
  expect(child(9).className).toBe('wcpt-row wcpt-child-row wcpt-row--init');
  click(toggle(1));
  expect(isOpen(1)).toBe(true);
});

it('a child row that another script puts in opens once that script has told of it', async () => {
  putShop(jQuery3);
  await page([rowHtml({ id: 1, cells: [] })], { headings: '<th class="wcpt-heading"></th>' });
  one('tbody').innerHTML = pair(1);
  const heard: unknown[] = [];
  jQuery3(document).on('wcpt_init_child_row', ({ target }) => heard.push(target));
  jQuery3(child(1)).trigger('wcpt_init_child_row');
  await vi.dynamicImportSettled();
  await Promise.resolve();
  jQuery3(child(1)).trigger('wcpt_init_child_row');
  click(toggle(1));
  expect([isOpen(1), elementOf(jQuery3(row(1)).data('wcpt_child_row'))]).toEqual([true, child(1)]);
  expect(heard).toEqual([child(1), child(1)]);
});

it('a child row that was pressed before the code came opens when it is there', async () => {
  take(tableHtml([pair(1)], { headings: HEADING }));
  click(toggle(1));
  await vi.dynamicImportSettled();
  await Promise.resolve();
  expect(isOpen(1)).toBe(true);
});

it('a child row is not opened where another script has switched the part off', async () => {
  await page([pair(1)]);
  Reflect.apply(Reflect.get(window, 'wcpt_disable_module'), window, ['child-row', one('.wcpt'), 'test']);
  click(toggle(1));
  expect(isOpen(1)).toBe(false);
});

it('the heading’s toggle opens all, closes all, and is open while one is', async () => {
  await page([pair(1), pair(2)]);
  click(heading());
  expect([isOpen(1), isOpen(2), heading().classList.contains(CLOSED)]).toEqual([true, true, false]);
  click(toggle(1));
  expect(heading().classList).not.toContain(CLOSED);
  click(toggle(2));
  expect(heading().classList).toContain(CLOSED);
  click(toggle(1));
  expect(heading().classList).not.toContain(CLOSED);
  click(heading());
  expect([isOpen(1), isOpen(2), heading().classList.contains(CLOSED)]).toEqual([false, false, true]);
  expect(one('[role="button"]', heading()).getAttribute('aria-label')).toBe('Podrobnosti vseh izdelkov');
  expect(one('[role="button"]', heading()).getAttribute('aria-expanded')).toBe('false');
});

it('rows that come in the place of others, and the heading, are as the server printed them', async () => {
  await page([pair(1)]);
  click(heading());
  expect([isOpen(1), heading().classList.contains(CLOSED)]).toEqual([true, false]);
  one('.wcpt').innerHTML = one('.wcpt', parse(tableHtml([pair(1), pair(2)], { headings: HEADING }))).innerHTML;
  bus.emit('berocket_ajax_filtering_end', {});
  vi.advanceTimersByTime(100);
  expect([isOpen(1), isOpen(2), heading().classList.contains(CLOSED)]).toEqual([false, false, true]);
  click(heading());
  expect([isOpen(1), isOpen(2), heading().classList.contains(CLOSED)]).toEqual([true, true, false]);
});

const cell =
  '<i>x</i><a href="#x">a</a><input><select></select><label>l</label><span class="wcpt-button">b</span><span class="wcpt-link">c</span><span class="wcpt-quantity"><b></b></span><span class="wcpt-tooltip">t</span>';

it('a row that opens anywhere opens with a click beside its controls', async () => {
  await page([pair(1, { classes: 'wcpt-has-child-row--click-anywhere', cell }), pair(2, { cell })]);
  click(one('i', row(2)));
  expect(isOpen(2)).toBe(false);
  click(one('i', row(1)));
  expect(isOpen(1)).toBe(true);
  for (const inner of row(1).querySelectorAll('.wcpt-cell-val > :not(i), b')) {
    click(inner);
    expect(isOpen(1), inner.outerHTML).toBe(true);
  }
});

it('the pointer over one of a pair marks the other', async () => {
  await page([pair(1), pair(2)]);
  const over = (target: Element) => target.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  over(one('td', row(1)));
  expect(child(1).classList).toContain('wcpt-parent-row-hovered');
  over(one('td', child(1)));
  expect(child(1).classList).not.toContain('wcpt-parent-row-hovered');
  expect(row(1).classList).toContain('wcpt-child-row-hovered');
  one('td', child(1)).dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
  expect(document.querySelector('.wcpt-child-row-hovered, .wcpt-parent-row-hovered')).toBeNull();
});
