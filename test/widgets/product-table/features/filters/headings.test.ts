import { expect, it, vi } from 'vitest';
import { change, field, filterHtml, one, rangeHtml, sortHtml } from './markup';
import { setUpTableShop } from './shop';

const shop = setUpTableShop();
const append = '.wcpt-radio-op-selected__heading-append';

const radios = (attributes = '', classes = '') =>
  filterHtml({
    kind: 'rating',
    taxonomy: '',
    heading: 'Ocena',
    type: 'radio',
    name: '12_rated[]',
    options: [
      { value: '', label: 'Vse' },
      { value: '4', label: '<i class="wcpt-star"></i> 4 in več', checked: true },
    ],
    attributes,
    classes,
  });

it('say the chosen option after themselves, with all that its label has', () => {
  shop.page({ header: radios('data-wcpt-heading_format__op_selected="heading_and_selected"') });
  expect(one('.wcpt-filter').classList.contains('wcpt-radio-op-selected')).toBe(true);
  expect(one('.wcpt-dropdown-label').textContent).toBe('Ocena 4 in več');
  expect(one(`${append} .wcpt-star`)).toBeDefined();
});

it('say it also where the page does not say how', () => {
  shop.page({ header: radios() });
  expect(one(append).textContent).toBe(' 4 in več');
});

it('do not say it where only they are wanted, but are marked', () => {
  shop.page({ header: radios('data-wcpt-heading_format__op_selected="only_heading"') });
  expect(document.querySelector(append)).toBeNull();
  expect(one('.wcpt-filter').classList.contains('wcpt-filter--active')).toBe(true);
});

it('that show the choice only still tell their name', () => {
  shop.page({ header: radios('data-wcpt-heading_format__op_selected="only_selected"') });
  expect(one('.wcpt-filter-heading').getAttribute('aria-label')).toBe('Ocena: 4 in več');
  change('[value=""]', true);
  expect(one('.wcpt-filter-heading').hasAttribute('aria-label')).toBe(false);
  expect(one('.wcpt-dropdown-label').textContent).toBe('Ocena');
  expect(one('.wcpt-filter').classList.contains('wcpt-filter--active')).toBe(false);
});

it('that the server prints as the choice are not told as their name, and come back', () => {
  shop.page({
    header: sortHtml('<!-- icon --> Naziv A-Ž ')
      .replace('<label', '<label data-x')
      .replace('data-wcpt-taxonomy', 'data-wcpt-heading_format__op_selected="only_selected" data-wcpt-taxonomy'),
  });
  expect(one('.wcpt-filter').classList.contains('wcpt-radio-op-selected')).toBe(true);
  expect(one(append).textContent?.trim()).toBe('Naziv A-Ž');
  expect(one('.sw-filter-heading').hidden).toBe(true);
  expect(one('.wcpt-filter-heading').hasAttribute('aria-label')).toBe(false);
  change('[value="option_1"]', true);
  expect(one(append).textContent).toBe('Cena');
  expect(one('.wcpt-filter').classList.contains('wcpt-radio-op-selected')).toBe(true);
  expect(one('.wcpt-filter-heading').hasAttribute('aria-label')).toBe(false);
  change('[value="option_0"]', true);
  expect(one(append).textContent?.trim()).toBe('Naziv A-Ž');
  const label = one('.wcpt-dropdown-label');
  shop.end();
  expect(label.innerHTML).toBe('<!-- icon --> Naziv A-Ž ');
});

it('of an option by default are not marked', () => {
  shop.page({ header: radios().replaceAll('<label', '<label class="wcpt-default-option"') });
  expect(one('.wcpt-filter').classList.contains('wcpt-filter--active')).toBe(false);
});

it('in a grid count always, radios as 0 or 1', () => {
  const grid = `<div class="wcpt-filter-row wcpt-ratio-filter_grid">${radios()}${filterHtml({ row: true })}</div>`;
  shop.page({ header: grid });
  const counts = () => [...document.querySelectorAll('.wcpt-active-count')].map(count => count.textContent);
  expect(counts()).toEqual(['1', '0']);
  expect([...document.querySelectorAll('.wcpt-active-count--zero')]).toHaveLength(1);
  expect([...document.querySelectorAll('.wcpt-active-count--filter-grid')]).toHaveLength(2);
  change('[value=""]', true);
  change('[value="1"]', true);
  expect(counts()).toEqual(['0', '1']);
});

it('of rows outside of a grid, and of other kinds, stay as printed', () => {
  const options = [{ value: '1', checked: true }];
  shop.page({ header: filterHtml({ row: true, options }) + filterHtml({ kind: 'date_picker', options }) });
  expect(document.querySelector('.wcpt-active-count')).toBeNull();
});

it('take the place of a count that the server printed', () => {
  const printed = filterHtml({ options: [{ value: '1', checked: true }] }).replace(
    '</span></div>',
    '</span><span class="wcpt-active-count">7</span></div>',
  );
  shop.page({ header: printed });
  expect([...document.querySelectorAll('.wcpt-active-count')].map(count => count.textContent)).toEqual(['1']);
});

it('keep the icon of the order before the label', () => {
  shop.page({ header: sortHtml('<span class="wcpt-icon"></span>Razvrsti') });
  expect(one('.wcpt-dropdown-label').previousElementSibling?.className).toBe('wcpt-icon');
});

const ofKind = (kind: string, key: string) =>
  rangeHtml()
    .replace('"custom_field"', `"${kind}"`)
    .replace('data-wcpt-meta-key="_price"', `data-wcpt-meta-key="${key}"`);

it.each([
  ['a price that is a custom field', ofKind('custom_field', '_price'), '€2 - €150'],
  ['a price range', ofKind('price_range', ''), '€2 - €150'],
  ['a weight', ofKind('custom_field', 'teza'), '2 - 150'],
])(
  'of %s say its limits, the upper end where only the lower one is set, and nothing of those that limit nothing',
  (_, header, said) => {
    shop.page({ header });
    change('.wcpt-range-input-min', '2');
    expect(one(append).textContent).toBe(said);
    change('.wcpt-range-input-max', '150');
    change('.wcpt-range-input-min', '0');
    expect(document.querySelector(append)).toBeNull();
    shop.asksNothing();
  },
);

it.each([
  [{ currency_symbol: 'kn' }, 'kn2 - kn150'],
  [{}, '€2 - €150'],
])('of a price have the shop’s currency, or else the euro: %j', (params, said) => {
  vi.stubGlobal('wcpt_params', params);
  shop.page({ header: rangeHtml() });
  change('.wcpt-range-input-min', '2');
  expect(one(append).textContent).toBe(said);
});

it('of a range whose upper end is not known say where it begins', () => {
  shop.page({ header: rangeHtml('min="0"', false) });
  change('.wcpt-range-input-min', '2');
  expect(one(append).textContent).toBe('od €2');
});

it('stay the same, with the focus, when they are refreshed again', () => {
  shop.page({ header: radios('data-wcpt-heading_format__op_selected="only_selected"') + filterHtml() });
  change('[value="4"]', true);
  field('[value="4"]').focus();
  const before = one('.wcpt-header').innerHTML;
  const shown = one(append);
  change('[value="4"]', true);
  expect(one('.wcpt-header').innerHTML).toBe(before);
  // A press on it would else be lost when its release comes.
  expect(one(append)).toBe(shown);
  expect(document.activeElement).toBe(field('[value="4"]'));
});

it('are as the server printed them when the widget ends', () => {
  const format = 'data-wcpt-heading_format__op_selected="only_selected"';
  shop.page({ header: radios(format) + filterHtml({ options: [{ value: '1', checked: true }] }) });
  const headings = [...document.querySelectorAll('.wcpt-filter-heading')];
  expect(headings.map(heading => heading.textContent)).toEqual(['Ocena 4 in več', 'Barva1']);
  shop.end();
  expect(headings.map(heading => heading.innerHTML)).toEqual([
    '<span class="wcpt-dropdown-label">Ocena</span>',
    '<span class="wcpt-dropdown-label">Barva</span>',
  ]);
  expect(headings.some(heading => heading.hasAttribute('aria-label'))).toBe(false);
});
