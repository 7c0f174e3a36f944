import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bus } from '../../../../src/core/bus/bus';
import type { ShopEvents } from '../../../../src/core/bus/events';
import { tableCache } from '../../../../widgets/product-table/query/fetchTable';
import { jQuery3, putJQuery, quietConsole } from '../../../core/bus/helpers';
import { type Sent, shopAnswers } from '../../../core/calls/helpers';
import {
  change,
  field,
  filterHtml,
  type NavigationParts,
  navigationHtml,
  one,
  press,
  rangeHtml,
  sortHtml,
  takeOver,
} from './markup';

let end = () => {};
let sent: Sent[];
const asked = () => [...(sent.at(-1)?.url.searchParams ?? [])].map(([name, value]) => `${name}=${value}`);
const sends = (count = 1) => vi.waitFor(() => expect(sent).toHaveLength(count));

function page(parts: NavigationParts): void {
  end();
  end = takeOver(navigationHtml(parts));
}

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

beforeEach(() => {
  quietConsole();
  vi.spyOn(console, 'log').mockImplementation(() => {});
  Reflect.set(globalThis, 'wcpt_params', { currency_symbol: '€', wc_ajax_url: '/?wc-ajax=%%endpoint%%' });
  tableCache().data = {};
  history.replaceState({}, '', '/trgovina/');
  sent = shopAnswers(navigationHtml());
});

afterEach(() => {
  end();
  end = () => {};
  Reflect.deleteProperty(globalThis, 'wcpt_params');
  document.body.replaceChildren();
});

describe('a choice', () => {
  it('asks for the rows that fit all choices, from page 1', async () => {
    page({ query: '?12_paged=3' });
    change('[value="2"]', true);
    await sends();
    expect(asked()).toEqual([
      'wc-ajax=wcpt_ajax',
      '12_attr_pa_barva[]=2',
      '12_orderby=option_0',
      '12_device=laptop',
      '12_filtered=true',
    ]);
  });

  it('made through jQuery is heard as well, once', async () => {
    putJQuery(jQuery3);
    page({});
    const box = field('[value="2"]');
    box.checked = true;
    jQuery3(box).trigger('change');
    await sends();
    expect(asked()).toContain('12_attr_pa_barva[]=2');
  });

  it('in a row, or of a table in a cell, asks for nothing', () => {
    page({});
    one('.wcpt-cell').innerHTML = '<input type="checkbox" name="x">';
    change('[name="x"]', true);
    expect(sent).toEqual([]);
  });

  it('is made in the other copy of its filter as well', () => {
    page({ sidebar: filterHtml({ row: true, name: '12_attr_pa_barva[]' }) });
    const [header, sidebar] = [...document.querySelectorAll<HTMLInputElement>('.wcpt-navigation [value="2"]')];
    if (!header || !sidebar) throw new Error('no copies');
    sidebar.checked = true;
    sidebar.dispatchEvent(new Event('change', { bubbles: true }));
    expect(header.checked).toBe(true);
    expect(header.closest('label')?.classList.contains('wcpt-active')).toBe(true);
    expect(header.closest('.wcpt-option') ?? sidebar.closest('.wcpt-option')).not.toBeNull();
  });

  it('is not sent when a listener says so, and is sent by its callback', async () => {
    page({});
    let send = () => {};
    const listening = new AbortController();
    const veto = (change: ShopEvents['wcpt_after_navigation_change']) => {
      change.proceed = false;
      send = change.callback;
    };
    bus.on('wcpt_after_navigation_change', veto, { signal: listening.signal });
    change('[value="1"]', true);
    listening.abort();
    expect(sent).toEqual([]);
    send();
    await sends();
  });

  it('keeps the order of the heading that the table is sorted by, but for another order', async () => {
    const heading =
      '<th class="wcpt-heading" data-wcpt-sort-id="column_3"><div class="wcpt-sorting-icons wcpt-sorting-desc" data-wcpt-orderby="price" data-wcpt-meta-key=""><span class="wcpt-sorting-icon"></span></div></th>';
    const head = `<thead><tr class="wcpt-heading-row">${heading}</tr></thead><tbody>`;
    end = takeOver(navigationHtml().replace('<tbody>', head));
    const rect = new DOMRect();
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(Object.assign([rect], { item: () => rect }));
    change('[value="1"]', true);
    await sends();
    expect(asked().slice(-6)).toEqual([
      '12_orderby=column_heading',
      '12_order=DESC',
      '12_column_orderby=price',
      '12_column_meta_key=',
      '12_device=laptop',
      '12_filtered=true',
    ]);
  });
});

describe('terms of a tree', () => {
  const checked = () =>
    [...document.querySelectorAll<HTMLInputElement>('.wcpt-hierarchy input:checked')].map(one => one.value);

  it('take the place of those below them, and of those above', () => {
    page({ header: tree });
    change('[value="24"]', true);
    change('[value="25"]', true);
    expect(checked()).toEqual(['24', '25']);
    change('[value="18"]', true);
    expect(checked()).toEqual(['18']);
    change('[value="24"]', true);
    expect(checked()).toEqual(['24']);
  });

  it('are shown by a sign that does not choose, with a key as well', () => {
    page({ header: tree });
    const trigger = one('.wcpt-filter-hierarchy-accordion__trigger');
    expect(trigger.getAttribute('aria-label')).toBe('Podrejene možnosti: Obutev');
    trigger.click();
    expect(one('.wcpt-filter-hierarchy-accordion').classList.contains('wcpt-filter-hierarchy-accordion--open')).toBe(
      true,
    );
    press(trigger, 'Enter');
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
    expect(checked()).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('stay shown when other markup comes around them, and are hidden by the same sign', () => {
    page({ header: tree });
    const trigger = one('.wcpt-filter-hierarchy-accordion__trigger');
    trigger.click();
    bus.emit('berocket_ajax_filtering_end', {});
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    trigger.click();
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
    expect(document.querySelector('.wcpt-filter-hierarchy-accordion--open')).toBeNull();
  });
});

describe('headings', () => {
  const heading = (kind: string) => one(`[data-wcpt-filter="${kind}"] .wcpt-filter-heading`);

  it('count chosen options, and nothing when there are none', () => {
    page({ header: filterHtml({ options: [{ value: '1', checked: true }, { value: '2' }] }) });
    expect(heading('attribute').querySelector('.wcpt-active-count')?.textContent).toBe('1');
    expect(one('.wcpt-filter').classList.contains('wcpt-filter--active')).toBe(true);
    change('[value="2"]', true);
    expect(heading('attribute').querySelector('.wcpt-active-count')?.textContent).toBe('2');
    change('[value="1"]', false);
    change('[value="2"]', false);
    expect(heading('attribute').querySelector('.wcpt-active-count')).toBeNull();
  });

  it('say the chosen option in place of themselves, once', () => {
    const sort = sortHtml('Razvrsti').replace(
      'data-wcpt-taxonomy',
      'data-wcpt-heading_format__op_selected="only_selected" data-wcpt-taxonomy',
    );
    page({ header: sort });
    change('[value="option_1"]', true);
    const label = one('.wcpt-dropdown-label');
    expect(one('.wcpt-radio-op-selected__heading-append', label).textContent).toBe('Cena');
    expect(one('.sw-filter-heading', label).hidden).toBe(true);
    change('[value="option_0"]', true);
    expect(label.querySelectorAll('.wcpt-radio-op-selected__heading-append')).toHaveLength(1);
  });

  it('show the chosen option in the place of what the server prints as the choice itself', () => {
    page({
      header: sortHtml('Naziv A-Ž').replace(
        'data-wcpt-taxonomy',
        'data-wcpt-heading_format__op_selected="only_selected" data-wcpt-taxonomy',
      ),
    });
    expect(one('.wcpt-radio-op-selected__heading-append').textContent?.trim()).toBe('Naziv A-Ž');
    expect(one('.sw-filter-heading').hidden).toBe(true);
  });

  it('say a price range with its currency, and 0 for what is left open', () => {
    page({ header: rangeHtml() });
    change('.wcpt-range-input-max', '80');
    expect(one('.wcpt-radio-op-selected__heading-append').textContent).toBe('€0 - €80');
    expect(sent).toEqual([]);
    change('.wcpt-range-input-max', '150');
    change('.wcpt-range-input-min', '0');
    expect(document.querySelector('.wcpt-radio-op-selected__heading-append')).toBeNull();
  });

  it('of the sidebar say nothing', () => {
    page({ sidebar: filterHtml({ options: [{ value: '1', checked: true }] }), header: '' });
    expect(document.querySelector('.wcpt-active-count')).toBeNull();
  });
});

describe('a range', () => {
  const values = () => [field('.wcpt-range-input-min').value, field('.wcpt-range-input-max').value];

  it('asks on its button, the right way round', async () => {
    page({ header: rangeHtml() });
    change('.wcpt-range-input-min', '90');
    change('.wcpt-range-input-max', '20');
    one('.wcpt-range-submit-button').click();
    expect(values()).toEqual(['20', '90']);
    await sends();
    expect(asked()).toEqual(expect.arrayContaining(['12_price_range_min=20', '12_price_range_max=90']));
  });

  it('asks on Enter, also swapped, and no form around it is sent', async () => {
    page({ header: rangeHtml() });
    change('.wcpt-range-input-min', '90');
    change('.wcpt-range-input-max', '20');
    expect(press(one('.wcpt-range-input-max'), 'Enter')).toBe(false);
    expect(values()).toEqual(['20', '90']);
    await sends();
  });

  it('has no value above what there is', () => {
    page({ header: rangeHtml() });
    change('.wcpt-range-input-max', '999');
    expect(values()[1]).toBe('150');
  });

  it('takes the limits of a preset, and takes a preset back when limits are typed', async () => {
    page({ header: rangeHtml() });
    change('[value="option_0"]', true);
    expect(values()).toEqual(['20', '60']);
    change('.wcpt-range-input-min', '30');
    expect(field('[value="option_0"]').checked).toBe(false);
    await sends();
  });

  it('has two thumbs that do not cross and write the fields', async () => {
    page({ header: rangeHtml() });
    await vi.waitFor(() => expect(document.querySelectorAll('.wcpt-range-slider')).toHaveLength(2));
    const low = field('.wcpt__multirange.original');
    const high = field('.wcpt__multirange.ghost');
    expect([low.value, high.value]).toEqual(['0', '150']);
    expect(low.getAttribute('aria-label')).toBe('Cena: od');
    change('.wcpt__multirange.ghost', '60');
    change('.wcpt__multirange.original', '100');
    expect(values()).toEqual(['60', '60']);
    expect(high.style.getPropertyValue('--high')).toBe('39%');
    expect(sent).toEqual([]);
    change('.wcpt-range-input-min', '15');
    expect(low.value).toBe('15');
  });

  it('of one value has its track whole', async () => {
    page({ header: rangeHtml('min="5" max="5"') });
    await vi.waitFor(() => expect(document.querySelectorAll('.wcpt-range-slider')).toHaveLength(2));
    const { style } = one('.ghost');
    expect([style.getPropertyValue('--low'), style.getPropertyValue('--high')]).toEqual(['0%', '100%']);
  });
});

describe('dates', () => {
  const dates = (start: string, finish: string) =>
    `<div class="wcpt-filter wcpt-dropdown" data-wcpt-filter="date_picker"><div class="wcpt-filter-heading"><span class="wcpt-dropdown-label">Datum</span></div><div class="wcpt-dropdown-menu"><input type="text" class="wcpt-filter-date-picker wcpt-filter-date-picker--start-date" name="12_date_post_start" value="${start}"><input type="text" class="wcpt-filter-date-picker wcpt-filter-date-picker--end-date" name="12_date_post_end" value="${finish}"><div><span class="wcpt-date-picker-submit-button">Uporabi</span><a class="wcpt-date-picker-reset-button">Počisti</a></div></div></div>`;

  it('are asked for the right way round', async () => {
    page({ header: dates('2026-05-01', '2026-01-01') });
    change('.wcpt-filter-date-picker--start-date', '2026-05-02');
    expect(sent).toEqual([]);
    one('.wcpt-date-picker-submit-button').click();
    await sends();
    expect(asked()).toEqual(expect.arrayContaining(['12_date_post_start=2026-01-01', '12_date_post_end=2026-05-02']));
  });

  it('are taken back', async () => {
    page({ header: dates('2026-01-01', '2026-05-01') });
    one('.wcpt-date-picker-reset-button').click();
    await sends();
    expect(asked()).toEqual(expect.arrayContaining(['12_date_post_start=', '12_date_post_end=']));
  });

  it.each([
    ['3026-01-01', true],
    ['2026-01-011', true],
    ['2026-01-01', false],
    ['', false],
  ])('typed as "%s" are flagged: %s', (value, isWrong) => {
    page({ header: dates('', '') });
    const input = field('.wcpt-filter-date-picker');
    input.value = value;
    input.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
    expect(input.style.borderColor).toBe(isWrong ? 'red' : '');
    expect(input.getAttribute('aria-invalid')).toBe(isWrong ? 'true' : null);
  });
});

describe('Apply and Reset', () => {
  const buttons =
    '<div class="wcpt-apply-reset-wrapper"><span class="wcpt-apply">Uporabi</span><span class="wcpt-reset wcpt-disabled">Počisti</span></div>';

  it('hold choices back until Apply', async () => {
    page({ header: filterHtml() + buttons });
    change('[value="1"]', true);
    change('[value="2"]', true);
    expect(sent).toEqual([]);
    press(one('.wcpt-apply'), 'Enter');
    await sends();
    expect(asked()).toEqual(expect.arrayContaining(['12_attr_pa_barva[]=1', '12_attr_pa_barva[]=2']));
  });

  it('does not hold choices back once another script has marked Apply as clicked', async () => {
    page({ header: filterHtml() + buttons });
    one('.wcpt-apply').classList.add('wcpt-apply--clicked');
    change('[value="1"]', true);
    await sends();
    expect(asked()).toContain('12_attr_pa_barva[]=1');
  });

  it('does not hold a range’s own button back', async () => {
    page({ header: rangeHtml() + buttons });
    one('.wcpt-range-submit-button').click();
    await sends();
  });

  it('can be used again after a failure', async () => {
    sent = shopAnswers(new TypeError('Failed to fetch'));
    page({ header: filterHtml() + buttons });
    one('.wcpt-apply').click();
    await vi.waitFor(() => expect(document.querySelector('[role="alert"]')).not.toBeNull());
    await vi.waitFor(() => expect(one('.wcpt-apply').classList.contains('wcpt-apply--clicked')).toBe(false));
  });

  it.each([
    ['?12_device=laptop&12_filtered=true', true],
    ['?12_search_1=x&12_device=laptop', false],
    ['', true],
  ])('for %s Reset is disabled: %s', (query, isDisabled) => {
    page({ header: buttons, query });
    expect(one('.wcpt-reset').classList.contains('wcpt-disabled')).toBe(isDisabled);
    expect(one('.wcpt-reset').getAttribute('aria-disabled')).toBe(String(isDisabled));
    one('.wcpt-reset').click();
    expect(tableCache().exist('x')).toBe(false);
  });

  it('Reset asks for the table without choices', async () => {
    page({ header: filterHtml() + buttons, query: '?12_search_1=x' });
    one('.wcpt-reset').click();
    await sends();
    expect(asked().slice(1)).toEqual(['12_device=laptop', '12_filtered=true']);
  });
});

describe('a chip', () => {
  const chip = (attributes: string) =>
    `<div class="wcpt-clear-filters-wrapper"><div class="wcpt-clear-filter" ${attributes}>×</div></div>`;

  it('takes its choice back, whatever characters it has', async () => {
    const value = `a"b'c%&]`;
    const options = [
      { value: value.replaceAll('&', '&amp;').replaceAll('"', '&quot;'), checked: true },
      { value: '2', checked: true },
    ];
    page({
      header:
        filterHtml({ options }) +
        chip(`data-wcpt-filter="attribute" data-wcpt-taxonomy="pa_barva" data-wcpt-value="${options[0]?.value}"`),
    });
    one('.wcpt-clear-filter').click();
    await sends();
    expect(asked().filter(pair => pair.startsWith('12_attr'))).toEqual(['12_attr_pa_barva[]=2']);
  });

  it('of a price empties the whole range', async () => {
    page({ header: rangeHtml() + chip('data-wcpt-filter="price_range" data-wcpt-value=""') });
    change('[value="option_0"]', true);
    one('.wcpt-clear-filter').click();
    await sends(2);
    expect(asked()).toEqual(expect.arrayContaining(['12_price_range_min=', '12_price_range_max=']));
    expect(document.querySelector('.wcpt-clear-filters-wrapper')).toBeNull();
  });
});

it('a term in a row toggles the option of its slug', async () => {
  page({});
  one('label').setAttribute('data-wcpt-slug', 'rdeca');
  one('.wcpt-cell').innerHTML =
    '<div class="wcpt-trigger_filter" data-wcpt-taxonomy="pa_barva"><div data-wcpt-slug="rdeca">Rdeča</div><div data-wcpt-slug="ni">?</div></div>';
  one('[data-wcpt-slug="ni"]').click();
  one('div[data-wcpt-slug="rdeca"]').click();
  await sends();
  expect(asked()).toContain('12_attr_pa_barva[]=1');
});
