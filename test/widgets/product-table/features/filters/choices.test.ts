import { expect, it, vi } from 'vitest';
import { bus } from '../../../../../src/core/bus/bus';
import type { ShopEvents } from '../../../../../src/core/bus/events';
import { tableCache } from '../../../../../widgets/product-table/table/query/answers';
import { jQuery3, putJQuery } from '../../../../core/bus/helpers';
import { silence } from '../../../../core/calls/helpers';
import {
  change,
  field,
  filterHtml,
  type NavigationParts,
  navigationHtml,
  one,
  press,
  rangeHtml,
  searchHtml,
} from './markup';
import { setUpTableShop } from './shop';

const shop = setUpTableShop();

const tree = filterHtml({
  kind: 'category',
  taxonomy: 'product_cat',
  heading: 'Kategorija',
  name: '12_product_cat[]',
  options: [
    {
      value: '18',
      label: 'Obutev',
      below: [
        { value: '24', label: 'Otroška' },
        { value: '25', label: 'Zimska' },
      ],
    },
    { value: '20', label: 'Orodje' },
  ],
})
  .replace('wcpt-dropdown-menu', 'wcpt-dropdown-menu wcpt-hierarchy')
  .replace('name="12_product_cat[]" value="18"', 'class="wcpt-hr-parent-term" name="12_product_cat[]" value="18"');

it('a choice asks for the rows that fit all choices, from page 1', async () => {
  shop.page({ query: '?12_paged=3' });
  change('[value="2"]', true);
  await shop.sends();
  expect(shop.asked()).toEqual([
    'wc-ajax=wcpt_ajax',
    '12_attr_pa_barva[]=2',
    '12_orderby=option_0',
    '12_device=laptop',
    '12_filtered=true',
  ]);
});

it('a choice that is on its way when a page is asked for comes with that page, in the navigation as well', async () => {
  const withPages = (parts: NavigationParts, rows = '$&') =>
    navigationHtml(parts)
      .replace(/<div class="wcpt-table-scroll.*?<\/table><\/div>/, rows)
      .replace(
        /(?:<\/div>){3}$/,
        '<div class="wcpt-pagination"><a class="page-numbers" href="?12_paged=2">2</a></div>$&',
      );
  shop.page(withPages({}));
  const chosen = filterHtml({ options: [{ value: '2', label: 'Izbrana', checked: true }] });
  const none = '<div class="wcpt-no-results" data-wcpt-device="laptop">Nič</div>';
  // The choice has one page only.
  const [beyond, first] = [
    withPages({ header: chosen, query: '?12_attr_pa_barva[]=2&12_paged=2' }, none),
    withPages({ header: chosen }),
  ];
  shop.answer(silence, beyond, first);
  change('[value="2"]', true);
  await shop.sends();
  one('.page-numbers').click();
  await shop.sends(3);
  expect(shop.asked('12_')).toEqual(expect.arrayContaining(['12_attr_pa_barva[]=2', '12_paged=1']));
  await vi.waitFor(() => expect(one('.wcpt-header').textContent).toContain('Izbrana'));
  expect(document.querySelector('.wcpt-no-results')).toBeNull();
  shop.answer(silence);
  one('.page-numbers').click();
  await shop.sends();
  expect(shop.asked('wcpt_paginate_only')).toEqual(['wcpt_paginate_only=1']);
});

it('a choice that has failed is no longer shown with the next page, which is one without it', async () => {
  const pages = '<div class="wcpt-pagination"><a class="page-numbers" href="?12_paged=2">2</a></div>';
  const withPages = navigationHtml().replace(/(?:<\/div>){3}$/, `${pages}$&`);
  shop.page(withPages);
  shop.answer(new TypeError('Failed to fetch'), withPages);
  change('[value="2"]', true);
  await vi.waitFor(() => one('.sw-table-failure'));
  one('.page-numbers').click();
  await vi.waitFor(() => expect(field('[value="2"]').checked).toBe(false));
  expect(shop.asked('12_')).toEqual(['12_paged=2', '12_device=laptop', '12_filtered=true']);
});

it('a choice made through jQuery is heard as well, once', async () => {
  putJQuery(jQuery3);
  shop.page({});
  const box = field('[value="2"]');
  box.checked = true;
  jQuery3(box).trigger('change');
  await shop.sends();
  expect(shop.asked()).toContain('12_attr_pa_barva[]=2');
});

it('a choice in a row, or of a table in a cell, asks for nothing', () => {
  shop.page({});
  one('.wcpt-cell').innerHTML = '<input type="checkbox" name="x">';
  change('[name="x"]', true);
  shop.asksNothing();
});

it('a choice is not sent when a listener says so, and is sent by its callback', async () => {
  shop.page({});
  let send = () => {};
  const listening = new AbortController();
  const veto = (change: ShopEvents['wcpt_after_navigation_change']) => {
    change.proceed = false;
    send = change.callback;
  };
  bus.on('wcpt_after_navigation_change', veto, { signal: listening.signal });
  change('[value="1"]', true);
  listening.abort();
  shop.asksNothing();
  send();
  await shop.sends();
});

it('a choice keeps the order of the heading that the table is sorted by, but for another order', async () => {
  const heading =
    '<th class="wcpt-heading" data-wcpt-sort-id="column_3"><div class="wcpt-sorting-icons wcpt-sorting-desc" data-wcpt-orderby="price" data-wcpt-meta-key=""><span class="wcpt-sorting-icon"></span></div></th>';
  const head = `<thead><tr class="wcpt-heading-row">${heading}</tr></thead><tbody>`;
  shop.page(navigationHtml().replace('<tbody>', head));
  const rect = new DOMRect();
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(Object.assign([rect], { item: () => rect }));
  change('[value="1"]', true);
  await shop.sends();
  expect(shop.asked().slice(-6)).toEqual([
    '12_orderby=column_heading',
    '12_order=DESC',
    '12_column_orderby=price',
    '12_column_meta_key=',
    '12_device=laptop',
    '12_filtered=true',
  ]);
});

const checked = () =>
  [...document.querySelectorAll<HTMLInputElement>('.wcpt-hierarchy input:checked')].map(one => one.value);

it('terms of a tree are shown by a sign that does not choose, with a key as well', () => {
  shop.page({ header: tree });
  const trigger = one('.wcpt-filter-hierarchy-accordion__trigger');
  expect(trigger.getAttribute('aria-label')).toBe('Podrejene možnosti: Obutev');
  trigger.click();
  expect(one('.wcpt-filter-hierarchy-accordion').classList.contains('wcpt-filter-hierarchy-accordion--open')).toBe(
    true,
  );
  press(trigger, 'Enter');
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  expect(checked()).toEqual([]);
  expect(shop.sent).toEqual([]);
});

it('terms of a tree stay shown when other markup comes around them, and are hidden by the same sign', () => {
  shop.page({ header: tree });
  const trigger = one('.wcpt-filter-hierarchy-accordion__trigger');
  trigger.click();
  bus.emit('berocket_ajax_filtering_end', {});
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  trigger.click();
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  expect(document.querySelector('.wcpt-filter-hierarchy-accordion--open')).toBeNull();
});

const values = () => [field('.wcpt-range-input-min').value, field('.wcpt-range-input-max').value];

it.each<[string, () => void]>([
  ['its button', () => one('.wcpt-range-submit-button').click()],
  // No form around it is sent.
  ['Enter', () => expect(press(one('.wcpt-range-input-max'), 'Enter')).toBe(false)],
])('a range asks with %s, the right way round', async (_, act) => {
  shop.page({ header: rangeHtml() });
  change('.wcpt-range-input-min', '90');
  change('.wcpt-range-input-max', '20');
  act();
  expect(values()).toEqual(['20', '90']);
  await shop.sends();
  expect(shop.asked()).toEqual(expect.arrayContaining(['12_price_range_min=20', '12_price_range_max=90']));
});

it('a range has no value above what there is', () => {
  shop.page({ header: rangeHtml() });
  change('.wcpt-range-input-max', '999');
  expect(values()[1]).toBe('150');
});

it('a range takes the limits of a preset, and takes a preset back when limits are typed', async () => {
  shop.page({ header: rangeHtml() });
  change('[value="option_0"]', true);
  expect(values()).toEqual(['20', '60']);
  change('.wcpt-range-input-min', '30');
  expect(field('[value="option_0"]').checked).toBe(false);
  await shop.sends();
});

it('a range of one value has its track whole', async () => {
  shop.page({ header: rangeHtml('min="5" max="5"') });
  await vi.waitFor(() => expect(document.querySelectorAll('.wcpt-range-slider')).toHaveLength(2));
  const { style } = one('.ghost');
  expect([style.getPropertyValue('--low'), style.getPropertyValue('--high')]).toEqual(['0%', '100%']);
});

const dates = (start: string, finish: string) =>
  `<div class="wcpt-filter wcpt-dropdown" data-wcpt-filter="date_picker"><div class="wcpt-filter-heading"><span class="wcpt-dropdown-label">Datum</span></div><div class="wcpt-dropdown-menu"><input type="text" class="wcpt-filter-date-picker wcpt-filter-date-picker--start-date" name="12_date_post_start" value="${start}"><input type="text" class="wcpt-filter-date-picker wcpt-filter-date-picker--end-date" name="12_date_post_end" value="${finish}"><div><span class="wcpt-date-picker-submit-button">Uporabi</span><a class="wcpt-date-picker-reset-button">Počisti</a></div></div></div>`;

it('dates are asked for the right way round', async () => {
  shop.page({ header: dates('2026-05-01', '2026-01-01') });
  change('.wcpt-filter-date-picker--start-date', '2026-05-02');
  shop.asksNothing();
  one('.wcpt-date-picker-submit-button').click();
  await shop.sends();
  expect(shop.asked()).toEqual(
    expect.arrayContaining(['12_date_post_start=2026-01-01', '12_date_post_end=2026-05-02']),
  );
});

it('dates are taken back', async () => {
  shop.page({ header: dates('2026-01-01', '2026-05-01') });
  one('.wcpt-date-picker-reset-button').click();
  await shop.sends();
  expect(shop.asked()).toEqual(expect.arrayContaining(['12_date_post_start=', '12_date_post_end=']));
});

it('dates are named for the filter and their end, unless the page names them', () => {
  shop.page({ header: dates('', '').replace('name="12_date_post_end"', 'aria-label="Zadnji dan"') });
  expect(document.querySelectorAll('[aria-label="Datum: od"].wcpt-filter-date-picker--start-date')).toHaveLength(1);
  expect(field('.wcpt-filter-date-picker--end-date').getAttribute('aria-label')).toBe('Zadnji dan');
});

it('a date of a filter without a heading is named for its end alone', () => {
  shop.page({ header: dates('', '').replace('Datum', '') });
  const names = [...document.querySelectorAll('.wcpt-filter-date-picker')].map(one => one.getAttribute('aria-label'));
  expect(names).toEqual(['od', 'do']);
});

it.each([
  ['3026-01-01', true],
  ['2026-01-011', true],
  ['2026-01-01', false],
  ['', false],
])('dates typed as "%s" are flagged: %s', (value, isWrong) => {
  shop.page({ header: dates('', '') });
  const input = field('.wcpt-filter-date-picker');
  input.value = value;
  input.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  expect(input.style.borderColor).toBe(isWrong ? 'red' : '');
  expect(input.getAttribute('aria-invalid')).toBe(isWrong ? 'true' : null);
});

const buttons =
  '<div class="wcpt-apply-reset-wrapper"><span class="wcpt-apply">Uporabi</span><span class="wcpt-reset wcpt-disabled">Počisti</span></div>';

it('choices are held back until Apply', async () => {
  shop.page({ header: filterHtml() + buttons });
  change('[value="1"]', true);
  change('[value="2"]', true);
  shop.asksNothing();
  press(one('.wcpt-apply'), 'Enter');
  await shop.sends();
  expect(shop.asked()).toEqual(expect.arrayContaining(['12_attr_pa_barva[]=1', '12_attr_pa_barva[]=2']));
});

const chip =
  '<div class="wcpt-clear-filters-wrapper"><div class="wcpt-clear-filter" data-wcpt-filter="attribute" data-wcpt-taxonomy="pa_barva" data-wcpt-value="1">Rdeča</div></div>';
const type = (selector: string, value: string) => {
  field(selector).value = value;
};

it.each<[string, string, string, string, string]>([
  ['a search', searchHtml(), '.wcpt-search-input', 'x', '.wcpt-search-submit'],
  ['Apply', filterHtml() + buttons, '[value="1"]', '1', '.wcpt-apply'],
  ['a range', rangeHtml(), '.wcpt-range-input-min', '20', '.wcpt-range-submit-button'],
  ['dates', dates('', ''), '.wcpt-filter-date-picker', '2026-01-01', '.wcpt-date-picker-submit-button'],
  ['a dropped choice', filterHtml() + chip, '[value="1"]', '1', '.wcpt-clear-filter'],
])('scripts hear of %s by a change of the navigation, which they may stop', async (_, header, text, value, button) => {
  putJQuery(jQuery3);
  const heard: string[] = [];
  const listening = new AbortController();
  bus.on('wcpt_after_navigation_change', () => heard.push('choices'), { signal: listening.signal });
  for (const goesOn of [false, true]) {
    shop.page({ header });
    jQuery3('.wcpt-navigation').on('change', ({ type: name, target }) => {
      heard.push(`${name} ${target === one('.wcpt-navigation')}`);
      return goesOn;
    });
    type(text, value);
    one(button).click();
    if (!goesOn) shop.asksNothing();
  }
  await shop.sends();
  listening.abort();
  expect(heard).toEqual(['change true', 'change true', 'choices']);
});

it('Apply does not hold choices back once another script has marked Apply as clicked', async () => {
  shop.page({ header: filterHtml() + buttons });
  one('.wcpt-apply').classList.add('wcpt-apply--clicked');
  change('[value="1"]', true);
  await shop.sends();
  expect(shop.asked()).toContain('12_attr_pa_barva[]=1');
});

it.each([
  ['?12_device=laptop&12_filtered=true', true],
  ['?12_search_1=x&12_device=laptop', false],
  ['', true],
])('for %s Reset is disabled: %s', (query, isDisabled) => {
  shop.page({ header: buttons, query });
  expect(one('.wcpt-reset').classList.contains('wcpt-disabled')).toBe(isDisabled);
  expect(one('.wcpt-reset').getAttribute('aria-disabled')).toBe(String(isDisabled));
  one('.wcpt-reset').click();
  expect(tableCache().exist('x')).toBe(false);
});
