import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MarkupError } from '../../../src/core/errors';
import { mount } from '../../../widgets/swatches';
import { jQueries } from '../../core/bus/helpers';
import { pass, stillPage } from '../variation-form/form';
import {
  change,
  clearPage,
  click,
  listHtml,
  mountAll,
  one,
  putPage,
  putSettings,
  selectOf,
  states,
  swatch,
  takePage,
  variation,
} from './page';

const COLOUR = 'attribute_pa_barva';
const SIZE = 'attribute_pa_velikost';
const reds = [variation(1, { [COLOUR]: 'rdeca' }), variation(2, { [COLOUR]: 'modra' })];

beforeEach(() => stillPage());
afterEach(clearPage);

it.each(['form', 'div'] as const)('odd markup: no embedded list, in a %s: nothing is disabled', async tag => {
  await takePage({ attributes: [{ name: COLOUR, options: ['rdeca', 'modra'] }], variations: false, tag });
  await click(swatch('modra'));
  await act(async () => {});
  expect(states()).toBe('rdeca modra+');
  expect(selectOf(COLOUR).value).toBe('modra');
});

it('odd markup: a swatch that the select has no option for does nothing', async () => {
  putSettings({ unavailable_tooltip_text: 'Ni na voljo' });
  await takePage({
    attributes: [{ name: COLOUR, options: ['rdeca', 'modra'], swatches: ['rdeca', 'zlata'] }],
    variations: reds,
  });
  expect(states()).toBe('rdeca zlata-');
  expect(swatch('zlata').getAttribute('data-wvstooltip-out-of-stock')).toBe('Ni na voljo');
  await change(COLOUR, 'rdeca');
  await click(swatch('zlata'));
  expect(selectOf(COLOUR).value).toBe('rdeca');
});

it('odd markup: an option without a swatch is named by its own text', async () => {
  putSettings({ show_variation_label: '1', variation_label_separator: ' –' });
  await takePage({
    attributes: [{ name: COLOUR, options: ['rdeca', 'modra'], swatches: ['rdeca'] }],
    variations: reds,
  });
  await change(COLOUR, 'modra');
  await act(async () => {});
  expect(states()).toBe('rdeca');
  expect(one('label').textContent).toBe(`${COLOUR} – modra`);
});

it.each(['Ime "po želji"', "L'été & <b>", 'č š ž', '007', ' x '])('odd markup: the value %j', async value => {
  await takePage({
    attributes: [{ name: COLOUR, options: [value, 'modra'] }],
    variations: [variation(1, { [COLOUR]: value })],
  });
  const chosen = vi.fn();
  document.addEventListener('wvs-selected-item', event => chosen(event instanceof CustomEvent && event.detail[1]));
  await click(swatch(value));
  expect(selectOf(COLOUR).value).toBe(value);
  expect(chosen.mock.calls).toEqual([[value]]);
  expect(swatch(value).getAttribute('aria-checked')).toBe('true');
});

it('odd markup: two lists for one select keep in step', async () => {
  const attribute = { name: COLOUR, options: ['rdeca', 'modra'] };
  putSettings({ show_variation_label: '1', variation_label_separator: ':' });
  putPage({ attributes: [attribute], variations: reds });
  one('td').insertAdjacentHTML('beforeend', listHtml(attribute));
  await mountAll();
  await click(swatch('modra'));
  expect(states()).toBe('rdeca modra+ rdeca modra+');
  expect(one('label').querySelectorAll('span')).toHaveLength(1);
});

it('odd markup: a list that is not beside its select finds it by its name', async () => {
  putPage({
    attributes: [
      { name: COLOUR, options: ['rdeca', 'modra'] },
      { name: SIZE, options: ['s'] },
    ],
    variations: false,
  });
  one('.variations_form').append(one('.variable-items-wrapper'));
  await mountAll();
  await click(swatch('modra'));
  expect(selectOf(COLOUR).value).toBe('modra');
});

it('odd markup without a select, or in no form: an error before anything is touched', () => {
  putPage({ attributes: [{ name: COLOUR, options: ['rdeca'] }] });
  const list = one('.variable-items-wrapper');
  selectOf(COLOUR).remove();
  const before = document.body.innerHTML;
  expect(() => mount(list)).toThrow(MarkupError);
  expect(() => mount(list)).toThrow('there is no select for attribute_pa_barva');
  expect(document.body.innerHTML).toBe(before);
  document.body.append(list);
  expect(() => mount(list)).toThrow('it is in no form');
});

it('odd markup variations that are no JSON disable nothing', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  putSettings({ clickable_out_of_stock: '1', deselect_unavailable: '1' });
  putPage({ attributes: [{ name: COLOUR, options: ['rdeca', 'modra'] }], variations: '[{', tag: 'div' });
  await mountAll();
  await click(swatch('rdeca'));
  await act(async () => {});
  expect(states()).toBe('rdeca+ modra');
});

it.each<[string, string, unknown]>([
  ['with entities', 'črna & bela', 'črna &amp; bela'],
  ['as an open map, which PHP prints as a list', '38', undefined],
])('odd markup: a value that the variations have %s clears no other choice', async (_how, value, own) => {
  putSettings({ deselect_unavailable: '1' });
  const printed = own === undefined ? [] : { [SIZE]: own, [COLOUR]: 'rdeca' };
  await takePage({
    attributes: [
      { name: COLOUR, options: ['rdeca', 'modra'] },
      { name: SIZE, options: [value] },
    ],
    variations: [{ ...variation(1, {}), attributes: printed }, variation(2, { [SIZE]: 'x', [COLOUR]: 'modra' })],
  });
  await click(swatch('rdeca'));
  await click(swatch(value));
  expect([selectOf(COLOUR).value, selectOf(SIZE).value]).toEqual(['rdeca', value]);
});

it('odd markup: a list without any swatch waits for its swatches', async () => {
  await takePage({ attributes: [{ name: COLOUR, options: ['rdeca', 'modra'], swatches: [] }], variations: reds });
  await act(async () => {
    one('ul').innerHTML =
      one('ul').innerHTML + listHtml({ name: COLOUR, options: ['rdeca', 'modra'] }).replace(/<\/?ul[^>]*>/g, '');
    await pass(0);
  });
  await pass(0);
  await click(swatch('modra'));
  expect(states()).toBe('rdeca modra+');
});

it('odd markup: a list that another script empties and fills again', async () => {
  const attribute = { name: COLOUR, options: ['rdeca', 'modra'] };
  await takePage({ attributes: [attribute], variations: reds });
  await click(swatch('rdeca'));
  await act(async () => {
    const list = one('ul');
    const html = list.innerHTML;
    list.innerHTML = '';
    await pass(0);
    list.innerHTML = html.replaceAll('selected', '');
    await pass(0);
  });
  await pass(0);
  expect(document.querySelectorAll('.variable-item')).toHaveLength(2);
  expect(states()).toBe('rdeca+ modra');
  await click(swatch('modra'));
  expect(states()).toBe('rdeca modra+');
});

describe.each(jQueries)('the add-on’s own plugin with jQuery %s', (_, $) => {
  beforeEach(() => stillPage($));

  it('ends swatches and brings them back', async () => {
    const form = await takePage({ attributes: [{ name: COLOUR, options: ['rdeca', 'modra'] }], variations: reds });
    const plugin = (command?: string) => {
      const run: unknown = Reflect.get($(form), 'WooVariationSwatches');
      if (typeof run === 'function') Reflect.apply(run, $(form), [command]);
    };
    expect(Reflect.get(Object($.fn.WooVariationSwatches), 'isShopWidgets')).toBe(true);
    await act(async () => plugin('destroy'));
    expect(form.classList.contains('wvs-loaded')).toBe(false);
    await click(swatch('modra'));
    expect(selectOf(COLOUR).value).toBe('');
    await act(async () => plugin());
    await pass(0);
    await click(swatch('modra'));
    expect(selectOf(COLOUR).value).toBe('modra');
    expect(form.classList.contains('wvs-loaded')).toBe(true);
    await act(async () => plugin('destroy'));
    await act(async () => void $(document).trigger('woo_variation_swatches_init'));
    await pass(0);
    await click(swatch('rdeca'));
    expect(selectOf(COLOUR).value).toBe('rdeca');
  });
});
