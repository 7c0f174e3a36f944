import { beforeEach, expect, it, vi } from 'vitest';
import { mount } from '../../../../../widgets/product-table';
import { jQueries, putJQuery, type RealJQuery } from '../../../../core/bus/helpers';
import { silence } from '../../../../core/calls/helpers';
import {
  copyChecked,
  field,
  filterHtml,
  modalHtml,
  type NavigationParts,
  navigationHtml,
  one,
  pointAt,
  press,
  rangeHtml,
  searchHtml,
  sortHtml,
} from './markup';
import { setUpTableShop } from './shop';

const size = filterHtml({ taxonomy: 'pa_velikost', heading: 'Velikost:', name: '12_attr_pa_velikost[]', row: true });
const parts: NavigationParts = {
  header: searchHtml() + filterHtml() + size + sortHtml(),
  modal: modalHtml(),
};
const modal = () => one('body > .wcpt-nav-modal');
const isClosed = () => document.querySelector('body > .wcpt-nav-modal, .wcpt-nav-modal-backdrop') === null;
const shop = setUpTableShop(navigationHtml(parts));

async function open(kind: 'filter' | 'sort' = 'filter', table = '#wcpt-12'): Promise<void> {
  one(`${table} .wcpt-rn-${kind}`).click();
  await vi.waitFor(() => modal());
}

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  shop.page(parts);
});

it('the phone’s buttons are buttons that open a dialog', () => {
  const button = one('.wcpt-rn-filter');
  expect([button.getAttribute('role'), button.tabIndex, button.getAttribute('aria-haspopup')]).toEqual([
    'button',
    0,
    'dialog',
  ]);
  shop.end();
  expect(button.hasAttribute('role')).toBe(false);
});

it('the phone’s buttons open anything but sort as filters', async () => {
  one('.wcpt-rn-filter').setAttribute('data-wcpt-modal', 'whatever');
  await open();
  expect(modal().classList.contains('wcpt-show-filters')).toBe(true);
});

it('the modal is a dialog named by the heading that shows', async () => {
  await open();
  expect(modal().getAttribute('role')).toBe('dialog');
  expect(modal().getAttribute('aria-modal')).toBe('true');
  const name = document.getElementById(modal().getAttribute('aria-labelledby') ?? '');
  expect(name?.textContent).toBe('Filtri');
  expect(modal().getAttribute('data-wcpt-device')).toBe('laptop');
  press(modal(), 'Escape');
  await open('sort');
  expect(document.getElementById(modal().getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Razvrščanje');
});

it('the modal has a name also where its heading is empty', async () => {
  for (const text of document.querySelectorAll('.wcpt-nm-heading-text')) text.textContent = ' ';
  await open();
  expect(modal().getAttribute('aria-label')).toBe('Filtri');
  expect(one('.wcpt-nm-close', modal()).getAttribute('aria-label')).toBe('Zapri');
});

it('the modal holds copies of search boxes first, then filters, each once, and of what sorts', async () => {
  shop.page({ ...parts, sidebar: filterHtml({ heading: 'Barva levo' }) });
  await open();
  const texts = [...modal().querySelectorAll('.wcpt-nm-filters > *')].map(
    part => part.querySelector('.wcpt-filter-heading')?.textContent ?? part.className.trim(),
  );
  expect(texts).toEqual(['wcpt-search-wrapper', 'Barva levo', 'Velikost']);
  expect(modal().querySelectorAll('.wcpt-nm-sort > [data-wcpt-filter="sort_by"]')).toHaveLength(1);
  expect(document.querySelectorAll('#wcpt-12 > .wcpt-navigation-wrapper .wcpt-filter')).toHaveLength(4);
});

it('the modal shows rows of options as menus, without the colon', async () => {
  await open();
  const copy = one('[data-wcpt-taxonomy="pa_velikost"]', modal());
  expect(copy.className).not.toContain('options-row');
  expect(one('.wcpt-dropdown-label', copy).textContent).toBe('Velikost');
  expect(copy.querySelectorAll('.wcpt-dropdown-menu > .wcpt-dropdown-option')).toHaveLength(3);
  pointAt(one('.wcpt-filter-heading', copy));
  expect(copy.classList.contains('wcpt-open')).toBe(true);
  expect(one('.wcpt-filter-heading', copy).getAttribute('aria-expanded')).toBe('true');
});

it('the modal has ids of its own, to which its own parts refer', async () => {
  await open();
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const heading = one('.wcpt-filter-heading', modal());
  expect(document.getElementById(heading.getAttribute('aria-controls') ?? '')?.parentElement).toBe(
    heading.parentElement,
  );
});

it('the modal opens a filter that is alone, and none of several', async () => {
  await open();
  expect(modal().querySelectorAll('.wcpt-nm-filters .wcpt-open')).toHaveLength(0);
  shop.page({ header: filterHtml() + sortHtml(), modal: modalHtml() });
  await open();
  expect(one('.wcpt-nm-filters .wcpt-filter', modal()).className).toContain('wcpt-filter-open wcpt-open');
  expect(one('.wcpt-nm-filters .wcpt-filter-heading', modal()).getAttribute('aria-expanded')).toBe('true');
});

it('the modal shuts out the page, but not what is announced', async () => {
  document.body.insertAdjacentHTML('beforeend', '<main></main><aside inert></aside><div role="status"></div>');
  await open();
  expect(one('main').inert).toBe(true);
  expect(one('.wcpt').inert).toBe(true);
  expect(one('[role="status"]').inert).toBe(false);
  expect(document.body.classList.contains('wcpt-nav-modal-on')).toBe(true);
  expect(document.activeElement).toBe(modal());
  press(modal(), 'Escape');
  expect([one('main').inert, one('.wcpt').inert, one('aside').inert]).toEqual([false, false, true]);
  expect(document.body.classList.contains('wcpt-nav-modal-on')).toBe(false);
});

it('the modal does not disturb the choices of the table, nor does its closing', async () => {
  await open('sort');
  expect(field('.wcpt-header input[value="option_0"]').checked).toBe(true);
  expect(field('.wcpt-nm-sort input[value="option_0"]').checked).toBe(true);
  field('.wcpt-nm-filters input[value="2"]', modal()).checked = true;
  press(modal(), 'Escape');
  expect(field('.wcpt-header input[value="option_0"]').checked).toBe(true);
  expect(field('.wcpt-header input[value="2"]').checked).toBe(false);
  shop.asksNothing();
});

it('the modal checks the table’s radios again that another script has unchecked', async () => {
  await open();
  field('.wcpt-header input[value="option_0"]').checked = false;
  one('.wcpt-nm-close', modal()).click();
  expect(field('.wcpt-header input[value="option_0"]').checked).toBe(true);
});

it('the modal shows what is chosen in lists', async () => {
  const list = '<select name="12_x"><option value="a">a</option><option value="b">b</option></select>';
  shop.page(
    navigationHtml({
      header: filterHtml() + filterHtml({ taxonomy: 'x' }).replace('Rdeča', list),
      modal: modalHtml(),
    }),
  );
  const original = document.querySelector('select');
  if (original) original.selectedIndex = 1;
  await open();
  expect(modal().querySelector('select')?.value).toBe('b');
});

it.each<[string, () => void]>([
  ['its button', () => one('.wcpt-nm-close', modal()).click()],
  ['the button’s key', () => void press(one('.wcpt-nm-close', modal()), ' ')],
  ['the backdrop', () => one('.wcpt-nav-modal-backdrop').click()],
  ['Escape', () => void press(field('input', modal()), 'Escape')],
  ['wcpt_close of another script', () => void modal().dispatchEvent(new Event('wcpt_close', { bubbles: true }))],
])('closing with %s gives back focus and scroll position, and says so once', async (_, close) => {
  const heard: string[] = [];
  for (const name of ['wcpt-nav-modal-on', 'wcpt-nav-modal-off'] as const) {
    document.body.addEventListener(name, () => heard.push(`${name} ${document.body.className.trim()}`));
  }
  Reflect.set(window, 'scrollY', 340);
  await open();
  expect(Reflect.get(window, 'wcpt_nav_modal_scroll')).toBe(340);
  close();
  Reflect.set(window, 'scrollY', 0);
  expect(isClosed()).toBe(true);
  expect(heard).toEqual(['wcpt-nav-modal-on ', 'wcpt-nav-modal-off wcpt-nav-modal-on']);
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 340, behavior: 'instant' });
  expect(document.activeElement).toBe(one('.wcpt-rn-filter'));
  shop.asksNothing();
});

it('closing gives the focus to the button that an answer has put in place of the opener meanwhile', async () => {
  const opener = one('.wcpt-rn-filter');
  await open();
  field('.wcpt-header input[value="1"]').click();
  await vi.waitFor(() => expect(opener.isConnected).toBe(false));
  press(modal(), 'Escape');
  expect(document.activeElement).toBe(one('.wcpt-rn-filter'));
});

it('closing gives the focus to the table when an answer has taken the opener away', async () => {
  shop.answer(navigationHtml({ header: filterHtml() }).replaceAll('wcpt-rn-button', 'wcpt-other'));
  const opener = one('.wcpt-rn-filter');
  await open();
  field('.wcpt-header input[value="1"]').click();
  await vi.waitFor(() => expect(opener.isConnected).toBe(false));
  press(modal(), 'Escape');
  expect(one('.wcpt').contains(document.activeElement)).toBe(true);
});

it.each(jQueries)('closing is heard and raised through jQuery %s', async (_, $) => {
  putJQuery($);
  const heard: unknown[] = [];
  $(document.body).on('wcpt-nav-modal-off', () => heard.push('off'));
  $(document.body).on('wcpt_close', event => heard.push(event.type));
  await open();
  expect($(modal()).data('wcpt-radios')).toEqual({ '12_orderby': 'option_0' });
  $(modal()).trigger('wcpt_close');
  expect(isClosed()).toBe(true);
  expect(heard.sort()).toEqual(['off', 'wcpt_close']);
  $(document.body).off('wcpt-nav-modal-off');
  $(document.body).off('wcpt_close');
});

it('closing comes by itself when the table goes', async () => {
  await open();
  shop.end();
  expect(isClosed()).toBe(true);
  expect(document.body.classList.contains('wcpt-nav-modal-on')).toBe(false);
  expect(shop.lines).toEqual([]);
});

it('applying: a search that resets others asks for nothing else; the button of the modal asks for all', async () => {
  const choices = filterHtml({ options: [{ value: '1', label: 'Rdeča', checked: true }] });
  const html = navigationHtml({
    header: searchHtml('', 'wcpt-search--reset-others') + choices,
    modal: modalHtml(),
  });
  shop.page(html);
  await open();
  const search = field('.wcpt-search-input', modal());
  search.value = ' skleda ';
  press(search, 'Enter');
  await vi.waitFor(() => expect(isClosed()).toBe(true));
  await vi.waitFor(() => expect(shop.query() ?? '').toContain('12_search_1=skleda'));
  expect(shop.query()).not.toContain('pa_barva');
  shop.page(html);
  await open();
  field('.wcpt-search-input', modal()).value = 'vaza';
  one('.wcpt-nm-apply', modal()).click();
  await vi.waitFor(() => expect(shop.query() ?? '').toContain('12_search_1=vaza'));
  expect(shop.query()).toContain('pa_barva');
});

it('a search that resets others takes no choice of the dialog along, now or with the next choice', async () => {
  shop.page({ ...parts, header: searchHtml('', 'wcpt-search--reset-others') + filterHtml() + sortHtml() });
  shop.answer(silence);
  copyChecked();
  await open();
  field('input[name="12_attr_pa_barva[]"][value="2"]', modal()).click();
  const search = field('.wcpt-search-input', modal());
  search.value = 'skleda';
  press(search, 'Enter');
  await shop.sends();
  await open('sort');
  field('.wcpt-nm-sort input[value="option_1"]', modal()).click();
  await shop.sends(2);
  expect(shop.query()).toMatch(/^12_search_1=skleda&.*12_orderby=option_1&/);
  expect(shop.query()).not.toContain('pa_barva');
});

it('applying asks for all that is chosen in the modal, closed before', async () => {
  await open();
  field('input[name="12_attr_pa_barva[]"][value="2"]', modal()).checked = true;
  field('.wcpt-search-input', modal()).value = ' majica & "50%" ';
  one('.wcpt-nm-apply', modal()).click();
  expect(isClosed()).toBe(true);
  await shop.sends();
  expect(shop.query()).toBe(
    '12_search_1=majica%20%26%20%2250%25%22&12_attr_pa_barva%5B%5D=2&12_orderby=option_0&12_device=laptop&12_orderby=relevance&12_order=&12_filtered=true',
  );
});

const dates =
  '<div class="wcpt-filter wcpt-dropdown" data-wcpt-filter="date_picker"><div class="wcpt-filter-heading">Datum</div><div class="wcpt-dropdown-menu"><input class="wcpt-filter-date-picker" name="12_date_start" value="2026-01-01"><a class="wcpt-date-picker-reset-button" href="#">Počisti</a></div></div>';
const type = (values: Readonly<Record<string, string>>) => {
  for (const [selector, value] of Object.entries(values)) field(selector, modal()).value = value;
};
const word = { '.wcpt-search-input': 'majica' };
const limits = { '.wcpt-range-input-min': '60', '.wcpt-range-input-max': '20' };
const click = (selector: string) => () =>
  one(selector, modal()).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const key = (selector: string) => () => press(one(selector, modal()), 'Enter');

it.each([
  ['Enter in the search box', searchHtml(), word, key('.wcpt-search-input'), false, /^12_search_1=majica&/],
  ['the search icon', searchHtml(), word, click('.wcpt-search-submit'), true, /^12_search_1=majica&/],
  ['clearing the search', searchHtml('majica'), {}, click('.wcpt-search-clear'), false, /^12_search_1=&/],
  [
    'the button of a range',
    rangeHtml(),
    limits,
    click('.wcpt-range-submit-button'),
    true,
    /12_price_range_min=20&12_price_range_max=60/,
  ],
  [
    'a key on it',
    rangeHtml(),
    limits,
    key('.wcpt-range-submit-button'),
    false,
    /12_price_range_min=20&12_price_range_max=60/,
  ],
  [
    'Enter in a limit',
    rangeHtml(),
    limits,
    key('.wcpt-range-input-min'),
    false,
    /12_price_range_min=20&12_price_range_max=60/,
  ],
  ['taking dates back', dates, {}, click('.wcpt-date-picker-reset-button'), false, /^12_date_start=&/],
])('applying comes with %s, limits the right way round', async (_, header, typed, act, isAllowed, query) => {
  shop.page({ ...parts, header });
  await open();
  type(typed);
  expect(act()).toBe(isAllowed);
  expect(isClosed()).toBe(true);
  await vi.waitFor(() => expect(shop.query()).toMatch(query));
  expect(shop.sent).toHaveLength(1);
});

it.each<readonly [string, RealJQuery | undefined]>([['none', undefined], ...jQueries])(
  'applying comes by itself with another order, also of a script, jQuery %s',
  async (_, $) => {
    putJQuery($);
    await open('sort');
    const option = field('.wcpt-nm-sort input[value="option_1"]', modal());
    option.checked = true;
    if ($) $(option).trigger('change');
    else option.dispatchEvent(new Event('change', { bubbles: true }));
    expect(isClosed()).toBe(true);
    await vi.waitFor(() => expect(shop.query()).toContain('12_orderby=option_1'));
    expect(shop.sent).toHaveLength(1);
  },
);

it('an option that leads to an archive leads there from all around in the dialog, too', async () => {
  const option =
    '<div class="wcpt-nav-redirect-option"><b>Dom</b><a class="wcpt-nav-redirect-link" href="#dom">Dom</a></div>';
  shop.page({ header: `<div class="wcpt-filter wcpt-redirect-enabled">${option}</div>`, modal: modalHtml() });
  await open();
  const heard = vi.fn((event: Event) => event.preventDefault());
  one('a.wcpt-nav-redirect-link', modal()).addEventListener('click', heard);
  one('b', modal()).click();
  expect(heard).toHaveBeenCalledOnce();
});

it('applying does not come with Enter in the search for options, nor is its form sent', async () => {
  const enabled = filterHtml({ classes: 'wcpt-filter--search-filter-options-enabled' });
  shop.page({ header: enabled, modal: modalHtml() });
  await vi.waitFor(() => field('.wcpt-search-filter-options'));
  await open();
  expect(press(field('.wcpt-search-filter-options', modal()), 'Enter')).toBe(false);
  expect(isClosed()).toBe(false);
  shop.asksNothing();
});

it('applying does not come with Enter on an option, nor is its form sent', async () => {
  await open();
  expect(press(field('input[value="2"]', modal()), 'Enter')).toBe(false);
  const form = modal().querySelector('form');
  expect(form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))).toBe(false);
  expect(isClosed()).toBe(false);
  shop.asksNothing();
});

it('applying is heard by other scripts once the dialog is closed, and before the table asks', async () => {
  await open();
  const heard: string[] = [];
  const ended = new AbortController();
  for (const name of ['wcpt_close', 'wcpt-nav-modal-off', 'wcpt_after_navigation_change', 'wcpt_before_ajax_query'])
    document.addEventListener(name, () => heard.push(`${name} ${isClosed()}`), { signal: ended.signal });
  field('.wcpt-search-input', modal()).value = 'majica';
  one('.wcpt-search-submit .wcpt-icon', modal()).click();
  ended.abort();
  expect(heard).toEqual([
    'wcpt-nav-modal-off false',
    'wcpt_close true',
    'wcpt_after_navigation_change true',
    'wcpt_before_ajax_query true',
  ]);
});

it.each([
  ['filter', '.wcpt-nm-apply', 'click'],
  ['filter', '.wcpt-search-submit', 'click'],
  ['sort', '[value="option_1"]', 'change'],
] as const)('other scripts get the event that has applied: %s, %s', async (kind, control, type) => {
  await open(kind);
  const applied = one(control, modal());
  const events: unknown[] = [];
  document.addEventListener(
    'wcpt_after_navigation_change',
    ({ detail: [{ event }] }: CustomEventInit) => events.push(event.type, applied.contains(event.target)),
    { once: true },
  );
  applied.click();
  expect(events).toEqual([type, true]);
});

it('headings follow what is chosen in the modal, which stays open; those of the table do not', async () => {
  await open();
  const count = (root: ParentNode) =>
    root.querySelector('[data-wcpt-taxonomy="pa_barva"] .wcpt-active-count')?.textContent;
  field('input[name="12_attr_pa_barva[]"][value="2"]', modal()).click();
  expect(count(modal())).toBe('1');
  expect(count(one('.wcpt-header'))).toBeUndefined();
  expect(isClosed()).toBe(false);
  shop.asksNothing();
});

it('a limit that is no number is said, and the modal stays', async () => {
  shop.page({ ...parts, header: rangeHtml(undefined, false) });
  await open();
  const min = field('.wcpt-range-input-min', modal());
  Object.defineProperty(min, 'validity', { value: { badInput: true } });
  const say = vi.spyOn(min, 'reportValidity').mockReturnValue(false);
  one('.wcpt-nm-apply', modal()).click();
  expect(say).toHaveBeenCalledOnce();
  expect(isClosed()).toBe(false);
});

it('an element with role=button in the modal is pressed with keys', async () => {
  const button = '<span class="more" role="button" tabindex="0">Več</span>';
  shop.page(navigationHtml(parts).replace('<span class="wcpt-nm-filters-placeholder">', text => button + text));
  await open();
  const onClick = vi.fn();
  one('.more', modal()).addEventListener('click', onClick);
  for (const key of ['Enter', ' ']) expect(press(one('.more', modal()), key)).toBe(false);
  expect(onClick).toHaveBeenCalledTimes(2);
  expect(isClosed()).toBe(false);
});

it('resetting asks for everything', async () => {
  shop.page({ ...parts, query: '?12_on_sale=true' });
  await open();
  one('.wcpt-nm-reset', modal()).click();
  expect(isClosed()).toBe(true);
  await vi.waitFor(() => expect(shop.query()).toBe('12_device=laptop&12_filtered=true'));
});

const other = navigationHtml({
  id: '13',
  header: filterHtml({ name: '13_attr_pa_barva[]' }) + filterHtml({ taxonomy: 'x', heading: 'X' }),
  modal: modalHtml('13'),
});

it('several tables have a modal each, for their own rows', async () => {
  shop.page(navigationHtml(parts) + other);
  await open('filter', '#wcpt-13');
  expect(modal().getAttribute('data-wcpt-table-id')).toBe('13');
  field('input[name="13_attr_pa_barva[]"][value="1"]', modal()).checked = true;
  one('.wcpt-nm-apply', modal()).click();
  await shop.sends();
  expect(shop.sent[0]?.body).toContain('id=13');
  expect(shop.query()).toMatch(/^13_attr_pa_barva%5B%5D=1&/);
});

it('several tables of the same id are told apart', async () => {
  shop.page(navigationHtml(parts) + navigationHtml({ header: filterHtml({ heading: 'Druga' }), modal: modalHtml() }));
  const buttons = document.querySelectorAll<HTMLElement>('.wcpt-rn-filter');
  buttons[1]?.click();
  await vi.waitFor(() => expect(one('.wcpt-filter-heading', modal()).textContent).toBe('Druga'));
});

it.each<[string, (html: string) => string]>([
  ['no template', html => html.replace('wcpt-nav-modal-tpl', 'gone')],
  ['an empty template', html => html.replace('class="wcpt-nav-modal"', 'class="gone"')],
])('a page with %s for the modal is reported, and the navigation shows', async (_, damage) => {
  shop.page(damage(navigationHtml(parts)));
  one('.wcpt-rn-filter').click();
  await vi.waitFor(() => expect(one('.wcpt-header').classList.contains('wcpt-always-show')).toBe(true));
  expect(shop.lines).toHaveLength(1);
  expect(shop.lines[0]).toContain('They are shown above the table.');
  expect(isClosed()).toBe(true);
});

it.each(['12"]', '', 'a.b', '12 13'])('a table with the unusable id %j stays unenhanced', id => {
  document.body.innerHTML = navigationHtml(parts);
  one('.wcpt').setAttribute('data-wcpt-table-id', id);
  const before = document.body.innerHTML;
  expect(() => mount(one('.wcpt'))).toThrow('its data-wcpt-table-id is no number');
  expect(document.body.innerHTML).toBe(before);
});

it('a template without places for the filters still shows them', async () => {
  shop.page(navigationHtml(parts).replace(/<div class="wcpt-nm-(?:filters|sort)">.*?<\/div>/g, ''));
  await open();
  expect(modal().querySelectorAll('.wcpt-filter')).toHaveLength(3);
  expect(shop.lines).toEqual([]);
});

it('the dialog that is opened again before the answer to Apply has come shows the applied choices', async () => {
  const list = '<select name="12_x"><option value="a">a</option><option value="b">b</option></select>';
  const listed = filterHtml({ taxonomy: 'x', name: '12_other[]' }).replace('Rdeča', list);
  shop.page({ header: searchHtml() + filterHtml() + listed + rangeHtml() + sortHtml(), modal: modalHtml() });
  shop.answer(silence);
  copyChecked();
  await open();
  const select = () => modal().querySelector('select');
  const colour = () => field('input[name="12_attr_pa_barva[]"][value="2"]', modal());
  colour().click();
  field('[value="option_0"][name="12_price_range"]', modal()).click();
  field('.wcpt-search-input', modal()).value = 'majica';
  const before = select();
  if (before) before.value = 'b';
  one('.wcpt-nm-apply', modal()).click();
  await shop.sends();
  await open();
  expect(colour().checked).toBe(true);
  expect(select()?.value).toBe('b');
  expect(field('.wcpt-search-input', modal()).value).toBe('majica');
  expect(field('.wcpt-range-input-max', modal()).value).toBe('60');
  expect(one('[data-wcpt-meta-key="_price"] .wcpt-filter-heading', modal()).textContent).toContain('20–60');
});
