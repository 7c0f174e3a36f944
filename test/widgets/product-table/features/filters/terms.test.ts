import { expect, it, vi } from 'vitest';
import { json, shopAnswers } from '../../../../core/calls/helpers';
import { change, field, filterHtml, one } from './markup';
import { setUpTableShop } from './shop';

const shop = setUpTableShop();

/** A page whose one row has a term. The table is taken over with it in. */
function pageWith(term: string, header: string): void {
  shop.page({ header });
  // The row comes with a load, as those of other pages do.
  one('.wcpt-row').classList.remove('wcpt-row--init');
  one('.wcpt-cell').innerHTML = term;
  document.dispatchEvent(new CustomEvent('berocket_ajax_filtering_end'));
}

const colour = (attributes: string, filtering = 'false') =>
  `<div class="wcpt-trigger_filter" data-wcpt-taxonomy="pa_barva"><div id="term" data-wcpt-slug="rdeca" data-wcpt-filtering="${filtering}" ${attributes}>Rdeča</div></div>`;
const filter = (type: 'checkbox' | 'radio', checked = false) =>
  filterHtml({
    type,
    options: [
      { value: '', checked: !checked && type === 'radio' },
      { value: '1', checked },
    ],
  }).replace('<label data-wcpt-value="1"', '<label data-wcpt-slug="rdeca" data-wcpt-value="1"');

it('a term in a row takes its choice back, of a radio by the option for all', async () => {
  pageWith(colour('', 'true'), filter('radio', true));
  expect(one('#term').getAttribute('aria-pressed')).toBe('true');
  one('#term').click();
  expect(field('[type="radio"][value=""]').checked).toBe(true);
  await shop.sends();
  expect(shop.asked('12_attr')).toEqual(['12_attr_pa_barva[]=']);
});

it('a term in a row that somebody points at looks as those that nobody has touched', () => {
  pageWith(colour('', 'true'), filter('checkbox', true));
  const before = one('#term').outerHTML;
  one('#term').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(one('#term').outerHTML).toBe(before);
});

it('a term in a row finds an option whose slug is on the option', async () => {
  const header = filter('checkbox')
    .replace(' data-wcpt-slug="rdeca"', '')
    .replace('data-wcpt-value="1">', 'data-wcpt-slug="rdeca" data-wcpt-value="1">');
  pageWith(colour(''), header);
  one('#term').click();
  await shop.sends();
});

it.each([
  ['an unknown slug', filter('checkbox').replace('"rdeca"', '"modra"')],
  ['no filter of its taxonomy', filter('checkbox').replace('"pa_barva"', '"pa_velikost"')],
  ['a taxonomy with quotes', filter('checkbox').replace('"pa_barva"', '"pa_&quot;]"')],
])('a term in a row with %s asks for nothing', (_, header) => {
  pageWith(colour(''), header);
  one('#term').click();
  shop.asksNothing();
});

it('a term in a row leads to its archive, but not where it is a link itself', () => {
  const go = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const at = (tag: string) =>
    `<${tag} data-wcpt-slug="dom" data-wcpt-archive-url="https://shop.example/dom/">Dom</${tag}>`;
  pageWith(`<div class="wcpt-archive_redirect">${at('div')}${at('a')}</div>`, '');
  one('.wcpt-archive_redirect a').click();
  expect(go).not.toHaveBeenCalled();
  one('.wcpt-archive_redirect div').click();
  expect(go).toHaveBeenCalledWith('https://shop.example/dom/');
});

it('a term in a row without an address leads nowhere', () => {
  const go = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  pageWith('<div class="wcpt-archive_redirect"><div data-wcpt-slug="dom">Dom</div></div>', '');
  one('.wcpt-archive_redirect div').click();
  expect(go).not.toHaveBeenCalled();
});

it('a term in a row is as it was when the widget ends', () => {
  pageWith(colour(''), filter('checkbox'));
  const term = one('#term');
  shop.end();
  expect([term.getAttribute('role'), term.getAttribute('tabindex'), term.getAttribute('aria-pressed')]).toEqual([
    null,
    null,
    null,
  ]);
});

const tree = (inLabel: boolean) => {
  const below =
    '<div class="wcpt-hr-child-terms-wrapper"><div class="wcpt-dropdown-option"><label><input type="checkbox" name="12_product_cat[]" value="2"><span>B</span></label></div></div>';
  const label =
    '<label><input class="wcpt-hr-parent-term" type="checkbox" name="12_product_cat[]" value="1"><span>A</span></label>';
  return `<div class="wcpt-filter" data-wcpt-filter="category" data-wcpt-taxonomy="product_cat"><div class="wcpt-dropdown-menu wcpt-hierarchy"><div class="wcpt-dropdown-option">${label}${inLabel ? below : ''}</div>${inLabel ? '' : below}</div></div>`;
};

it.each([
  ['beside the option', false],
  ['beside its label', true],
])('terms of a tree: %s know each other', (_, inLabel) => {
  shop.page({ header: tree(inLabel) });
  change('[value="2"]', true);
  change('[value="1"]', true);
  expect(field('[value="2"]').checked).toBe(false);
  change('[value="2"]', true);
  expect(field('[value="1"]').checked).toBe(false);
});

it('terms of a tree are unchecked with any change of the term above, also to unchecked', () => {
  shop.page({ header: tree(false) });
  field('[value="2"]').checked = true;
  change('[value="1"]', false);
  expect(field('[value="2"]').checked).toBe(false);
});

it('a term with others below is called by its text and its count, which may come later', async () => {
  const trigger = '<span class="wcpt-icon wcpt-filter-hierarchy-accordion__trigger"></span>';
  const header = filterHtml({ options: [{ value: '1', label: 'Dom', below: [{ value: '2' }] }] });
  shopAnswers(json({ options: [{ filter: 'attribute', taxonomy: 'pa_barva', value: '1', count: 5 }] }));
  shop.page({
    header: header.replace(trigger, `<span class="wcpt-count">(3)</span>${trigger}`),
    settings: { dynamic_filters_lazy_load: 'true', dynamic_recount: 'true' },
    attributes: 'data-wcpt-encrypted-dynamic-filters-lazy-load-cache="QUJ+/=="',
  });
  const nameOf = () =>
    field('[value="1"]')
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .map(id => document.getElementById(id)?.textContent)
      .join(' ');
  expect(nameOf()).toBe('Dom (3)');
  await vi.waitFor(() => expect(nameOf()).toBe('Dom (5)'));
  expect(one('label').lastElementChild?.getAttribute('role')).toBe('button');
  expect(one('label').outerHTML).toContain('sw-table-term-');
  shop.end();
  expect(one('label').outerHTML).not.toMatch(/sw-table-term-|role=|aria-/);
});

const header =
  '<div class="wcpt-filter wcpt-redirect-enabled"><div class="wcpt-nav-redirect-option wcpt-filter-hierarchy-accordion"><b>Dom</b><a class="wcpt-nav-redirect-link" href="#dom">Dom</a><span class="wcpt-filter-hierarchy-accordion__trigger">+</span></div></div>';

it('an option that leads to an archive leads there from all around, but not from its sign', () => {
  shop.page({ header });
  const heard = vi.fn((event: Event) => event.preventDefault());
  one('a.wcpt-nav-redirect-link').addEventListener('click', heard);
  one('b').click();
  expect(heard).toHaveBeenCalledTimes(1);
  one('.wcpt-nav-redirect-link').click();
  expect(heard).toHaveBeenCalledTimes(2);
  one('.wcpt-filter-hierarchy-accordion__trigger').click();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(one('.wcpt-nav-redirect-option').classList.contains('wcpt-filter-hierarchy-accordion--open')).toBe(true);
});

it.each([
  ['a search among options', '<input class="wcpt-search-filter-options">'],
  ['a date', '<input class="wcpt-filter-date-picker">'],
  ['a search box', '<div class="wcpt-search"><input class="x"></div>'],
  ['the template of the modal', '<div class="wcpt-nav-modal-tpl"><input type="checkbox" class="x"></div>'],
])('a change in a field that is no choice sends no call: %s', (_, html) => {
  shop.page({ header: `<div class="wcpt-filter">${html}</div>` });
  one('.wcpt-filter input').dispatchEvent(new Event('change', { bubbles: true }));
  shop.asksNothing();
});
