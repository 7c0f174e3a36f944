import { act } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { doing, find, said, setUpPage } from '../../../../hydrate/page';
import { rowHtml, tableHtml } from '../../markup';
import { mountTables } from '../../take';

/** Gives the test page a layout: a window, and all elements in it. */
function layOut(): void {
  for (const side of ['clientWidth', 'clientHeight'])
    Object.defineProperty(document.documentElement, side, { value: 1300, configurable: true });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(300, 300, 50, 20));
}

// Its code comes with the first one; a busy machine takes long to read it.
beforeAll(async () => {
  layOut();
  await page([tooltipHtml('a', 'Besedilo')]);
  label('a').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await vi.waitFor(() => expect(open()).toEqual(['a']), 30_000);
  await end();
}, 40_000);
setUpPage();

const CLICK = 'wcpt-tooltip--open-on-click';
let end = async () => {};
let pointed: Element | undefined;

const tooltipHtml = (id: string, content: string, classes = '', label = id) =>
  `<div class="wcpt-tooltip ${classes}" id="${id}"><span class="wcpt-tooltip-label">${label}</span><div class="wcpt-tooltip-content-wrapper" data-wcpt-position=""><div class="wcpt-tooltip-content">${content}</div></div></div>`;

async function page(cells: readonly string[], before = '', heading = ''): Promise<void> {
  const html = tableHtml([rowHtml({ id: 1, cells })], { before, headings: `<th class="wcpt-heading">${heading}</th>` });
  const tables = await act(async () => mountTables(html));
  end = () => doing(() => tables.forEach(({ unmount }) => void unmount()));
}

const tooltip = (id: string) => find(document, `#${id}`);
const label = (id: string) => find(tooltip(id), '.wcpt-tooltip-label');
const wrapper = (id: string) => find(tooltip(id), '.wcpt-tooltip-content-wrapper');
const expanded = (id: string) => label(id).getAttribute('aria-expanded');
const open = () => [...document.querySelectorAll('.wcpt-tooltip.wcpt-open')].map(({ id }) => id);
/** Lets what waits for the code go on, and ms go by. */
const later = (ms = 0) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

async function point(at: Element | undefined, pointerType = 'mouse'): Promise<void> {
  const from = pointed;
  pointed = at;
  const init = { bubbles: true, pointerType };
  from?.dispatchEvent(new PointerEvent('pointerout', { ...init, relatedTarget: at ?? document.body }));
  at?.dispatchEvent(new PointerEvent('pointerover', { ...init, relatedTarget: from ?? document.body }));
  await later();
}

async function click(element: Element, detail = 1): Promise<void> {
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  await later();
}

async function press(element: Element, key: string): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  await later();
  return !event.defaultPrevented;
}

async function focus(element: HTMLElement): Promise<void> {
  element.focus();
  await later();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  pointed = undefined;
  layOut();
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function asInBrowser(this: Element, selector) {
    if (selector === ':hover') return pointed !== undefined && this.contains(pointed);
    if (selector === ':focus-visible') return this === document.activeElement;
    return matches.call(this, selector);
  });
});

afterEach(async () => {
  await end();
  end = async () => {};
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'wcpt_global_tooltip_trigger_mode');
});

it('a tooltip that nobody has touched is a button that its content describes, and what is in it can’t be reached', async () => {
  await page([tooltipHtml('a', 'Besedilo')]);
  expect([label('a').getAttribute('role'), label('a').tabIndex, expanded('a')]).toEqual(['button', 0, 'false']);
  expect(label('a').getAttribute('aria-describedby')).toBe(wrapper('a').id);
  expect(wrapper('a').getAttribute('popover')).toBe('manual');
});

it('a tooltip that nobody has touched has a name where its label is an icon', async () => {
  await page([tooltipHtml('a', 'Besedilo', '', '<svg></svg>')]);
  expect(label('a').getAttribute('aria-label')).toBe('Več o tem');
});

it('a tooltip that nobody has touched belongs to the control that its label has, or that it is in', async () => {
  await page([
    tooltipHtml('a', 'x', '', '<a href="#b">b</a>'),
    `<button type="button">${tooltipHtml('b', 'x')}</button>`,
  ]);
  expect(find(label('a'), 'a').getAttribute('aria-describedby')).toBe(wrapper('a').id);
  expect(find(document, 'td button').getAttribute('aria-describedby')).toBe(wrapper('b').id);
  expect(document.querySelector('.wcpt-tooltip-label[role]')).toBeNull();
});

it.each(['', ' \n ', '<svg class="wcpt-tooltip-arrow"></svg>'])(
  'a tooltip that nobody has touched stays plain with %j in it, and never opens',
  async content => {
    await page([tooltipHtml('a', content)]);
    expect(label('a').matches('[role], [tabindex]')).toBe(false);
    await click(label('a'));
    await point(label('a'));
    await later(1000);
    expect([open(), said()]).toEqual([[], []]);
  },
);

it('a tooltip that nobody has touched leaves the page as it was when the table goes', async () => {
  await page([tooltipHtml('a', 'Besedilo', CLICK)]);
  await click(label('a'));
  expect(open()).toEqual(['a']);
  await end();
  expect(tooltip('a').outerHTML.replaceAll(/ (?:style|id)="[^"]*"/g, '')).toBe(
    tooltipHtml('a', 'Besedilo', CLICK).replace(' id="a"', ''),
  );
});

it('under the pointer opens after 200 ms, and closes when the pointer has left', async () => {
  await page([tooltipHtml('a', 'Besedilo')]);
  await point(label('a'));
  await later(199);
  expect(open()).toEqual([]);
  await later(1);
  expect([open(), expanded('a')]).toEqual([['a'], 'true']);
  await point(wrapper('a'));
  await later(1000);
  expect(open()).toEqual(['a']);
  await point(document.body);
  await later(100);
  expect(open()).toEqual([]);
});

it('under the pointer does not open when the pointer only passes, nor under a finger', async () => {
  await page([tooltipHtml('a', 'Besedilo')]);
  await point(label('a'));
  await later(150);
  await point(document.body);
  await later(1000);
  expect(open()).toEqual([]);
  await point(label('a'), 'touch');
  await later(1000);
  expect(open()).toEqual([]);
});

it('under the pointer closes where the pointer comes to content that is not to be reached', async () => {
  await page([tooltipHtml('a', 'Besedilo', 'wcpt-tooltip--hover-disabled')]);
  await point(label('a'));
  await later(200);
  expect(open()).toEqual(['a']);
  await point(wrapper('a'));
  expect(open()).toEqual([]);
});

it.each([
  ['that opens by clicks', CLICK, undefined, ''],
  ['after a touch', '', 'click', ''],
  ['in a sidebar', '', undefined, 'wcpt-left-sidebar'],
])('under the pointer stays closed %s, and a click opens and closes it', async (_, classes, mode, side) => {
  const html = tooltipHtml('a', 'Besedilo', classes);
  await page(side ? [] : [html], side && `<div class="wcpt-navigation ${side}">${html}</div>`);
  if (mode) Reflect.set(globalThis, 'wcpt_global_tooltip_trigger_mode', mode);
  await point(label('a'));
  await later(1000);
  expect(open()).toEqual([]);
  await click(label('a'));
  expect(open()).toEqual(['a']);
  await click(label('a'));
  expect(open()).toEqual([]);
});

it('with the keyboard opens for whoever comes to it, Escape closes it, and the focus stays', async () => {
  await page([tooltipHtml('a', 'Besedilo')]);
  await focus(label('a'));
  expect(open()).toEqual(['a']);
  await press(label('a'), 'Escape');
  expect([open(), document.activeElement]).toEqual([[], label('a')]);
});

it.each(['Enter', ' '])(
  'with the keyboard opens and closes with %j where it opens by clicks, and the page does not scroll',
  async key => {
    await page([tooltipHtml('a', 'Besedilo', CLICK)]);
    await focus(label('a'));
    expect(open()).toEqual([]);
    expect(await press(label('a'), key)).toBe(false);
    expect(open()).toEqual(['a']);
    expect(await press(label('a'), key)).toBe(false);
    expect(open()).toEqual([]);
  },
);

it('with the keyboard closes when the focus goes on, and gives it back when it closes around it', async () => {
  await page([tooltipHtml('a', '<button type="button" id="in">x</button>', CLICK), '<a href="#c" id="c">c</a>']);
  await click(label('a'));
  await focus(find(document, '#in'));
  expect(open()).toEqual(['a']);
  await press(find(document, '#in'), 'Escape');
  expect([open(), document.activeElement]).toEqual([[], label('a')]);
  await click(label('a'));
  await focus(find(document, '#in'));
  await focus(find(document, '#c'));
  expect([open(), document.activeElement?.id]).toEqual([[], 'c']);
});

it('of several: one is open, with those that it is in; with it those in it close', async () => {
  await page([tooltipHtml('a', `x ${tooltipHtml('in', 'y', CLICK)}`, CLICK), tooltipHtml('b', 'z', CLICK)]);
  await click(label('a'));
  await click(label('in'));
  expect(open()).toEqual(['a', 'in']);
  await click(label('a'));
  expect(open()).toEqual([]);
  await click(label('a'));
  await click(label('in'));
  await click(label('b'));
  expect(open()).toEqual(['b']);
  await click(document.body);
  expect(open()).toEqual([]);
});

it('of several those of headings and navigation open as those of rows do', async () => {
  await page(
    [],
    `<div class="wcpt-navigation wcpt-header">${tooltipHtml('n', 'x', CLICK)}</div>`,
    tooltipHtml('h', 'y', CLICK),
  );
  await click(label('n'));
  expect(open()).toEqual(['n']);
  await click(label('h'));
  expect(open()).toEqual(['h']);
});

it('a tooltip that opens takes the place of another, also of another table, but not of the one that it is in', async () => {
  const inner = tooltipHtml('b', 'x', CLICK);
  const html = [[tooltipHtml('a', `x ${inner}`, CLICK)], [tooltipHtml('c', 'x')]].map((cells, at) =>
    tableHtml([rowHtml({ id: at + 1, cells })], { id: 12 + at }),
  );
  const tables = await act(async () => mountTables(html.join('')));
  end = () => doing(() => tables.forEach(({ unmount }) => void unmount()));
  await click(label('a'));
  await click(label('b'));
  expect(open()).toEqual(['a', 'b']);
  await point(label('c'));
  await later(200);
  expect(open()).toEqual(['c']);
});

it('a table that ends while a tooltip is open ends without an error', async () => {
  const asBrowsers = {
    showPopover() {},
    hidePopover(this: Element) {
      if (!this.hasAttribute('popover')) throw new DOMException('no popover', 'NotSupportedError');
    },
  };
  Object.assign(HTMLElement.prototype, asBrowsers);
  onTestFinished(() => {
    for (const name of Object.keys(asBrowsers)) Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  await page([tooltipHtml('a', 'Besedilo', CLICK)]);
  await click(label('a'));
  expect(open()).toEqual(['a']);
  await expect(end()).resolves.toBeUndefined();
  expect(open()).toEqual([]);
});
