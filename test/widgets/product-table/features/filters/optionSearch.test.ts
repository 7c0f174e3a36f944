import { beforeEach, expect, it, vi } from 'vitest';
import { bus } from '../../../../../src/core/bus/bus';
import { field, filterHtml, navigationHtml, one, press, searchHtml } from './markup';
import { setUpTableShop } from './shop';

const ENABLED = 'wcpt-filter--search-filter-options-enabled';
const accordions = () =>
  filterHtml({
    classes: ENABLED,
    attributes: 'data-wcpt-search-filter-options-placeholder="Poišči barvo"',
    options: [
      {
        value: '1',
        label: 'Rdeča',
        below: [
          { value: '11', label: 'Češnja' },
          { value: '12', label: 'Vrtnica' },
        ],
      },
      { value: '2', label: 'Modra', below: [{ value: '21', label: 'Nebo', checked: true }] },
      { value: '3', label: 'Črna' },
    ],
  });
const search = () => field('.wcpt-search-filter-options');
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.wcpt-dropdown-option')].flatMap(option =>
    option.style.display === 'none' ? [] : option.textContent.trim(),
  );
const open = () =>
  [...document.querySelectorAll('.wcpt-filter-hierarchy-accordion--open')].map(option => option.textContent.trim());

function type(text: string): void {
  search().value = text;
  for (const name of ['input', 'change']) search().dispatchEvent(new Event(name, { bubbles: true }));
}

const shop = setUpTableShop(navigationHtml({ header: searchHtml() + accordions() }));

async function page(header: string): Promise<void> {
  shop.page({ header });
  await vi.waitFor(() => search());
}

beforeEach(() => page(searchHtml() + accordions()));

it('a menu with a search for options has one field before its options, with a name', () => {
  bus.emit('wcpt_layout', { source: undefined }, one('.wcpt'));
  const menu = one('.wcpt-dropdown-menu');
  expect([...menu.children].map(child => child.className)).toEqual([
    'wcpt-search-filter-options',
    'wcpt-search-filter-option-set',
  ]);
  expect(search().placeholder).toBe('Poišči barvo');
  expect(search().getAttribute('aria-label')).toBe('Poišči barvo');
  expect(one('.wcpt-search-filter-option-set').children).toHaveLength(5);
});

it('a menu with a search for options has a name also without a placeholder', async () => {
  await page(filterHtml({ classes: ENABLED }));
  expect(search().getAttribute('aria-label')).toBe('Išči med možnostmi');
});

it('a menu with a search for options shows the options with the text, in any case, and opens what they stand under', () => {
  type(' ČEŠ ');
  expect(shown()).toEqual(['Češnja']);
  expect(open()).toEqual(['Rdeča']);
});

it('a menu with a search for options takes diacritics as typed, and texts of other meaning as texts', () => {
  type('crna');
  expect(shown()).toEqual([]);
  type('.*');
  expect(shown()).toEqual([]);
  type('r');
  expect(shown()).toEqual(['Rdeča', 'Vrtnica', 'Modra', 'Črna']);
});

it('a menu with a search for options shows all without a text, and opens what has something checked', () => {
  type('češ');
  type('  ');
  expect(shown()).toHaveLength(6);
  expect(open()).toEqual(['Modra']);
});

it('a menu with a search for options fetches nothing, with no key', () => {
  type('rd');
  expect(press(search(), 'Enter')).toBe(false);
  shop.asksNothing();
});

it('a menu with a search for options keeps its text, and what it shows, when the options come anew', async () => {
  type('mod');
  const before = search();
  field('.wcpt-search-input').value = 'majica';
  one('.wcpt-search-submit').click();
  await shop.sends();
  await vi.waitFor(() => expect(before.isConnected).toBe(false));
  expect(search().value).toBe('mod');
  expect(shown()).toEqual(['Modra']);
});

it('a menu with a search for options is as it was afterwards', () => {
  type('mod');
  shop.end();
  expect(document.querySelector('.wcpt-search-filter-options, .wcpt-search-filter-option-set')).toBeNull();
  expect(shown()).toHaveLength(6);
  expect(one('.wcpt-dropdown-menu').children).toHaveLength(5);
});

it('a menu with a search for options says once how many options are left', () => {
  vi.useFakeTimers();
  type('v');
  type('č');
  vi.advanceTimersByTime(600);
  expect(one('[role="status"]').textContent).toBe('Ustrezajo 3 možnosti.');
  type('xyz');
  vi.advanceTimersByTime(600);
  expect(one('[role="status"]').textContent).toBe('Nobena možnost ne ustreza.');
  vi.useRealTimers();
});
