import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bus } from '../../../../src/core/bus/bus';
import { tableCache } from '../../../../widgets/product-table/query/fetchTable';
import { quietConsole } from '../../../core/bus/helpers';
import { type Sent, shopAnswers } from '../../../core/calls/helpers';
import { field, filterHtml, navigationHtml, one, press, searchHtml, takeOver } from './markup';

let end = () => {};
let sent: Sent[];
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

async function page(header: string): Promise<void> {
  end();
  end = takeOver(navigationHtml({ header }));
  await vi.waitFor(() => search());
}

beforeEach(async () => {
  quietConsole();
  tableCache().data = {};
  history.replaceState({}, '', '/');
  sent = shopAnswers(navigationHtml({ header: searchHtml() + accordions() }));
  await page(searchHtml() + accordions());
});

afterEach(() => {
  end();
  end = () => {};
  document.body.replaceChildren();
});

describe('a menu with a search for options', () => {
  it('has one field before its options, with a name', () => {
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

  it('has a name also without a placeholder', async () => {
    await page(filterHtml({ classes: ENABLED }));
    expect(search().getAttribute('aria-label')).toBe('Išči med možnostmi');
  });

  it('shows the options with the text, in any case, and opens what they stand under', () => {
    type(' ČEŠ ');
    expect(shown()).toEqual(['Češnja']);
    expect(open()).toEqual(['Rdeča']);
  });

  it('takes diacritics as typed, and texts of other meaning as texts', () => {
    type('crna');
    expect(shown()).toEqual([]);
    type('.*');
    expect(shown()).toEqual([]);
    type('r');
    expect(shown()).toEqual(['Rdeča', 'Vrtnica', 'Modra', 'Črna']);
  });

  it('shows all without a text, and opens what has something checked', () => {
    type('češ');
    type('  ');
    expect(shown()).toHaveLength(6);
    expect(open()).toEqual(['Modra']);
  });

  it('fetches nothing, with no key', () => {
    type('rd');
    expect(press(search(), 'Enter')).toBe(false);
    expect(sent).toEqual([]);
  });

  it('keeps its text, and what it shows, when the options come anew', async () => {
    type('mod');
    const before = search();
    field('.wcpt-search-input').value = 'majica';
    one('.wcpt-search-submit').click();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await vi.waitFor(() => expect(before.isConnected).toBe(false));
    expect(search().value).toBe('mod');
    expect(shown()).toEqual(['Modra']);
  });

  it('is as it was afterwards', () => {
    type('mod');
    end();
    expect(document.querySelector('.wcpt-search-filter-options, .wcpt-search-filter-option-set')).toBeNull();
    expect(shown()).toHaveLength(6);
    expect(one('.wcpt-dropdown-menu').children).toHaveLength(5);
  });

  it('says once how many options are left', () => {
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
});
