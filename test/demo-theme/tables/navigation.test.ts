import { describe, expect, it } from 'vitest';
import { canBuy, tableProducts } from '../../../demo-theme/shop/table/products';
import { newVisitor } from '../visitor';
import { data, openTable } from './tableAnswers';

const open = (path: string, id?: string) => openTable(newVisitor(), path, id);
const filters = (container: Element, selector: string) => [...container.querySelectorAll(`.wcpt-filter${selector}`)];
const checked = (container: Element) =>
  [...container.querySelectorAll('input[checked]')].map(
    input => `${input.getAttribute('name')}=${input.getAttribute('value')}`,
  );

const CHOSEN =
  '310_search_1=a&310_product_cat[]=151&310_attr_pa_barva[]=201&310_tax_product_brand[]=281&310_price_range=option_1&310_price_range_min=20&310_price_range_max=60&310_cf_letnik[]=2024&310_cf_teza_min=0.1&310_rated[]=2&310_on_sale=true&310_availability=true&310_date_post_start=2024-01-01&310_results_per_page=50';

describe('the navigation', () => {
  it('has every kind of filter', async () => {
    const container = await open('/tables/all-filters/');
    const kinds = filters(container, '').map(filter => data(filter, 'filter'));
    expect(new Set(kinds)).toEqual(
      new Set([
        'category',
        'attribute',
        'taxonomy',
        'custom_field',
        'rating',
        'date_picker',
        'on_sale',
        'availability',
        'sort_by',
        'results_per_page',
      ]),
    );
    const [price] = filters(container, '[data-wcpt-meta-key="_price"].wcpt-range-filter');
    expect(price?.querySelectorAll('input[data-wcpt-range-max]')).toHaveLength(4);
    expect(price?.querySelector('.wcpt-range-slider')?.getAttribute('value')).toBe('0,150');
    for (const input of container.querySelectorAll('input[type=number], input[type=date], input[type=search]')) {
      expect(input.getAttribute('aria-label')).toBeTruthy();
    }
  });

  it('shows the choices of the query, and how many there are', async () => {
    const container = await open(`/tables/all-filters/?${CHOSEN}`);
    expect(checked(container)).toEqual([
      '310_product_cat[]=151',
      '310_attr_pa_barva[]=201',
      '310_orderby=relevance',
      '310_results_per_page=50',
      '310_price_range=option_1',
      '310_cf_letnik[]=2024',
      '310_rated[]=2',
      '310_tax_product_brand[]=281',
      '310_on_sale=true',
      '310_availability=true',
    ]);
    const label = container.querySelector('label[data-wcpt-slug="rdeca"]');
    expect(label?.className).toBe('wcpt-active');
    const [colour, size] = filters(container, '[data-wcpt-filter="attribute"]');
    expect(colour?.querySelector('.wcpt-active-count')?.textContent).toBe('1');
    expect(size?.querySelector('.wcpt-active-count')).toBeNull();
    expect(container.querySelector('.wcpt-reset')?.className).toBe('wcpt-reset');
    expect(container.querySelector('.wcpt-search')?.className).toBe('wcpt-search wcpt-active');
    expect(container.querySelector('.wcpt-range-input-min')?.getAttribute('value')).toBe('20');
    expect(container.querySelector('.wcpt-range-slider')?.getAttribute('value')).toBe('20,60');
    expect(container.querySelector('.wcpt-filter-date-picker')?.getAttribute('value')).toBe('2024-01-01');
  });

  it('has the children of a category right behind it, open when one of them is chosen', async () => {
    const container = await open('/tables/all-filters/?310_product_cat[]=151');
    const option = container.querySelector('.wcpt-hierarchy > [data-wcpt-value="101"]');
    expect(option?.className).toMatch(/wcpt-filter-hierarchy-accordion--open/);
    expect(option && [data(option, 'open'), data(option, 'depth')]).toEqual(['1', '0']);
    const children = option?.nextElementSibling;
    expect(children?.matches('.wcpt-hr-child-terms-wrapper')).toBe(true);
    expect(children?.querySelector('.wcpt-hr-child-terms-wrapper input[value="151"]')).not.toBeNull();
    expect(option?.querySelector('input')?.className).toBe('wcpt-hr-parent-term');
    const closed = container.querySelector('.wcpt-hierarchy > [data-wcpt-value="102"]');
    expect(closed?.className).not.toMatch(/--open/);
  });

  it('offers relevance only while something is searched for', async () => {
    const relevance = 'input[value="relevance"]';
    expect((await open('/tables/all-filters/')).querySelector(relevance)).toBeNull();
    expect((await open('/tables/all-filters/?310_search_1=x')).querySelector(relevance)).not.toBeNull();
  });

  it('stands at the side with copies that are groups of their own, and waits for counts', async () => {
    const container = await open('/tables/sidebar/?360_tax_product_brand[]=282');
    const wrapper = container.querySelector('.wcpt-navigation-wrapper--has-sidebar');
    expect(wrapper?.querySelector(':scope > .wcpt-left-sidebar .wcpt-apply')).not.toBeNull();
    expect(checked(container).filter(pair => pair.includes('brand'))).toEqual([
      '360_tax_product_brand--90417[]=282',
      '360_tax_product_brand--58213[]=282',
    ]);
    const waiting = filters(container, '.wcpt--dynamic-filters--loading-filter').map(filter => data(filter, 'filter'));
    expect(new Set(waiting)).toEqual(new Set(['category', 'attribute', 'taxonomy', 'on_sale', 'availability']));
    expect(filters(container, '.wcpt-filter-open.wcpt-open')).toHaveLength(1);
  });

  it('hides what is gone unless the unchecked box says otherwise', async () => {
    const box = '[name="360_availability"]';
    const gone = tableProducts.find(product => !canBuy(product));
    const usual = await open('/tables/sidebar/');
    expect(usual.querySelector(box)?.hasAttribute('checked')).toBe(true);
    expect(usual.querySelector(box)?.getAttribute('data-wcpt-reverse-value')).toBe('false');
    expect(usual.querySelector('.wcpt-row.wcpt-out-of-stock')).toBeNull();
    expect(usual.querySelector('.wcpt-clear-filter')).toBeNull();
    const whole = await open(`/tables/sidebar/?360_availability=false&360_search_1=${gone?.sku}`);
    expect(whole.querySelector(box)?.hasAttribute('checked')).toBe(false);
    expect(whole.querySelector('.wcpt-row.wcpt-out-of-stock')).not.toBeNull();
    expect(whole.querySelector('.wcpt-clear-filter[data-wcpt-filter="availability"]')).toBeNull();
  });

  it('prints counts itself where they do not come later', async () => {
    const container = await open('/tables/shop/?396_attr_pa_barva[]=201', '396');
    const counts = [...container.querySelectorAll('[data-wcpt-taxonomy="pa_barva"] .wcpt-count')];
    expect(counts).toHaveLength(6);
    expect(counts.every(count => /^\(\d+\)$/.test(count.textContent ?? ''))).toBe(true);
    expect(container.querySelector('.wcpt-redirect-enabled a.wcpt-nav-redirect-link')?.getAttribute('href')).toBe(
      '/tables/sidebar/?360_tax_product_brand[]=281',
    );
  });

  it('has buttons and a template for phones', async () => {
    const container = await open('/tables/phone/');
    const buttons = [...container.querySelectorAll('.wcpt-responsive-navigation [data-wcpt-modal]')];
    expect(buttons.map(button => data(button, 'modal'))).toEqual(['filter', 'sort']);
    expect(container.querySelector('.wcpt-navigation.wcpt-header')?.className).not.toContain('wcpt-always-show');
    expect(container.querySelector('.wcpt-nav-modal-tpl .wcpt-nm-sort-placeholder')).not.toBeNull();
  });
});

describe('pages', () => {
  it('are linked, with the state of the table, and copied to the navigation', async () => {
    const container = await open('/tables/two/?331_search_1=a&331_results_per_page=10&331_paged=2');
    const [copy, own, ...more] = container.querySelectorAll('.wcpt-pagination');
    expect(more).toHaveLength(0);
    expect(copy?.innerHTML).toBe(own?.innerHTML);
    expect(copy?.closest('.wcpt-navigation')).not.toBeNull();
    expect(own?.querySelector('.current')?.textContent).toBe('2');
    const next = own?.querySelector('.wcpt-pagination-chevron-next');
    expect(next?.getAttribute('href')).toBe(
      '/tables/two/?331_search_1=a&331_results_per_page=10&331_orderby=relevance&331_paged=3',
    );
  });

  it('end with chevrons that are only dimmed', async () => {
    const container = await open('/tables/two/');
    const first = container.querySelector('.wcpt-pagination-chevron-first');
    expect([first?.getAttribute('href'), first?.getAttribute('style')]).toEqual([
      '',
      'opacity:0.2; pointer-events: none;',
    ]);
  });

  it('are none beyond the last, and one for all rows', async () => {
    const beyond = await open('/tables/two/?331_paged=99');
    expect(beyond.querySelector('.wcpt-no-results[data-wcpt-device="laptop"] a.wcpt-clear-filters')).not.toBeNull();
    expect(beyond.querySelector('table')).toBeNull();
    const beyondAll = await open('/tables/two/?331_results_per_page=-1&331_paged=2');
    expect(beyondAll.querySelector('.wcpt-row')).toBeNull();
    const whole = await open('/tables/two/?331_results_per_page=-1');
    expect(whole.querySelectorAll('.wcpt-row')).toHaveLength(60);
    expect(whole.querySelector('.wcpt-nav-main > .wcpt-pagination')?.className).toBe('wcpt-pagination wcpt-hide');
  });

  it('are counted in every case', async () => {
    const shown = async (query: string) => {
      const container = await open(`/tables/two/?${query}`);
      const count = container.querySelector('.wcpt-result-count');
      return [count?.className, JSON.parse(data(container, 'result-count-context')).html_class];
    };
    expect(await shown('')).toEqual(['wcpt-result-count', '']);
    expect(await shown('331_search_2=T-0001')).toEqual(['wcpt-result-count wcpt-single-result', 'wcpt-single-result']);
    expect(await shown('331_search_2=T-000&331_results_per_page=10')).toEqual([
      'wcpt-result-count wcpt-single-page',
      'wcpt-single-page',
    ]);
    expect(await shown('331_search_1=xyz')).toEqual(['wcpt-result-count wcpt-no-results', 'wcpt-no-results']);
    const second = await open('/tables/two/?331_paged=2');
    expect(second.querySelector('.wcpt-result-message')?.textContent).toBe('Prikaz 6–10 od 60');
  });
});
