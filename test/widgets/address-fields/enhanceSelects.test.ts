import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enhanceSelects } from '../../../widgets/address-fields/enhanceSelects';
import { jQuery3, putJQuery } from '../../core/bus/helpers';
import { find } from '../../hydrate/page';

beforeEach(() => putJQuery(jQuery3));
afterEach(() => {
  Reflect.deleteProperty(jQuery3.fn, 'selectWoo');
  document.body.replaceChildren();
});

it('has the page’s selectWoo draw lists that can be seen, once each, in the page’s language', () => {
  document.body.innerHTML =
    '<div><select class="country_select" id="a" data-placeholder="Izberite"></select><select class="state_select select2-hidden-accessible" id="b"></select><select class="state_select" id="c"></select><select id="d"></select></div>';
  vi.stubGlobal('wc_country_select_params', {
    i18n_no_matches: 'Ni zadetkov',
    i18n_input_too_short_1: 'Še en znak',
    i18n_input_too_short_n: 'Še %qty% znaki',
  });
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return Object.assign([], { length: this.id === 'c' ? 0 : 1, item: () => null });
  });
  const drawn: unknown[][] = [];
  jQuery3.fn.selectWoo = function (this: ArrayLike<Element>, options: unknown) {
    drawn.push([this[0]?.id, options]);
  };
  enhanceSelects(find(document, 'div'));
  expect(drawn).toEqual([['a', expect.objectContaining({ placeholder: 'Izberite', width: '100%' })]]);
  const { language } = Object(drawn[0]?.[1]);
  expect(language.noResults()).toBe('Ni zadetkov');
  expect(language.inputTooShort({ input: '', minimum: 1 })).toBe('Še en znak');
  expect(language.inputTooShort({ input: 'a', minimum: 4 })).toBe('Še 3 znaki');
});

it('does nothing without one', () => {
  document.body.innerHTML = '<div><select class="country_select"></select></div>';
  const before = document.body.innerHTML;
  enhanceSelects(find(document, 'div'));
  expect(document.body.innerHTML).toBe(before);
});
