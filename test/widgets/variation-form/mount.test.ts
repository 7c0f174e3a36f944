import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPageConfig } from '../../../src/core/config/pageConfig';
import { MarkupError } from '../../../src/core/errors';
import { mount as mountVariationForm } from '../../../widgets/variation-form';
import { find } from '../../hydrate/page';
import {
  COLOUR,
  choose,
  chooseBoth,
  clearPage,
  mount,
  pass,
  productHtml,
  putForm,
  SIZE,
  select,
  stillPage,
  take,
  variation,
  variations,
} from './form';

beforeEach(() => stillPage());
afterEach(clearPage);

const text = (root: ParentNode, selector: string) => find(root, selector).textContent;
const put = (markup = {}) => putForm(productHtml({ variations, ...markup }));
const id = (form: HTMLFormElement) => find(form, '.variation_id').getAttribute('value');
const state = (form: HTMLFormElement) => [
  [...find(form, 'button').classList].slice(3),
  [...find(form, '.variations_button').classList].slice(2),
];
const NEEDED = [['disabled', 'wc-variation-selection-needed'], ['woocommerce-variation-add-to-cart-disabled']];
const UNAVAILABLE = [['disabled', 'wc-variation-is-unavailable'], ['woocommerce-variation-add-to-cart-disabled']];
const ENABLED = [[], ['woocommerce-variation-add-to-cart-enabled']];

it('mounting shows the wrap, and says nothing of the button before the first look', async () => {
  const form = await take({}, 0);
  expect(find(form, '.single_variation_wrap').style.display).toBe('');
  expect(state(form)).toEqual([[], []]);
  await pass(100);
  expect(state(form)).toEqual(NEEDED);
});

it('mounting twice on one form is once', async () => {
  const form = put();
  expect(await mount(form)).toBe(await mount(form));
  await pass(100);
  await act(async () => find(form, 'button').click());
  expect(form.querySelectorAll('.sw-failure')).toHaveLength(1);
});

it('mounting shows default attributes without a message, without anybody doing anything', async () => {
  const form = await take({ chosen: ['rdeca', 'm'] }, 400);
  expect([text(document, 'p.price'), id(form), state(form)]).toEqual(['2.00 €', '2', ENABLED]);
  expect(find(form, '.reset_variations').style.visibility).toBe('visible');
});

it('mounting is silent about a choice that nothing matches, until the first look is over', async () => {
  const form = await take({}, 0);
  const data = { [COLOUR]: 'bela', [SIZE]: 's' };
  const detail = [{ count: 2, chosenCount: 2, data }];
  await act(async () => form.dispatchEvent(new CustomEvent('check_variations', { detail })));
  expect(form.querySelector('.wc-no-matching-variations')).toBeNull();
  await pass(100);
  await act(async () => form.dispatchEvent(new CustomEvent('check_variations', { detail })));
  expect(form.querySelector('.wc-no-matching-variations')).not.toBeNull();
});

it('mounting is silent about defaults that nothing matches', async () => {
  const form = await take({ chosen: ['bela', 's'] }, 400);
  expect(form.querySelector('.wc-no-matching-variations')).toBeNull();
  expect(state(form)).toEqual(NEEDED);
});

it.each(['a.reset_variations', '.reset_variations_alert', '.single_variation', '.single_variation_wrap', 'table'])(
  'mounting does without %s',
  async part => {
    const form = put();
    find(form, part).remove();
    await mount(form);
    await pass(100);
    const fields = form.querySelectorAll('select');
    for (const field of fields) {
      await choose(form, field.name, field.name === COLOUR ? 'rdeca' : 's');
    }
    await pass(300);
    if (fields.length > 0) expect(text(document, '.sku')).toBe('PUL-1');
  },
);

it('mounting does without a product around it', async () => {
  const form = put();
  document.body.append(form);
  await mount(form);
  await pass(100);
  await chooseBoth(form, 'rdeca', 's');
  await pass(300);
  expect([id(form), text(form, '.woocommerce-variation-price')]).toEqual(['1', '1.00 €']);
  expect(text(document, 'p.price')).toBe('59.00 €');
});

it("mounting refuses what has no list, and a list that can't be read, before it touches the page", () => {
  expect(() => mountVariationForm(document.createElement('div'))).toThrow(MarkupError);
  const form = putForm(productHtml({ variations: '<b>Notice</b>' }));
  const before = document.body.innerHTML;
  expect(() => mountVariationForm(form)).toThrow('is not JSON');
  expect(document.body.innerHTML).toBe(before);
});

it.each([
  ['out of stock', { is_in_stock: false }],
  ['not for sale', { is_purchasable: false }],
  ['not visible', { variation_is_visible: false }],
])('the button is unavailable for a variation that is %s', async (_, rest) => {
  const form = await take(
    { variations: [variation(9, { [COLOUR]: 'rdeca', [SIZE]: 's' }, rest)], chosen: ['rdeca', 's'] },
    400,
  );
  expect(state(form)).toEqual(UNAVAILABLE);
  expect(id(form)).toBe('9');
});

it.each([
  [
    'nothing chosen',
    [],
    'Izberite možnosti izdelka, preden ga dodate v košarico. Izberite še: pa_barva, pa_velikost.',
    null,
  ],
  ['out of stock', ['modra', 'l'], 'Ta izdelek ni na voljo. Izberite drugo kombinacijo.', 'alert'],
])("the button says why it can't serve a click: %s", async (_, chosen, expected, role) => {
  const form = await take({ chosen }, 400);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  await act(async () => find(form, 'button').dispatchEvent(click));
  const message = find(form, '.sw-failure');
  expect([message.textContent, message.getAttribute('role')]).toEqual([expected, role]);
  expect(click.defaultPrevented).toBe(true);
  expect(find(form, 'button').getAttribute('aria-disabled')).toBe('true');
});

it('a press that another script refuses adds nothing, and is not explained as one without a choice', async () => {
  const form = await take({ chosen: ['rdeca', 'm'] }, 400);
  find(form, 'button').classList.add('disabled');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  await act(async () => find(form, 'button').dispatchEvent(click));
  expect([click.defaultPrevented, form.querySelector('.sw-failure')]).toEqual([true, null]);
});

it('a refused press marks the fields without a choice, gives the first the focus, and the next choice ends that', async () => {
  const form = await take({ chosen: ['rdeca', ''] }, 400);
  await act(async () => find(form, 'button').click());
  const [colour, size] = form.querySelectorAll('select');
  expect([...[colour, size].map(select => select?.getAttribute('aria-invalid')), document.activeElement]).toEqual([
    null,
    'true',
    size,
  ]);
  expect(size?.getAttribute('aria-describedby')).toBe(find(form, '.sw-failure').id);
  await chooseBoth(form, 'rdeca', 'm');
  expect([size?.hasAttribute('aria-invalid'), size?.hasAttribute('aria-describedby')]).toEqual([false, false]);
  expect(form.querySelector('.sw-failure')).toBeNull();
});

it('a page that asks for the alert box has it in place of the message', async () => {
  const alert = vi.fn();
  vi.stubGlobal('alert', alert);
  document.body.insertAdjacentHTML(
    'beforeend',
    '<script type="application/json" id="shop-widgets-config">{ "alertBoxes": true }</script>',
  );
  readPageConfig();
  const form = await take({}, 400);
  await act(async () => find(form, 'button').click());
  document.querySelector('#shop-widgets-config')?.remove();
  readPageConfig();
  expect(alert.mock.calls).toEqual([['Izberite možnosti izdelka, preden ga dodate v košarico.']]);
  expect(form.querySelector('.sw-failure')).toBeNull();
});

it('the button: a click before the first look and one before the reveal meet what the choice means', async () => {
  const form = await take({}, 0);
  await act(async () => find(form, 'button').click());
  expect(find(form, '.sw-failure').textContent).toMatch(/^Izberite možnosti/);
  await chooseBoth(form, 'modra', 'l');
  await act(async () => find(form, 'button').click());
  expect(find(form, '.sw-failure').textContent).toBe('Ta izdelek ni na voljo. Izberite drugo kombinacijo.');
  expect(state(form)).toEqual(UNAVAILABLE);
});

it('the quantity has the variation’s limits until the choice is incomplete', async () => {
  const form = await take({ chosen: ['rdeca', 's'] }, 400);
  expect(find(form, 'input.qty').getAttribute('max')).toBe('3');
  await choose(form, SIZE, '');
  expect(find(form, 'input.qty').getAttribute('max')).toBe('');
});

it('a reveal that is still to come is given up by a reset: nothing is shown', async () => {
  const form = await take();
  await chooseBoth(form, 'rdeca', 's');
  await pass(299);
  await act(async () => find(form, '.reset_variations').click());
  await pass(1000);
  expect([id(form), state(form), text(document, 'p.price')]).toEqual(['', NEEDED, '59.00 €']);
  expect(find(form, '.single_variation').innerHTML).toBe('');
});

it('a reveal that is still to come is given up by the next match: only that one is shown', async () => {
  const form = put();
  const shown: unknown[] = [];
  form.addEventListener('show_variation', event => {
    if (event instanceof CustomEvent) shown.push(event.detail[0].variation_id);
  });
  await mount(form);
  await pass(100);
  await chooseBoth(form, 'rdeca', 's');
  await pass(200);
  await choose(form, SIZE, 'm');
  await pass(299);
  expect(shown).toEqual([]);
  await pass(1);
  expect(shown).toEqual([2]);
});

it('two forms on one page do not disturb each other', async () => {
  const first = put();
  const second = put({ id: 200, variations: [variation(201, { [COLOUR]: 'rdeca', [SIZE]: 's' })] });
  await mount(first);
  await mount(second);
  await pass(100);
  await chooseBoth(first, 'rdeca', 'm');
  await pass(300);
  const [one1, one2] = [find(document, '#product-100'), find(document, '#product-200')];
  expect([text(one1, '.sku'), text(one2, '.sku'), id(first), id(second)]).toEqual(['PUL-2', 'PUL', '2', '0']);
  await chooseBoth(second, 'rdeca', 's');
  await pass(300);
  await act(async () => find(first, '.reset_variations').click());
  expect([text(one1, 'p.price'), text(one2, 'p.price')]).toEqual(['59.00 €', '201.00 €']);
  expect(select(second, COLOUR).value).toBe('rdeca');
  expect([text(first, '.reset_variations_alert'), text(second, '.reset_variations_alert')]).toEqual([
    'Izbira je počiščena. Izberite možnosti izdelka.',
    '',
  ]);
});
