import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bus } from '../../../../../src/core/bus/bus';
import { quietConsole } from '../../../../core/bus/helpers';
import {
  filterHtml,
  type NavigationParts,
  navigationHtml,
  one,
  pointAt,
  searchHtml,
  sortHtml,
  takeOver,
} from './markup';

let end = () => {};
const areas = () => [...document.querySelectorAll<HTMLElement>('.wcpt-navigation')];
const classes = () => areas().map(({ className }) => className.trim());
const hidden = () => [...document.querySelectorAll('.wcpt-nav-duplicate-hidden')];

/** Lays out for a window of a width; breakpoints are 749 and 1199. */
function resize(width: number): void {
  Object.defineProperty(document.documentElement, 'clientWidth', { value: width, configurable: true });
  bus.emit('wcpt_layout', { source: 'resize' }, one('.wcpt'));
}

function page(parts: NavigationParts): void {
  end();
  end = takeOver(navigationHtml(parts));
}

beforeEach(() => {
  quietConsole();
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 1300, configurable: true });
  page({ sidebar: searchHtml() + filterHtml(), header: searchHtml() + filterHtml() + sortHtml() });
});

afterEach(() => {
  end();
  end = () => {};
  Reflect.deleteProperty(document.documentElement, 'clientWidth');
  document.body.replaceChildren();
});

it.each([1199, 749, 320])(
  'a left sidebar is a header at %i px, with menus closed, and a sidebar again on a laptop',
  width => {
    const filter = one('.wcpt-left-sidebar .wcpt-dropdown');
    pointAt(one('.wcpt-filter-heading', filter));
    resize(width);
    expect(areas()[0]?.className.trim()).toBe('wcpt-navigation wcpt-header wcpt-was-left-sidebar');
    expect(filter.classList.contains('wcpt-open')).toBe(false);
    expect(one('.wcpt-filter-heading', filter).getAttribute('aria-expanded')).toBe('false');
    resize(1200);
    expect(classes()).toEqual(['wcpt-navigation wcpt-left-sidebar', 'wcpt-navigation wcpt-header']);
  },
);

it('a left sidebar that is a header stays one when other markup comes around it, and is given back as it was', () => {
  resize(700);
  const before = [...classes(), hidden().length];
  bus.emit('berocket_ajax_filtering_end', {});
  expect([...classes(), hidden().length]).toEqual(before);
  end();
  expect([...classes(), hidden().length]).toEqual([
    'wcpt-navigation wcpt-left-sidebar',
    'wcpt-navigation wcpt-header',
    0,
  ]);
});

it('a left sidebar says as a header what is chosen, and no longer as a sidebar', () => {
  page({
    sidebar: filterHtml({ options: [{ value: '1', label: 'Rdeča', checked: true }] }) + sortHtml('Cena'),
    header: '',
  });
  const badge = () => document.querySelector('.wcpt-active-count')?.textContent;
  const chosen = () => document.querySelector('.wcpt-radio-op-selected__heading-append')?.textContent;
  expect([badge(), chosen()]).toEqual([undefined, undefined]);
  resize(800);
  expect([badge(), chosen()]).toEqual(['1', 'Naziv A-Ž']);
  resize(1300);
  expect([badge(), chosen()]).toEqual([undefined, undefined]);
});

it('a left sidebar leaves out what the header has as well, the later one', () => {
  resize(700);
  const copies = [
    ...document.querySelectorAll('.wcpt-nav-main .wcpt-search-wrapper, .wcpt-nav-main [data-wcpt-taxonomy="pa_barva"]'),
  ];
  expect(hidden()).toEqual(copies);
  resize(1300);
  expect(hidden()).toEqual([]);
});

it('a left sidebar of another filter, taxonomy or search stays', () => {
  page({
    sidebar: filterHtml() + filterHtml({ kind: '', taxonomy: '' }),
    header: filterHtml({ taxonomy: 'pa_velikost' }) + filterHtml({ kind: '', taxonomy: '' }) + searchHtml(),
  });
  resize(700);
  expect(hidden()).toEqual([]);
});

it('a left sidebar that comes with a button of its own stays one', () => {
  page({ sidebar: filterHtml(), header: `<div class="wcpt-reveal-sidebar"></div>${filterHtml()}` });
  resize(700);
  expect(areas()[0]?.classList.contains('wcpt-left-sidebar')).toBe(true);
  expect(hidden()).toEqual([]);
});

it('a left sidebar is left alone by the layout of a table in a cell', () => {
  const inner = navigationHtml({ id: '13', header: '' });
  end();
  end = takeOver(
    navigationHtml({ sidebar: filterHtml() }).replace('<td class="wcpt-cell">1</td>', `<td>${inner}</td>`),
  );
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 700, configurable: true });
  bus.emit('wcpt_layout', { source: 'tab' }, one('#wcpt-13'));
  expect(one('.wcpt-navigation').classList.contains('wcpt-left-sidebar')).toBe(true);
});

const tops = () => areas().map(({ style }) => style.top);
const sticky = (settings: Readonly<Record<string, unknown>>) => {
  page({ sidebar: filterHtml(), classes: 'wcpt-sticky', settings });
  for (const area of areas()) Object.defineProperty(area, 'offsetHeight', { value: 50, configurable: true });
};

it('sticky navigation sticks at the offset beside a sidebar, and below it where that is a header', () => {
  sticky({ laptop_freeze_heading_offset: '30', tablet_scroll_offset: '12.7px', phone_scroll_offset: '.site-header' });
  resize(1300);
  expect(tops()).toEqual(['30px', '30px']);
  resize(1000);
  expect(tops()).toEqual(['12px', '62px']);
  resize(500);
  expect(tops()).toEqual(['0px', '50px']);
  end();
  expect(tops()).toEqual(['', '']);
});

it('sticky navigation takes the scroll offset where the heading has none', () => {
  sticky({ laptop_freeze_heading_offset: '', laptop_scroll_offset: '40' });
  resize(1300);
  expect(tops()).toEqual(['40px', '40px']);
});

it('sticky navigation alone has nothing above it', () => {
  page({ classes: 'wcpt-sticky' });
  resize(500);
  expect(tops()).toEqual(['0px']);
});

it('sticky navigation places nothing that is not sticky', () => {
  resize(500);
  expect(tops()).toEqual(['', '']);
});
