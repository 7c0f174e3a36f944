import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from '../../../../../widgets/product-table';
import { quietConsole } from '../../../../core/bus/helpers';
import {
  filterHtml,
  hover,
  type NavigationParts,
  navigationHtml,
  one,
  pointAt,
  press,
  sortHtml,
  takeOver,
} from './markup';

let end = () => {};
const colour = () => one('.wcpt-header [data-wcpt-filter="attribute"]');
const sort = () => one('[data-wcpt-filter="sort_by"]');
const heading = (dropdown: Element) => one('.wcpt-filter-heading', dropdown);
const isOpen = (dropdown: Element) => dropdown.classList.contains('wcpt-open');

function page(parts: NavigationParts): void {
  end();
  end = takeOver(navigationHtml(parts));
}

beforeEach(() => {
  vi.useFakeTimers();
  quietConsole();
  vi.stubGlobal('wcpt_global_tooltip_trigger_mode', undefined);
  page({});
});

afterEach(() => {
  end();
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('a heading is a button that says what it opens', () => {
  const button = heading(colour());
  const menu = one('.wcpt-dropdown-menu', colour());
  expect(button.getAttribute('role')).toBe('button');
  expect(button.tabIndex).toBe(0);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(button.getAttribute('aria-controls')).toBe(menu.id);
  expect(menu.getAttribute('aria-labelledby')).toBe(button.id);
});

it('a heading without a text has a name', () => {
  page({ header: filterHtml({ heading: '' }) });
  expect(heading(colour()).getAttribute('aria-label')).toBe('Filter');
});

it('a heading of a row of options opens nothing', () => {
  page({ header: filterHtml({ row: true }) });
  expect(heading(colour()).hasAttribute('role')).toBe(false);
  pointAt(heading(colour()));
  expect(isOpen(colour())).toBe(false);
});

it('a heading opens and closes by click, and closes the others', () => {
  pointAt(heading(colour()));
  expect(isOpen(colour())).toBe(true);
  expect(heading(colour()).getAttribute('aria-expanded')).toBe('true');
  pointAt(heading(sort()));
  expect([isOpen(colour()), isOpen(sort())]).toEqual([false, true]);
  pointAt(heading(sort()));
  expect(isOpen(sort())).toBe(false);
});

it('a menu closes with a click elsewhere, not with one in it', () => {
  pointAt(heading(colour()));
  pointAt(one('label', colour()));
  expect(isOpen(colour())).toBe(true);
  pointAt(one('.wcpt-row'));
  expect(isOpen(colour())).toBe(false);
});

it('a menu stays open when Escape has closed what is above it', () => {
  pointAt(heading(colour()));
  const input = one('input', colour());
  input.addEventListener('keydown', event => event.preventDefault(), { once: true });
  press(input, 'Escape');
  expect(isOpen(colour())).toBe(true);
});

it('a menu of one choice closes when a pointer has chosen, not when a key has', () => {
  pointAt(heading(sort()));
  press(one('input', sort()), 'ArrowDown');
  one('input', sort()).click();
  expect(isOpen(sort())).toBe(true);
  pointAt(one('label', sort()));
  expect(isOpen(sort())).toBe(false);
});

it('a menu wider than the page is narrowed, and one that sticks out is shifted', () => {
  const menu = one('.wcpt-dropdown-menu', colour());
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 400, configurable: true });
  Object.defineProperty(menu, 'offsetWidth', { value: 380, configurable: true });
  const place = vi.spyOn(menu, 'getBoundingClientRect');
  place.mockReturnValue(new DOMRect(100, 0, 370, 10));
  pointAt(heading(colour()));
  expect(menu.style.maxWidth).toBe('370px');
  expect(menu.style.translate).toBe('-85px');
  pointAt(heading(colour()));
  place.mockReturnValue(new DOMRect(-20, 0, 100, 10));
  pointAt(heading(colour()));
  expect(menu.style.translate).toBe('35px');
  Reflect.deleteProperty(document.documentElement, 'clientWidth');
});

it('a pointer opens after 200 ms and closes when it leaves', () => {
  hover(colour());
  vi.advanceTimersByTime(199);
  expect(isOpen(colour())).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isOpen(colour())).toBe(true);
  hover(colour(), 'mouseleave');
  expect(isOpen(colour())).toBe(false);
});

it('a pointer that only passes opens nothing', () => {
  hover(colour());
  vi.advanceTimersByTime(100);
  hover(colour(), 'mouseleave');
  vi.advanceTimersByTime(1000);
  expect(isOpen(colour())).toBe(false);
});

it('a pointer opens by hovering; the click that follows does not close, a second one does', () => {
  hover(colour());
  vi.advanceTimersByTime(200);
  pointAt(heading(colour()));
  expect(isOpen(colour())).toBe(true);
  pointAt(heading(colour()));
  expect(isOpen(colour())).toBe(false);
});

it('a pointer that clicks before the delay has passed does not open twice', () => {
  hover(colour());
  pointAt(heading(colour()));
  pointAt(heading(colour()));
  vi.advanceTimersByTime(1000);
  expect(isOpen(colour())).toBe(false);
});

it('a pointer opens nothing after a touch until the window has another size', () => {
  window.dispatchEvent(new Event('touchstart'));
  expect(Reflect.get(window, 'wcpt_global_tooltip_trigger_mode')).toBe('click');
  hover(colour());
  vi.advanceTimersByTime(1000);
  expect(isOpen(colour())).toBe(false);
  pointAt(heading(colour()));
  hover(colour(), 'mouseleave');
  expect(isOpen(colour())).toBe(true);
  window.dispatchEvent(new Event('resize'));
  hover(sort());
  vi.advanceTimersByTime(200);
  expect([isOpen(colour()), isOpen(sort())]).toEqual([false, true]);
});

it('a pointer is forgotten when the table goes', () => {
  hover(colour());
  end();
  vi.advanceTimersByTime(1000);
  expect(isOpen(colour())).toBe(false);
});

it('menus in a sidebar open by click only, apart from each other, and stay', () => {
  page({
    sidebar: filterHtml() + filterHtml({ taxonomy: 'pa_velikost', classes: 'wcpt-filter-open wcpt-open' }),
    header: sortHtml(),
  });
  const [first, second] = [...one('.wcpt-left-sidebar').querySelectorAll('.wcpt-dropdown')];
  if (!first || !second) throw new Error('no filters');
  hover(first);
  vi.advanceTimersByTime(1000);
  expect(isOpen(first)).toBe(false);
  pointAt(heading(first));
  expect([isOpen(first), isOpen(second)]).toEqual([true, true]);
  hover(first, 'mouseleave');
  pointAt(heading(sort()));
  pointAt(one('.wcpt-row'));
  press(heading(first), 'Escape');
  expect([isOpen(first), isOpen(second)]).toEqual([true, true]);
  expect(heading(second).getAttribute('aria-expanded')).toBe('true');
  pointAt(heading(second));
  expect([isOpen(first), isOpen(second)]).toEqual([true, false]);
});

it('a table in another table has its own menus', () => {
  end();
  const inner = navigationHtml({ id: '13', header: filterHtml() });
  end = takeOver(navigationHtml({ id: '12' }).replace('<td class="wcpt-cell">1</td>', `<td>${inner}</td>`));
  const innerMenu = one('#wcpt-13 .wcpt-dropdown');
  pointAt(heading(innerMenu));
  expect(isOpen(innerMenu)).toBe(true);
  expect(isOpen(colour())).toBe(false);
});

it('a table leaves the menus of a table in its navigation to that', () => {
  end();
  document.body.innerHTML = navigationHtml({
    header: filterHtml() + navigationHtml({ id: '13', header: filterHtml() }),
  });
  const { unmount } = mount(one('#wcpt-12'));
  end = unmount;
  expect(heading(one('#wcpt-13 .wcpt-dropdown')).hasAttribute('role')).toBe(false);
  expect(heading(colour()).getAttribute('role')).toBe('button');
});
