import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import { pagesOfShops } from '../../core/bus/helpers';
import { pass, stillPage } from '../variation-form/form';
import {
  change,
  clearPage,
  click,
  mountAll,
  mountForm,
  one,
  press,
  putPage,
  putSettings,
  selectOf,
  states,
  swatch,
  takePage,
  unmountAll,
  variation,
} from './page';

const COLOUR = 'attribute_pa_barva';
const SIZE = 'attribute_pa_velikost';

/** Red in S and M (two left), blue in M (out of stock) and L. */
const variations = [
  variation(1, { [COLOUR]: 'rdeca', [SIZE]: 's' }),
  variation(2, { [COLOUR]: 'rdeca', [SIZE]: 'm' }, { max_qty: 2, variation_stock_left: 'Še 2' }),
  variation(3, { [COLOUR]: 'modra', [SIZE]: 'm' }, { is_in_stock: false }),
  variation(4, { [COLOUR]: 'modra', [SIZE]: 'l' }, { max_qty: 9, variation_stock_left: 'Še 9' }),
];
const attributes = [
  { name: COLOUR, options: ['rdeca', 'modra'], kind: 'color' },
  { name: SIZE, options: ['s', 'm', 'l'] },
] as const;

/** Puts the form, and takes it over with its swatches. */
function take(settings: object = {}): Promise<HTMLElement> {
  putSettings(settings);
  return takePage({ attributes, variations });
}

beforeEach(() => stillPage());
afterEach(clearPage);

describe.each(pagesOfShops)('swatches with %s', (_, $) => {
  beforeEach(() => stillPage($));

  it('choose in their select, and follow it', async () => {
    const form = await take();
    expect(form.classList.contains('wvs-loaded')).toBe(true);
    await click(swatch('modra'));
    expect(selectOf(COLOUR).value).toBe('modra');
    expect(states()).toBe('rdeca modra+ s- m l');
    expect(swatch('s').getAttribute('aria-disabled')).toBe('true');
    await change(COLOUR, 'rdeca');
    expect(states()).toBe('rdeca+ modra s m l-');
    expect(swatch('rdeca').getAttribute('aria-checked')).toBe('true');
  });

  it('raise the events of the add-on in its order', async () => {
    await take();
    const heard: unknown[] = [];
    const note = (name: string, ...args: unknown[]) =>
      heard.push([
        name,
        ...args.map(arg => {
          const element = typeof arg === 'object' && arg !== null && 0 in arg && !('localName' in arg) ? arg[0] : arg;
          return element instanceof HTMLElement ? element.localName : element;
        }),
      ]);
    for (const name of [
      'change',
      'click',
      'woocommerce_variation_has_changed',
      'wvs-item-updated',
      'wvs-selected-item',
    ]) {
      if ($) {
        $(document).on(name, (event, ...args) => {
          const { target } = event;
          if (!(target instanceof HTMLInputElement)) note(event.type, ...args);
        });
      } else {
        document.addEventListener(name, event => {
          const args: unknown = event instanceof CustomEvent ? event.detail : [];
          if (!(event.target instanceof HTMLInputElement)) note(event.type, ...(Array.isArray(args) ? args : []));
        });
      }
    }
    await click(swatch('rdeca'));
    expect(heard).toEqual([
      // Each is heard here after those that it causes below.
      ['wvs-item-updated', 'rdeca', 'rdeca'],
      ['woocommerce_variation_has_changed'],
      ['change'],
      ['click'],
      ['wvs-selected-item', COLOUR, 'rdeca', 'select', 'form'],
    ]);
  });

  it('say once that they are there, after the form', async () => {
    const heard: string[] = [];
    const ended = new AbortController();
    const { signal } = ended;
    bus.on('wc_variation_form', () => heard.push('form'), { signal });
    bus.on('woo_variation_swatches_init', () => heard.push('init'), { signal });
    bus.on(
      'woo_variation_swatches_loaded',
      ({ instance }) => {
        const isAjax: unknown = Reflect.get(instance, 'isAjaxVariation');
        heard.push(`loaded ${typeof isAjax === 'function' && isAjax()}`);
      },
      { signal },
    );
    await take();
    await pass(1000);
    expect(heard).toEqual(['init', 'loaded false', 'form']);
    ended.abort();
  });
});

it('settings of the swatches clear_on_reselect clears the chosen one, and says so', async () => {
  await take({ clear_on_reselect: '1' });
  const cleared = vi.fn();
  document.addEventListener('wvs-unselected-item', event => cleared(event instanceof CustomEvent && event.detail));
  await click(swatch('rdeca'));
  await click(swatch('rdeca'));
  expect(selectOf(COLOUR).value).toBe('');
  expect(cleared.mock.calls).toEqual([[[COLOUR, 'rdeca', selectOf(COLOUR), one('form')]]]);
});

it.each([
  ['2.1', { is_mobile: '' }, []],
  ['2.2', { is_mobile: '', deselect_unavailable: '' }, [COLOUR]],
])('a shop with version %s of the add-on has the arguments of its events', async (_, settings, name) => {
  await take({ ...settings, clear_on_reselect: '1' });
  const heard: unknown[] = [];
  const hear = (event: Event) => event instanceof CustomEvent && heard.push(event.detail);
  for (const type of ['wvs-selected-item', 'wvs-unselected-item'])
    document.addEventListener(type, hear, { once: true });
  await click(swatch('rdeca'));
  await click(swatch('rdeca'));
  const args = [...name, 'rdeca', selectOf(COLOUR), one('form')];
  expect(heard).toEqual([args, args]);
});

it('settings of the swatches deselect_unavailable clears what goes with no variation, each change once', async () => {
  await take({ deselect_unavailable: '1' });
  await click(swatch('rdeca'));
  await click(swatch('s'));
  expect(states()).toBe('rdeca+ modra- s+ m l-');
  expect(swatch('l').hasAttribute('aria-disabled')).toBe(false);
  const changed = vi.fn();
  one('form').addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && changed(target.name));
  await click(swatch('l'));
  expect(changed.mock.calls).toEqual([[COLOUR], [SIZE]]);
  expect(states()).toBe('rdeca- modra s m l+');
});

it('settings of the swatches deselect_unavailable: a size that goes with any size of another colour can be chosen', async () => {
  putSettings({ deselect_unavailable: '1' });
  await takePage({
    attributes,
    variations: [variation(1, { [COLOUR]: 'rdeca', [SIZE]: 's' }), variation(2, { [COLOUR]: 'modra', [SIZE]: '' })],
  });
  await click(swatch('rdeca'));
  expect(states()).toBe('rdeca+ modra s m- l-');
  await click(swatch('l'));
  expect([selectOf(COLOUR).value, selectOf(SIZE).value]).toEqual(['', 'l']);
});

it('settings of the swatches with disable_out_of_stock only variations in stock count', async () => {
  await take({ deselect_unavailable: '1', disable_out_of_stock: '1' });
  await click(swatch('modra'));
  await click(swatch('m'));
  expect([selectOf(COLOUR).value, selectOf(SIZE).value]).toEqual(['', 'm']);
});

it('settings of the swatches a listener that chooses while others are cleared does not start it over', async () => {
  await take({ deselect_unavailable: '1' });
  await click(swatch('rdeca'));
  let calls = 0;
  one('form').addEventListener('change', ({ target }) => {
    if (target === selectOf(COLOUR) && calls++ < 20) swatch('l').click();
  });
  await click(swatch('l'));
  expect(calls).toBeLessThan(5);
  expect(selectOf(SIZE).value).toBe('l');
});

it('settings of the swatches clickable_out_of_stock marks what can be chosen but not be had', async () => {
  await take({ clickable_out_of_stock: '1', out_of_stock_tooltip_text: 'Ni na zalogi' });
  expect(states()).toBe('rdeca modra s m l');
  await click(swatch('modra'));
  expect(states()).toBe('rdeca modra+ s- m! l');
  expect(swatch('m').getAttribute('data-wvstooltip-out-of-stock')).toBe('Ni na zalogi');
  await click(swatch('m'));
  expect(selectOf(SIZE).value).toBe('m');
});

it('settings of the swatches deselect_unavailable: a size that the form took out before its swatches came can be chosen, too', async () => {
  putSettings({ deselect_unavailable: '1' });
  const form = putPage({
    attributes,
    variations: [variation(1, { [COLOUR]: 'rdeca', [SIZE]: 's' }), variation(2, { [COLOUR]: 'modra', [SIZE]: '' })],
  });
  selectOf(COLOUR).value = 'rdeca';
  await mountForm(form);
  expect([...selectOf(SIZE).options].map(({ value }) => value)).toEqual(['', 's']);
  await mountAll();
  await click(swatch('l'));
  expect([selectOf(COLOUR).value, selectOf(SIZE).value]).toEqual(['', 'l']);
});

it('settings of the swatches stock-left labels stand at the last open attribute, up to the threshold', async () => {
  await take({ show_variation_stock: '1', stock_label_threshold: '5' });
  const label = (value: string) =>
    swatch(value).querySelector('span[data-wvs-stock-info]')?.getAttribute('data-wvs-stock-info');
  expect(label('m')).toBe('');
  await click(swatch('rdeca'));
  expect([label('s'), label('m'), label('l')]).toEqual(['', 'Še 2', '']);
  expect(swatch('m').classList.contains('wvs-show-stock-left-info')).toBe(true);
  await change(COLOUR, 'modra');
  expect(label('l')).toBe('');
  await change(COLOUR, 'rdeca');
  act(() => bus.emit('hide_variation', {}, one('.single_variation')));
  expect(label('m')).toBe('');
  await click(swatch('m'));
  expect(label('m')).toBe('');
});

it('settings of the swatches show_variation_label names the choice in the label, once', async () => {
  putSettings({ show_variation_label: '1', variation_label_separator: ':' });
  putPage({ attributes, variations });
  one(`label[for="${SIZE}"]`).insertAdjacentHTML('beforeend', '<span class="woo-selected-variation-item-name"></span>');
  await mountAll();
  await click(swatch('rdeca'));
  expect(one(`label[for="${COLOUR}"]`).textContent).toBe(`${COLOUR}: rdeca!`);
  await click(swatch('s'));
  expect(one(`label[for="${SIZE}"]`).querySelectorAll('span')).toHaveLength(1);
  expect(one(`label[for="${SIZE}"]`).textContent).toBe(`${SIZE}: s!`);
  await change(COLOUR, '');
  expect(one(`label[for="${COLOUR}"]`).textContent).toBe(COLOUR);
});

it.each([undefined, null, 'x', []])(
  'settings of the swatches global that makes no sense (%j): all is off',
  async settings => {
    vi.spyOn(console, 'warn').mockReturnValue();
    putSettings(settings);
    await takePage({ attributes, variations });
    await click(swatch('rdeca'));
    await click(swatch('rdeca'));
    expect(states()).toBe('rdeca+ modra s m l-');
    expect(one(`label[for="${COLOUR}"]`).textContent).toBe(COLOUR);
  },
);

const stops = () =>
  [...document.querySelectorAll('.variable-item[tabindex="0"]')].map(item => item.getAttribute('data-value'));

it('a group of swatches has one stop for Tab: the chosen one, else the first that can be chosen', async () => {
  await take();
  expect(stops()).toEqual(['rdeca', 's']);
  await change(COLOUR, 'modra');
  expect(stops()).toEqual(['modra', 'm']);
});

it('a group of swatches has one even if it is taken over with the focus in it', async () => {
  putPage({ attributes, variations });
  swatch('modra').focus();
  await mountAll();
  expect(stops()).toEqual(['modra', 's']);
  await press(swatch('modra'), ' ');
  expect(stops()).toEqual(['modra', 'm']);
});

it('a group of swatches takes the focus of a radio button in it, which is inert from then on', async () => {
  putPage({ attributes: [attributes[0], { name: SIZE, options: ['s', 'm', 'l'], kind: 'radio' }], variations });
  one('.variable-item-radio-input[value="m"]').focus();
  await mountAll();
  expect(document.activeElement).toBe(swatch('m'));
});

it('a group of swatches reads a long list of variations once, without jQuery', async () => {
  await take({ clickable_out_of_stock: '1' });
  const parse = vi.spyOn(JSON, 'parse');
  await click(swatch('rdeca'));
  await click(swatch('s'));
  // Packages that are loaded meanwhile parse texts of their own.
  expect(parse.mock.calls.filter(([text]) => text.includes('variation_id'))).toEqual([]);
});

it.each([false, '0', 0])(
  'a group of swatches reads variations anew when a script has changed them: %j',
  async stock => {
    const form = await take({ clickable_out_of_stock: '1' });
    form.dataset.product_variations = JSON.stringify(variations.map(one => ({ ...one, is_in_stock: stock })));
    await act(async () => bus.emit('reload_product_variations', {}, form));
    expect(states()).toBe('rdeca! modra! s! m! l!');
  },
);

it('a group of swatches arrow keys wrap and skip what is disabled', async () => {
  await take();
  await change(COLOUR, 'modra');
  await press(swatch('m'), 'ArrowLeft');
  expect(document.activeElement).toBe(swatch('l'));
  expect(selectOf(SIZE).value).toBe('l');
  await press(swatch('l'), 'ArrowDown');
  expect(document.activeElement).toBe(swatch('m'));
  await press(swatch('m'), 'a');
  expect(document.activeElement).toBe(swatch('m'));
});

it('a group of swatches an arrow key only looks at a choice that would clear the other attributes', async () => {
  await take({ deselect_unavailable: '1', disable_out_of_stock: '1' });
  await click(swatch('modra'));
  await click(swatch('l'));
  await press(swatch('l'), 'ArrowLeft');
  expect(document.activeElement).toBe(swatch('m'));
  expect([selectOf(COLOUR).value, selectOf(SIZE).value]).toEqual(['modra', 'l']);
  await press(swatch('m'), 'Enter');
  expect([selectOf(COLOUR).value, selectOf(SIZE).value]).toEqual(['', 'm']);
});

it('a group of swatches a lone swatch keeps its choice when an arrow key comes around', async () => {
  putSettings({ clear_on_reselect: '1' });
  await takePage({
    attributes: [{ name: COLOUR, options: ['rdeca'] }],
    variations: [variation(1, { [COLOUR]: 'rdeca' })],
  });
  await press(swatch('rdeca'), 'Enter');
  await press(swatch('rdeca'), 'ArrowRight');
  expect(selectOf(COLOUR).value).toBe('rdeca');
});

it('a group of swatches takes the focus when a look-up is tried again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await takePage({ attributes, variations: 'false' });
  await click(swatch('modra'));
  await click(swatch('s'));
  await act(() => vi.dynamicImportSettled());
  await pass(0);
  const retry = one('.sw-lookup-failed button');
  retry.focus();
  await click(retry);
  expect(document.activeElement).toBe(swatch('modra'));
});

it('a group of swatches shows the rest on demand, and gives the page its own back at the end', async () => {
  putPage({ attributes, variations });
  const list = one('ul');
  list.classList.add('enabled-display-limit-mode');
  list.insertAdjacentHTML('beforeend', '<li class="woo-variation-swatches-variable-item-more">+1</li>');
  await mountAll();
  const button = one('[role="button"]');
  expect(button.getAttribute('aria-label')).toBe(`+1 ${COLOUR}`);
  await click(button);
  expect(list.classList.contains('enabled-display-limit-mode')).toBe(false);
  expect(list.querySelectorAll('li')).toHaveLength(2);
  const { body } = document;
  await unmountAll();
  expect(body.querySelector('ul')?.lastElementChild?.outerHTML).toBe(
    '<li class="woo-variation-swatches-variable-item-more">+1</li>',
  );
  expect(list.classList.contains('enabled-display-limit-mode')).toBe(true);
});
