import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { optionListOf } from '../../../widgets/variation-form/selects';
import type { OptionState } from '../../../widgets/variation-form/variationIndex';
import { jQueries, jQuery3, jQuery4, putJQuery } from '../../core/bus/helpers';
import { find } from '../../hydrate/page';

afterEach(() => document.body.replaceChildren());

function listOf(options: string, attributes = '') {
  const holder = document.createElement('div');
  holder.innerHTML = `<select ${attributes}><option value="">Izberite</option>${options}</select>`;
  document.body.append(holder);
  const select = find(holder, 'select');
  const texts = () => [...select.options].map(option => option.text + (option.disabled ? ' (disabled)' : ''));
  return { ...optionListOf(select), select, texts };
}

const ABC = '<option value="a">A</option><option value="b">B</option><option value="c">C</option>';
const states = (...all: OptionState[]) => all;

it('optionListOf removes options without a variation, disables those with inactive ones only, and marks the rest', () => {
  const list = listOf(ABC);
  expect(list.apply(states('on', 'off', 'out'))).toBe(true);
  expect(list.texts()).toEqual(['Izberite', 'A', 'B (disabled)']);
  expect([...list.select.options].map(option => option.className)).toEqual(['', 'attached enabled', 'attached']);
  expect(list.values()).toEqual(['a', 'b', 'c']);
});

it('optionListOf brings options back in their order', () => {
  const list = listOf(ABC);
  list.apply(states('out', 'out', 'out'));
  expect(list.texts()).toEqual(['Izberite']);
  list.apply(states('out', 'out', 'on'));
  list.apply(states('on', 'out', 'on'));
  expect(list.texts()).toEqual(['Izberite', 'A', 'C']);
  list.apply(states('on', 'on', 'on'));
  expect(list.texts()).toEqual(['Izberite', 'A', 'B', 'C']);
});

it.each(['off', 'out'] as const)('optionListOf clears a choice that is %s now, and says so', state => {
  const list = listOf(ABC);
  list.select.value = 'b';
  expect(list.apply(states('on', state, 'on'))).toBe(false);
  expect(list.select.value).toBe('');
  expect(list.select.selectedIndex).toBe(0);
});

it('optionListOf raises no change event', () => {
  const list = listOf(ABC);
  const heard = vi.fn();
  list.select.addEventListener('change', heard);
  list.select.value = 'b';
  list.apply(states('on', 'out', 'on'));
  expect(heard).not.toHaveBeenCalled();
});

it('optionListOf hides the placeholder only where the page wants that, and while there is a choice', () => {
  const list = listOf(ABC, 'data-show_option_none="no"');
  list.apply(states('on', 'on', 'on'));
  expect(list.texts()[0]).toBe('Izberite');
  list.select.value = 'b';
  list.apply(states('on', 'on', 'on'));
  expect(list.texts()).toEqual(['A', 'B', 'C']);
  expect(list.select.value).toBe('b');
  list.apply(states('on', 'out', 'on'));
  expect(list.texts()).toEqual(['Izberite', 'A', 'C']);
  expect(list.select.value).toBe('');
});

it('optionListOf keeps the placeholder elsewhere', () => {
  const list = listOf(ABC, 'data-show_option_none="yes"');
  list.select.value = 'b';
  list.apply(states('on', 'on', 'on'));
  expect(list.texts()[0]).toBe('Izberite');
});

it('optionListOf leaves an option disabled that the server disabled', () => {
  const list = listOf('<option value="a" disabled>A</option><option value="b">B</option>');
  list.apply(states('on', 'off'));
  list.apply(states('on', 'on'));
  expect(list.texts()).toEqual(['Izberite', 'A (disabled)', 'B']);
  list.restore();
  expect(list.texts()).toEqual(['Izberite', 'A (disabled)', 'B']);
});

it('optionListOf keeps optgroups, and puts options back where they were', () => {
  const list = listOf(
    '<optgroup label="1"><option value="a">A</option><option value="b">B</option></optgroup><option value="c">C</option><optgroup label="2"><option value="d">D</option></optgroup>',
  );
  const before = list.select.innerHTML;
  list.apply(states('out', 'out', 'out', 'out'));
  expect(list.texts()).toEqual(['Izberite']);
  list.apply(states('on', 'on', 'on', 'on'));
  list.restore();
  expect(list.select.innerHTML.replaceAll(' class=""', '')).toBe(before);
});

it('optionListOf obeys a script that has replaced all options', () => {
  const list = listOf(ABC);
  list.apply(states('on', 'out', 'on'));
  list.select.innerHTML = '<option value="">Barva</option><option value="x">X</option><option value="y">Y</option>';
  expect(list.values()).toEqual(['x', 'y']);
  list.apply(states('on', 'out'));
  expect(list.texts()).toEqual(['Barva', 'X']);
});

it('optionListOf leaves the options alone that a script has added', () => {
  const list = listOf(ABC);
  list.select.insertAdjacentHTML('beforeend', '<option value="nova">Nova</option>');
  list.apply(states('out', 'on', 'on'));
  expect(list.texts()).toEqual(['Izberite', 'B', 'C', 'Nova']);
});

describe.each(jQueries)('with jQuery %s optionListOf', (_, $) => {
  beforeEach(() => putJQuery($));

  it('keeps the first options where the shop’s script does, and obeys a script that has written others there', () => {
    const list = listOf('<option value="a" selected class="x">A</option><option value="b" disabled>B</option>');
    list.values();
    list.apply(states('on', 'out'));
    const data = (key: string, value?: string) =>
      value === undefined ? $(list.select).data(key) : $(list.select).data(key, value);
    const A = '<option value="a">A</option>';
    expect(data('attribute_html')).toBe(`<option value="">Izberite</option>${A}<option value="b">B</option>`);
    expect(Object(data('attribute_options')).length).toBe(2);
    data('attribute_html', `<option value="">Barva</option>${A}<option value="c">C</option>`);
    expect(list.values()).toEqual(['a', 'c']);
    expect(list.select.value).toBe('a');
    list.apply(states('out', 'on'));
    expect(list.texts()).toEqual(['Barva', 'C']);
    list.restore();
    expect([list.texts(), data('attribute_html')]).toEqual([['Barva', 'A', 'C'], undefined]);
  });

  it('takes none of an attribute, which content can write', () => {
    const list = listOf(ABC, 'data-attribute_html="<option>x</option>"');
    expect([list.values(), list.values()]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ]);
  });

  it('keeps options that are out when the page has another jQuery', () => {
    const list = listOf(ABC);
    list.values();
    list.apply(states('on', 'on', 'out'));
    putJQuery($ === jQuery3 ? jQuery4 : jQuery3);
    expect(list.values()).toEqual(['a', 'b', 'c']);
    list.apply(states('on', 'out', 'on'));
    expect(list.texts()).toEqual(['Izberite', 'A', 'C']);
  });

  it('takes the options in the page for the first ones where a script has emptied what is kept', () => {
    const list = listOf(ABC);
    list.values();
    list.apply(states('on', 'on', 'out'));
    list.select.insertAdjacentHTML('beforeend', '<option value="nova">Nova</option>');
    $(list.select).data('attribute_html', '');
    expect(list.values()).toEqual(['a', 'b', 'nova']);
    list.apply(states('on', 'on', 'out'));
    expect(list.texts()).toEqual(['Izberite', 'A', 'B']);
  });
});

it('optionListOf gives all options back as the page had them', () => {
  const list = listOf(ABC, 'data-show_option_none="no"');
  const before = list.select.innerHTML;
  list.select.value = 'c';
  list.apply(states('out', 'off', 'on'));
  list.restore();
  expect(list.select.innerHTML.replaceAll(' class=""', '')).toBe(before);
  expect(list.select.value).toBe('c');
});
