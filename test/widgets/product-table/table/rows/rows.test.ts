import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { productName } from '../../../../../widgets/product-table/table/rows/row';
import { find } from '../../../../hydrate/page';
import { one, press } from '../../features/filters/markup';
import { rowHtml, tableHtml } from '../../markup';
import { row, take } from '../../take';

let left: string[];
let opened: unknown[][];

/** Puts a table. @returns what takes it away again */
function page(rows: readonly string[]): () => void {
  const [table] = take(tableHtml(rows));
  return () => table?.unmount();
}

const linked = (href: string, cells: readonly string[] = ['besedilo']): string =>
  rowHtml({ id: 1, cells, attributes: { 'data-wcpt-href': href } });

/** A mouse's click. @returns whether its default stays */
const click = (target: Element, init: MouseEventInit = {}, type = 'click'): boolean =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail: 1, ...init }));

beforeEach(() => {
  left = [];
  opened = [];
  vi.spyOn(window.location, 'assign').mockImplementation(url => void left.push(String(url)));
  vi.spyOn(window, 'open').mockImplementation((...args) => {
    opened.push(args);
    return null;
  });
});

afterEach(() => void vi.useRealTimers());

const cell = () => find(row(1), 'td:nth-child(2)');

it.each([
  ['its title', '<b class="wcpt-title">Skodelica</b>', 'Skodelica'],
  ['its picture', '<img alt="Modra skodelica">', 'Modra skodelica'],
  ['nothing', '', ''],
])('a row with a table in a cell before it is named by %s', (_, own, name) => {
  const inner = tableHtml([rowHtml({ id: 2, cells: ['<b class="wcpt-title">Krožnik</b><img alt="Bel krožnik">'] })]);
  page([rowHtml({ id: 1, cells: [inner, own] })]);
  find(row(1), '.wcpt-cell').remove();
  expect(productName(row(1))).toBe(name);
});

it('a row with an address leads there with a click anywhere', () => {
  page([linked('/izdelek/')]);
  click(cell());
  expect(left).toEqual([new URL('/izdelek/', location.href).href]);
});

it.each([
  ['ctrl', { ctrlKey: true }, 'click'],
  ['cmd', { metaKey: true }, 'click'],
  ['shift', { shiftKey: true }, 'click'],
  ['the middle button', { button: 1 }, 'auxclick'],
] as const)('a row with an address opens a tab with %s', (_, init, type) => {
  page([linked('/izdelek/')]);
  click(cell(), init, type);
  expect(left).toEqual([]);
  expect(opened).toEqual([[new URL('/izdelek/', location.href).href, '_blank', 'noopener']]);
});

it('a row with an address does nothing with the right button, and lets the middle one not scroll', () => {
  page([linked('/izdelek/')]);
  click(cell(), { button: 2 }, 'auxclick');
  expect([left, opened]).toEqual([[], []]);
  expect(click(cell(), { button: 1 }, 'mousedown')).toBe(false);
  expect(click(cell(), { button: 0 }, 'mousedown')).toBe(true);
});

it.each([
  '<a href="#x">x</a>',
  '<button type="button">x</button>',
  '<input>',
  '<label>x</label>',
  '<select><option>x</option></select>',
  '<span class="wcpt-button">x</span>',
  '<div class="wcpt-quantity"><span>x</span></div>',
  '<div class="wcpt-trigger_filter"><span>x</span></div>',
])('a row with an address leaves %s alone', inner => {
  page([linked('/izdelek/', [inner])]);
  const target = cell().querySelector('a, button, input, label, option, span');
  if (!target) throw new Error('no target');
  click(target);
  expect(left).toEqual([]);
});

it('a row with an address does not go while text is marked in it, or after another script has taken the click', () => {
  page([linked('/izdelek/')]);
  const range = document.createRange();
  range.selectNodeContents(cell());
  getSelection()?.addRange(range);
  click(cell());
  expect(left).toEqual([]);
  getSelection()?.removeAllRanges();
  cell().addEventListener('click', event => event.preventDefault());
  click(cell());
  expect(left).toEqual([]);
});

it('a row with an address is reached and opened with the keyboard, and stays a row', () => {
  const end = page([linked('/izdelek/')]);
  const link = find(row(1), 'a.sw-row-link');
  expect([link.getAttribute('href'), link.textContent]).toEqual([new URL('/izdelek/', location.href).href, 'besedilo']);
  expect([row(1).hasAttribute('tabindex'), row(1).hasAttribute('role')]).toEqual([false, false]);
  end();
  expect([row(1).querySelector('.sw-row-link'), cell().textContent]).toEqual([null, 'besedilo']);
});

it('a row with an address has its link on the product’s title, without the controls beside it', () => {
  page([linked('/izdelek/', ['<img alt="Slika">', '<b class="wcpt-title">Skodelica</b><button>x</button>'])]);
  expect(find(row(1), 'a.sw-row-link').parentElement?.className).toBe('wcpt-title');
});

it('a row with an address and no place for a link is reached itself', () => {
  page([rowHtml({ id: 1, cells: [], attributes: { 'data-wcpt-href': '/izdelek/' } })]);
  for (const place of row(1).querySelectorAll('td')) place.remove();
  expect(row(1).querySelector('.sw-row-link')).toBeNull();
});

it('a row with an address is no further stop where a link in it leads to the same address', () => {
  page([linked('/p/1/')]);
  expect(row(1).hasAttribute('tabindex')).toBe(false);
});

it('a row with an address is a link where it is no row', () => {
  const end = page([rowHtml({ id: 1, cells: ['<div data-wcpt-href="/tja/">Tja</div>'] })]);
  const box = find(row(1), '[data-wcpt-href]');
  expect([box.getAttribute('role'), box.tabIndex]).toEqual(['link', 0]);
  click(box);
  expect(left).toHaveLength(1);
  end();
  expect([box.hasAttribute('role'), box.hasAttribute('tabindex')]).toEqual([false, false]);
});

it('an element has the server’s attributes again when the table has gone', () => {
  const html =
    '<div class="wcpt-toggle-enabled"><span class="wcpt-toggle-trigger" role="switch" aria-expanded="true">več</span></div>';
  const end = page([rowHtml({ id: 1, cells: [html] })]);
  expect(one('.wcpt-toggle-trigger').outerHTML).toContain('role="button" aria-expanded="false"');
  end();
  expect(one('.wcpt-toggle-enabled').outerHTML).toBe(html);
});

it('a row with an address follows no address of another kind', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  page([linked('javascript:alert(1)')]);
  click(cell());
  click(cell(), { ctrlKey: true });
  expect([left, opened]).toEqual([[], []]);
  expect(row(1).hasAttribute('tabindex')).toBe(false);
});

const more =
  '<div class="wcpt-toggle-enabled"><div class="wcpt-pre-toggle">Kratko <span class="wcpt-toggle-trigger">več</span></div><div class="wcpt-post-toggle">Dolgo <span class="wcpt-toggle-trigger"></span></div></div>';

it('a part that opens also closes, with keys too, and says so', () => {
  const end = page([rowHtml({ id: 1, cells: [more] })]);
  const box = one('.wcpt-toggle-enabled');
  const [open, close] = box.querySelectorAll<HTMLElement>('.wcpt-toggle-trigger');
  if (!open || !close) throw new Error('no triggers');
  expect([open.getAttribute('role'), open.getAttribute('aria-expanded')]).toEqual(['button', 'false']);
  expect(close.getAttribute('aria-label')).toBe('Več');
  open.click();
  expect(box.className).toBe('wcpt-toggle-enabled wcpt-toggle');
  expect(close.getAttribute('aria-expanded')).toBe('true');
  expect(press(close, 'Enter')).toBe(false);
  expect(box.className).toBe('wcpt-toggle-enabled');
  end();
  expect(box.querySelector('[role], [aria-expanded], [tabindex]')).toBeNull();
});

it('a part that opens of the other kind swaps its classes, and a link in it leads nowhere', () => {
  page([
    rowHtml({
      id: 1,
      cells: ['<div class="wcpt-toggle wcpt-tg-off"><a href="#" class="wcpt-tg-trigger">x</a></div>'],
    }),
  ]);
  const trigger = one('.wcpt-tg-trigger');
  expect(click(trigger)).toBe(false);
  expect(one('.wcpt-toggle').className).toBe('wcpt-toggle wcpt-tg-on');
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  expect(trigger.hasAttribute('role')).toBe(false);
  click(trigger);
  expect(one('.wcpt-toggle').className).toBe('wcpt-toggle wcpt-tg-off');
});

it('a part that is missing is no error', () => {
  page([rowHtml({ id: 1, cells: ['<span class="wcpt-toggle-trigger">x</span>'] })]);
  expect(() => one('.wcpt-toggle-trigger').click()).not.toThrow();
});

const button = (href: string) => rowHtml({ id: 1, cells: [`<a class="wcpt-button" download href="${href}">x</a>`] });
const link = () => one('a[download]');

it('a download is a link on laptops, and opens a window on phones', () => {
  page([button('/cenik.pdf')]);
  expect(click(link())).toBe(true);
  vi.stubGlobal('wcpt_params', { initial_device: 'phone' });
  expect(click(link())).toBe(false);
  expect(opened).toEqual([[new URL('/cenik.pdf', location.href).href, '_blank', 'noopener']]);
});

it('a download of a stream comes through a frame that goes after two minutes', () => {
  vi.useFakeTimers();
  const loaded = vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(() => {});
  page([button('/?wcpt_stream=7')]);
  expect(click(link())).toBe(false);
  expect(one('iframe').hidden).toBe(true);
  expect(loaded.mock.calls).toEqual([[new URL('/?wcpt_stream=7', location.href).href]]);
  vi.advanceTimersByTime(120_001);
  expect(document.querySelector('iframe')).toBeNull();
});

it('a download of another kind of address is left to the browser', () => {
  vi.stubGlobal('wcpt_params', { initial_device: 'phone' });
  page([button('javascript:void 0')]);
  expect(click(link())).toBe(true);
  expect(opened).toEqual([]);
});

const menu = (selector: string) =>
  one(selector).dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
const cells = ['<div class="wcpt-noselect"><span>x</span><input></div>', '<i>y</i>'];

it.each([
  [1199, false],
  [1200, true],
])('the context menu in a window of %i px', (width, stays) => {
  vi.stubGlobal('innerWidth', width);
  const end = page([rowHtml({ id: 1, cells })]);
  expect(menu('.wcpt-noselect span')).toBe(stays);
  expect(menu('i')).toBe(true);
  expect(menu('.wcpt-noselect input')).toBe(true);
  end();
  expect(menu('.wcpt-noselect span')).toBe(true);
});
