import { beforeEach, expect, it, vi } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import { forgetWarnings } from '../../../src/core/report';
import { mount } from '../../../widgets/address-fields';
import { definition } from '../../../widgets/address-fields/definition';
import { sortRows } from '../../../widgets/address-fields/rows';
import { jQuery3, putJQuery, quietConsole } from '../../core/bus/helpers';
import { find } from '../../hydrate/page';
import { findInput, findList } from '../fields';
import { takeOver } from '../takeOver';

const LOCALE = {
  default: {
    city: { label: 'Kraj', required: true, class: ['form-row-wide'], priority: 70 },
    postcode: { label: 'Pošta', required: true, class: ['form-row-wide'], priority: 90 },
    state: { label: 'Država', required: true, priority: 80 },
  },
  SI: { state: { required: false, hidden: true }, postcode: { priority: 65 } },
  AE: { postcode: { required: false, hidden: true } },
  HU: { postcode: { class: ['form-row-first'], placeholder: 'A &amp; B' } },
};
const COUNTRIES = { SI: [], IT: { TS: 'Trst', MI: 'D&#039;Milano' }, HU: [] };
const ROWS = { city: '#billing_city_field', postcode: '#billing_postcode_field', state: '#billing_state_field' };

const field = (name: string, priority: number, control: string) =>
  `<p class="form-row form-row-wide validate-required" id="billing_${name}_field" data-priority="${priority}"><label for="billing_${name}" class="required_field">${name}&nbsp;<span class="required" aria-hidden="true">*</span></label><span class="woocommerce-input-wrapper">${control}</span></p>`;
const input = (name: string) =>
  `<input class="input-text" id="billing_${name}" name="billing_${name}" value="${name}">`;

function page(): HTMLElement {
  document.body.innerHTML = `<div class="woocommerce-billing-fields"><div class="woocommerce-billing-fields__field-wrapper">
    ${field('country', 40, '<select id="billing_country" class="country_to_state"><option selected>SI</option><option>IT</option><option>HU</option><option>AE</option><option>FR</option></select>')}
    ${field('postcode', 65, input('postcode'))}${field('city', 70, input('city'))}
    ${field('state', 80, '<input type="hidden" class="hidden" id="billing_state" name="billing_state" data-input-classes="wide">')}
  </div></div>`;
  return find(document, '.woocommerce-billing-fields');
}

const take = (scope: HTMLElement) => takeOver(mount, scope);

function choose(country: string): void {
  const select = findList(document, '#billing_country');
  select.value = country;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

const config = (locale: string, countries: string, rows = JSON.stringify(ROWS)) => {
  vi.stubGlobal('wc_address_i18n_params', { locale, locale_fields: rows });
  vi.stubGlobal('wc_country_select_params', { countries });
};
const order = () => [...document.querySelectorAll('.form-row')].map(row => row.id.replace(/^billing_|_field$/g, ''));
const shown = (id: string) => find(document, `#billing_${id}_field`).getAttribute('style') !== 'display: none;';

beforeEach(() => {
  putJQuery(undefined);
  forgetWarnings();
  config(JSON.stringify(LOCALE).replaceAll('"', '&quot;'), JSON.stringify(COUNTRIES));
});

it('address fields give a country with states a list, one without nothing, an unknown one a text field', async () => {
  await take(page());
  expect(shown('state')).toBe(false);
  choose('IT');
  const list = find(document, '#billing_state');
  expect(list.tagName).toBe('SELECT');
  expect(list.className).toBe('state_select wide');
  expect(list.getAttribute('name')).toBe('billing_state');
  expect([...list.children].map(option => option.textContent)).toEqual(['Izberite možnost …', 'Trst', "D'Milano"]);
  choose('FR');
  expect(find(document, '#billing_state').outerHTML).toContain('type="text"');
  expect(shown('state')).toBe(true);
  choose('HU');
  expect(find(document, '#billing_state').getAttribute('type')).toBe('hidden');
  expect(shown('state')).toBe(false);
});

it('address fields raise `change` of a new list, `changed` for a country with a table or another control, then `changing`', async () => {
  const scope = page();
  await take(scope);
  const heard: string[] = [];
  const ended = new AbortController();
  const { signal } = ended;
  bus.on('country_to_state_changed', ({ country }) => heard.push(`changed ${country}`), { signal });
  bus.on(
    'country_to_state_changing',
    ({ country, wrapper }) => heard.push(`changing ${country} ${wrapper === scope}`),
    { signal },
  );
  const onChange = ({ target }: Event) =>
    target instanceof HTMLSelectElement && target.matches('.state_select') && heard.push('change of the list');
  scope.addEventListener('change', onChange, { signal });
  choose('IT');
  choose('SI');
  choose('SI');
  choose('FR');
  choose('FR');
  ended.abort();
  expect(heard).toEqual([
    'change of the list',
    'changed IT',
    'changing IT true',
    'changed SI',
    'changing SI true',
    'changed SI',
    'changing SI true',
    'changed FR',
    'changing FR true',
    'changing FR true',
  ]);
});

it('address fields follow rules: order, widths, placeholders, what is required', async () => {
  await take(page());
  expect(order()).toEqual(['country', 'postcode', 'city', 'state']);
  choose('HU');
  expect(order()).toEqual(['country', 'city', 'state', 'postcode']);
  const row = find(document, '#billing_postcode_field');
  expect(row.classList.contains('form-row-first')).toBe(true);
  expect(row.classList.contains('form-row-wide')).toBe(false);
  expect(find(document, '#billing_postcode').getAttribute('placeholder')).toBe('A & B');
  choose('SI');
  expect(find(document, '#billing_postcode').getAttribute('placeholder')).toBe('');
  expect(row.classList.contains('form-row-wide')).toBe(true);
});

it('address fields that need not be filled in any more lose what was found wrong, and keep other descriptions', async () => {
  await take(page());
  const control = find(document, '#billing_postcode');
  const row = find(document, '#billing_postcode_field');
  for (const [before, after] of [
    ['billing_postcode_description', null],
    ['help billing_postcode_description', 'help'],
  ] as const) {
    choose('SI');
    row.insertAdjacentHTML(
      'beforeend',
      '<p class="checkout-inline-error-message" id="billing_postcode_description">Obvezno</p>',
    );
    control.setAttribute('aria-describedby', before);
    choose('AE');
    expect(document.querySelector('#billing_postcode_description')).toBeNull();
    expect(control.getAttribute('aria-describedby')).toBe(after);
  }
});

it('address fields empty what a country does not know, and bring it back with another', async () => {
  await take(page());
  const postcode = findInput(document, '#billing_postcode');
  postcode.value = '1000';
  const row = find(document, '#billing_postcode_field');
  row.classList.add('woocommerce-invalid', 'woocommerce-invalid-required-field');
  choose('AE');
  expect(postcode.value).toBe('');
  expect(shown('postcode')).toBe(false);
  expect(row.className).not.toContain('invalid');
  expect(row.querySelector('.optional')?.textContent).toBe('(neobvezno)');
  choose('SI');
  expect(postcode.value).toBe('1000');
  expect(row.querySelectorAll('.required')).toHaveLength(1);
  expect(row.querySelector('.optional')).toBeNull();
});

it.each([
  ['no JSON', '{', '<'],
  ['lists', '[]', '[]'],
  ['numbers', '1', '2'],
])('address fields stay as they are, and the console says why, where tables are %s', async (_, locale, countries) => {
  const lines = quietConsole();
  config(locale, countries);
  const scope = page();
  const before = scope.outerHTML;
  await take(scope);
  choose('IT');
  expect(scope.outerHTML).toBe(before);
  for (const name of ['wc_country_select_params.countries', 'wc_address_i18n_params.locale'])
    expect(lines.join()).toContain(`${name} is not a JSON object`);
});

it('address fields stand tables with odd entries', async () => {
  quietConsole();
  config('{"SI":{"city":7},"default":null}', '{"SI":"x","IT":null}', '{"city":"#billing_city_field:(","state":4}');
  await take(page());
  choose('IT');
  expect(find(document, '#billing_city').outerHTML).toContain('value="city"');
});

it('address fields without settings stay as they are', async () => {
  vi.unstubAllGlobals();
  const scope = page();
  const before = scope.outerHTML;
  await take(scope);
  choose('IT');
  expect(scope.outerHTML).toBe(before);
});

it('address fields are left to the shop’s own script', () => {
  const scope = page();
  const script = '<script type="module" src="/woocommerce/assets/js/frontend/country-select.min.js"></script>';
  scope.insertAdjacentHTML('afterend', script);
  expect(() => mount(scope)).toThrow("the shop's own script");
});

it('address fields hear a `refresh` that a script triggers with jQuery', async () => {
  putJQuery(jQuery3);
  await take(page());
  const select = findList(document, '#billing_country');
  select.value = 'IT';
  jQuery3(select).trigger('refresh');
  expect(find(document, '#billing_state').tagName).toBe('SELECT');
});

it('address fields adapt when a script tells of a country for all that is around them', async () => {
  await take(page());
  bus.emit('country_to_state_changing', { country: 'AE', wrapper: document.body });
  expect(shown('postcode')).toBe(false);
});

it('address fields draw lists when a script tells of others without saying where', async () => {
  putJQuery(jQuery3);
  const scope = page();
  await take(scope);
  const drawn: unknown[] = [];
  jQuery3.fn.selectWoo = function (this: ArrayLike<Element>) {
    drawn.push(this[0]?.id);
  };
  const list = Object.assign(document.createElement('select'), { className: 'country_select', id: 'new' });
  vi.spyOn(list, 'getClientRects').mockReturnValue(Object.assign([], { length: 1, item: () => null }));
  scope.append(list);
  jQuery3(document.body).trigger('country_to_state_changed');
  Reflect.deleteProperty(jQuery3.fn, 'selectWoo');
  expect(drawn).toEqual(['new']);
});

it('a country that stands in no address is followed by the fields around its row, each of two by itself', async () => {
  const row = (name: string, rest: string) => `<p class="form-row" id="${name}_field">${rest}</p>`;
  const group = (kind: string) =>
    row(
      `${kind}_country`,
      `<select id="${kind}_country" class="country_to_state"><option selected>FR</option><option>IT</option></select>`,
    ) + row(`${kind}_state`, `<input id="${kind}_state" name="${kind}_state">`);
  document.body.innerHTML = `<form>${group('billing')}${group('shipping')}</form>`;
  const found = [...document.querySelectorAll(definition.markers)].map(definition.markerOf);
  expect(found.map(one => one?.id)).toEqual(['billing_country_field', 'shipping_country_field']);
  for (const marker of found) if (marker instanceof HTMLElement) await take(marker);
  const told: unknown[] = [];
  const tell = (event: Event) => told.push(...(event instanceof CustomEvent ? event.detail : []));
  document.body.addEventListener('country_to_state_changing', tell, { once: true });
  choose('IT');
  expect([find(document, '#billing_state').tagName, find(document, '#shipping_state').tagName]).toEqual([
    'SELECT',
    'INPUT',
  ]);
  expect(told).toEqual(['IT', find(document, 'form')]);
});

it('sortRows keeps rows without a priority behind their neighbour, and never moves the one with the focus', () => {
  document.body.innerHTML =
    '<div><p class="form-row" data-priority="30">c</p><p class="form-row">d</p><p class="form-row" data-priority="20"><input></p><p class="form-row" data-priority="10">a</p></div>';
  const wrapper = find(document, 'div');
  const focused = find(document, 'input');
  if (!(wrapper instanceof HTMLElement) || !(focused instanceof HTMLElement)) throw new Error('no rows');
  focused.focus();
  const blurred = vi.fn();
  focused.addEventListener('blur', blurred);
  sortRows(wrapper);
  expect([...wrapper.children].map(row => row.textContent)).toEqual(['a', '', 'c', 'd']);
  expect(blurred).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(focused);
});
