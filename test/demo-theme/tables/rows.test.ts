import { describe, expect, it } from 'vitest';
import { canBuy, isVariable, tableProducts } from '../../../demo-theme/shop/table/products';
import { newVisitor } from '../visitor';
import { data, idsIn, json, openTable, rowsIn } from './tableAnswers';

const open = (path: string, id?: string) => openTable(newVisitor(), path, id);

describe('headings', () => {
  it('offer one order alone where there is only one', async () => {
    const icons = (await open('/tables/all-filters/')).querySelector('.wcpt-sort-ocena');
    expect(icons && data(icons, 'limited-order')).toBe('desc');
    expect(icons?.querySelector('.wcpt-sorting-asc-icon')?.className).toMatch(/wcpt-hide$/);
  });

  it('may say only their place, which the server understands', async () => {
    const container = await open('/tables/no-ajax/?397_orderby=column_attribute_barva&397_order=asc');
    const heading = container.querySelector('[data-wcpt-column-name="barva"]');
    expect(heading && data(heading, 'sort-id')).toBe('column_attribute_barva');
    expect(heading?.querySelector('.wcpt-sorting-asc')).not.toBeNull();
    expect(container.querySelector('[data-wcpt-orderby]')).toBeNull();
    const colours = rowsIn(container).map(row => row.querySelector('.wcpt-attribute-term')?.textContent ?? '');
    expect(colours).toEqual([...colours].sort(new Intl.Collator('sl').compare));
  });
});

describe('rows', () => {
  it('begin with an even one, and carry what the client needs', async () => {
    const [first, second] = rowsIn(await open('/tables/all-filters/'));
    expect(first?.className).toBe('wcpt-row wcpt-even wcpt-product-type-simple');
    expect(second?.className).toMatch(/wcpt-odd/);
    const [product] = tableProducts;
    expect(first && [data(first, 'in-cart'), Number(data(first, 'price'))]).toEqual([
      '',
      (product?.regular ?? 0) / 100,
    ]);
    expect(first?.querySelector('.wcpt-quantity input.qty')?.getAttribute('data-wcpt-initial-value')).toBe('min');
    expect(first?.querySelector('[data-wcpt-link-code="cart_ajax"]')?.getAttribute('href')).toBe('?add-to-cart=10000');
    expect(first?.querySelector('img')?.getAttribute('loading')).toBe('lazy');
  });

  it('link to the page of what has variations', async () => {
    const variable = tableProducts.find(isVariable);
    const container = await open(`/tables/all-filters/?310_search_2=${variable?.sku}`);
    const [row] = rowsIn(container);
    expect([row && data(row, 'type'), row?.querySelector('.qty')]).toEqual(['variable', null]);
    expect(row?.querySelector('[data-wcpt-link-code="product_link"]')?.getAttribute('href')).toBe(
      `/product/${variable?.slug}/`,
    );
  });

  it('can not be bought when nothing is left', async () => {
    const gone = tableProducts.find(product => !canBuy(product));
    const container = await open(`/tables/all-filters/?310_search_1=${gone?.sku}`);
    const row = container.querySelector('.wcpt-row.wcpt-out-of-stock');
    const quantity = row?.querySelector('input.qty');
    expect([quantity?.getAttribute('max'), quantity?.getAttribute('value')]).toEqual(['0', '0']);
    expect(quantity?.hasAttribute('disabled')).toBe(true);
    expect(row?.querySelector('.wcpt-button')?.className).toMatch(/wcpt-disabled wcpt-out-of-stock/);
  });
});

describe('groups and child rows', () => {
  it('stand below headings of their category, each row with its own child', async () => {
    const container = await open('/tables/groups/');
    const headings = [...container.querySelectorAll('.wcpt-row--category-heading')];
    expect(headings.length).toBeGreaterThan(1);
    let group = '';
    for (const row of container.querySelectorAll('.wcpt-row')) {
      if (row.matches('.wcpt-row--category-heading')) group = data(row, 'group-by-category-slug');
      expect(data(row, 'group-by-category-slug')).toBe(group);
      if (!row.matches('.wcpt-has-child-row')) continue;
      expect(row.nextElementSibling?.matches('.wcpt-child-row')).toBe(true);
      expect(row.nextElementSibling && data(row.nextElementSibling, 'product-id')).toBe(data(row, 'product-id'));
    }
    expect(container.querySelector('.wcpt-has-child-row')?.className).toMatch(/--click-anywhere/);
  });

  it('have the toggle at the other side on a phone', async () => {
    const laptop = await open('/tables/groups/');
    const phone = await open('/tables/groups/?380_device=phone');
    const toggle = (container: Element) =>
      [...(container.querySelector('.wcpt-has-child-row')?.children ?? [])].findIndex(cell =>
        cell.matches('.wcpt-child-row-toggle'),
      );
    expect([toggle(laptop), toggle(phone)]).toEqual([0, 4]);
  });

  it('go on where the page before ended', async () => {
    const first = await open('/tables/endless-groups/');
    const second = await open('/tables/endless-groups/?381_paged=2');
    const last = [...first.querySelectorAll('.wcpt-row')].at(-1);
    const heading = second.querySelector('.wcpt-row--category-heading');
    expect(last && heading && data(heading, 'group-by-category-slug')).toBe(
      last && data(last, 'group-by-category-slug'),
    );
    expect(first.querySelector('.wcpt-infinite-scroll-dots')).not.toBeNull();
    expect(idsIn(first).filter(id => idsIn(second).includes(id))).toEqual([]);
  });
});

describe('pages with tables', () => {
  it('are linked from their list, and each answers', async () => {
    const visitor = newVisitor();
    const { text } = await visitor.get('/tables/');
    const paths = [...text.matchAll(/<li><a href="(\/tables\/[\w-]+\/)"/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(15);
    for (const path of paths) {
      const page = await visitor.get(path);
      expect([path, page.status, page.text.match(/<h1[ >]/g)?.length]).toEqual([path, 200, 1]);
      expect(page.text).toMatch(/data-wcpt-table-id="\d+"/);
      expect(page.text).not.toMatch(/\[\[\d+(?: lazy)?\]\]/);
      expect(page.text).toContain('var wcpt_persist_params = ["s","post_type","term","taxonomy"]');
    }
  });

  it('have a placeholder, a message, a form, or a form that is hidden', async () => {
    const lazy = await open('/tables/lazy/?398_paged=2');
    expect([lazy.className, lazy.id, lazy.querySelector('table')]).toEqual(['wcpt-lazy-load', '', null]);
    expect(data(lazy, 'query-string')).toBe('?398_paged=2&398_device=laptop');
    const required = await open('/tables/required/');
    expect(required.querySelector('.wcpt-required-but-missing-nav-filter-message[data-wcpt-device]')).not.toBeNull();
    const chosen = await open('/tables/required/?400_product_cat[]=101');
    expect(idsIn(chosen).length).toBeGreaterThan(0);
    const form = await open('/tables/form-mode/');
    expect([form.querySelector('table'), json(form, 'sc-attrs')]).toEqual([
      null,
      { form_mode: 'true', hide_form_on_submit: 'true', dynamic_recount: 'true' },
    ]);
    const shop = await newVisitor().get('/tables/shop/?hide_form=395&396_search_1=skleda');
    expect([shop.text.includes('id="wcpt-395"'), shop.text.includes('id="wcpt-396"')]).toEqual([false, true]);
  });
});

it('a table that goes on loses its dots on its last page', async () => {
  const dots = '.wcpt-infinite-scroll-dots';
  expect((await open('/tables/infinite/?rows=60')).querySelector(dots)).not.toBeNull();
  expect((await open('/tables/infinite/?rows=60&340_paged=2')).querySelector(dots)).toBeNull();
});
