import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MarkupError } from '../../../src/core/errors';
import type { Mounted } from '../../../src/hydrate';
import { mount } from '../../../widgets/quantity';
import { jQueries, putJQuery } from '../../core/bus/helpers';
import { doing, find } from '../../hydrate/page';
import { findInput } from '../fields';
import { takeOver } from '../takeOver';

const THEIRS = (field: string) =>
  `<button type="button" class="minus">−</button>${field}<button type="button" class="plus"><b>+</b></button>`;
const OURS = (field: string) => field;

let changes: string[];
let widget: Mounted | undefined;
const wrapper = () => find(document, '.quantity');
const input = () => findInput(document, 'input.qty');
const buttons = () => [...document.querySelectorAll('.sw-step')];

beforeEach(() => {
  document.body.className = 'sw-quantity-buttons';
  changes = [];
  putJQuery(undefined);
});

/** Puts a page's form and takes its quantity over. */
async function take(attributes: string, markup: (field: string) => string = THEIRS) {
  const field = `<input class="qty" type="text" ${attributes}>`;
  document.body.innerHTML = `<form><div class="quantity">${markup(field)}</div></form>`;
  find(document, 'form').addEventListener('change', () => changes.push(input().value));
  widget = await takeOver(mount, wrapper());
}

const settled = () => act(() => new Promise(resolve => setTimeout(resolve)));

async function click(selector: string, times = 1) {
  for (let time = 0; time < times; time++) find(document, selector).click();
  await settled();
}

it('a copy of a working field, as for a bar of its own, has one pair of buttons', async () => {
  await take('value="1"', OURS);
  const copy = wrapper().cloneNode(true);
  document.body.append(copy);
  if (!(copy instanceof HTMLElement)) throw new Error('no copy');
  const other = await takeOver(mount, copy);
  expect(copy.querySelectorAll('.sw-step')).toHaveLength(2);
  copy.querySelector<HTMLElement>('.sw-step:last-of-type')?.click();
  await settled();
  expect(findInput(copy, 'input.qty').value).toBe('2');
  await doing(() => other.unmount());
  expect(copy.querySelectorAll('.sw-step')).toHaveLength(0);
});

it('gets no buttons of ours where the page does not ask for them', async () => {
  document.body.className = '';
  await take('value="1"', OURS);
  expect(buttons()).toEqual([]);
});

it.each([
  ['value="1" min="2"', '2'],
  ['value="3" min="2"', '3'],
  ['value="" min="2"', ''],
  ['value="0" min="0"', '0'],
  ['value="-1" min="-5"', '-1'],
  ['value="-1" min="0"', '0'],
  ['value="0.5" min="1.5"', '1.5'],
  ['value="1"', '1'],
  ['value="abc" min="2"', 'abc'],
  ['value="1,5" min="2"', '2'],
  ['value="1" min="abc"', '1'],
  ['value="1" min="5" max="3"', '5'],
])('a quantity that is taken over with %s has the value %j, and nobody is told', async (attributes, value) => {
  await take(attributes);
  expect([input().value, changes]).toEqual([value, []]);
});

it('a quantity that is taken over is left at its value in a row of the cart', async () => {
  document.body.innerHTML =
    '<p class="product-quantity"><span class="quantity"><input class="qty" value="0" min="1"></span></p>';
  widget = await takeOver(mount, wrapper());
  expect(input().value).toBe('0');
});

it.each([
  ['that is being typed is left alone', '1', 'value="12" min="6"', '1'],
  ['that is untouched is raised, also with the focus', '2', 'value="2" min="6"', '6'],
])('a quantity that is taken over %s', async (_, typed, attributes, value) => {
  document.body.innerHTML = `<div class="quantity"><input class="qty" ${attributes}></div>`;
  input().focus();
  input().value = typed;
  widget = await takeOver(mount, wrapper());
  expect(input().value).toBe(value);
});

it('a quantity that is taken over without a field is refused', async () => {
  document.body.innerHTML = '<span class="quantity">2 × 3.00</span>';
  expect(() => mount(wrapper())).toThrow(MarkupError);
});

it('a quantity that is taken over has one widget, however often it is mounted', async () => {
  await take('value="1"', OURS);
  expect(mount(wrapper())).toBe(widget);
  expect(buttons()).toHaveLength(2);
});

describe.each([
  ['the theme’s', THEIRS],
  ['our', OURS],
])('%s plus and minus', async (_, markup) => {
  it('step within the limits, and tell the page', async () => {
    await take('value="2" min="1" max="4" step="2"', markup);
    await click('.plus');
    await click('.plus');
    await click('.minus');
    await click('.minus');
    expect(changes).toEqual(['4', '2', '1']);
  });

  it.each([
    ['value="2"', '3', '1'],
    ['value="2" max=""', '3', '1'],
    ['value="2" step="any"', '3', '1'],
    ['value="2" step="0"', '3', '1'],
    ['value="2" step="-3"', '3', '1'],
    ['value="2" step="abc"', '3', '1'],
    ['value="1.2" step="0.1" min="0.1"', '1.3', '1.1'],
    ['value="9" max="5" min="1"', '5', '8'],
    ['value="4" min="5" max="3"', '3', '5'],
    ['value="1" min="0"', '2', '1'],
    ['value=""', '1', '0'],
    ['value="" min="2"', '2', '2'],
    ['value="abc" min="1"', '1', '1'],
    ['value="1,5"', '2.5', '1'],
    ['value="99999999999999999999"', '99999999999999999999', '99999999999999999999'],
    ['value="9007199254740991"', '9007199254740992', '9007199254740990'],
  ])('with %s give %j up and %j down', async (attributes, up, down) => {
    await take(attributes, markup);
    const before = input().value;
    await click('.plus');
    expect(Number(input().value.replace(',', '.'))).toBe(Number(up));
    input().value = before;
    await click('.minus');
    expect(Number(input().value.replace(',', '.'))).toBe(Number(down));
  });

  it.each(['', '0'])('go back to nothing in a row that began with %j, not below', async value => {
    await take(`value="${value}" min="0" step="1"`, markup);
    await click('.plus', 2);
    await click('.minus', 3);
    expect(changes).toEqual(['1', '2', '1', '0']);
  });

  it('take a step for each of two quick clicks', async () => {
    await take('value="2"', markup);
    await click('.plus', 2);
    expect(changes).toEqual(['3', '4']);
  });

  it('that another script steps already are left to it, also when it stands after ours', async () => {
    await take('value="2"', markup);
    find(document, '.plus').addEventListener('click', () => {
      input().value = '3';
    });
    await click('.plus');
    expect([input().value, changes]).toEqual(['3', []]);
  });

  it('step when a listener stops the click', async () => {
    await take('value="2"', markup);
    find(document, '.plus').addEventListener('click', event => event.stopPropagation());
    await click('.plus');
    expect(input().value).toBe('3');
  });

  it.each(jQueries)('tell jQuery %s and native listeners once each', async (_version, $) => {
    putJQuery($);
    await take('value="2"', markup);
    const heard: string[] = [];
    $(document).on('change', () => heard.push('jQuery'));
    await click('.plus');
    $(document).off('change');
    expect([heard, changes]).toEqual([['jQuery'], ['3']]);
  });

  it('do nothing after the quantity’s unmount', async () => {
    await take('value="2"', markup);
    const plus = find(document, '.plus');
    await doing(() => widget?.unmount());
    plus.click();
    await settled();
    expect([input().value, changes]).toEqual(['2', []]);
  });
});

it.each(['disabled', 'readonly'])('the theme’s plus and minus leave a %s field alone', async attribute => {
  await take(`value="2" ${attribute}`);
  await click('.plus');
  expect(input().value).toBe('2');
});

it('the theme’s plus and minus may be inputs', async () => {
  await take(
    'value="2"',
    field => `<input type="button" class="minus" value="-">${field}<input type="button" class="plus">`,
  );
  await click('.plus');
  expect([input().value, buttons()]).toEqual(['3', []]);
});

it('the theme’s plus and minus may be links, which lead nowhere and answer the space bar', async () => {
  await take('value="2"', field => `<a href="#nic" class="minus">-</a>${field}<a href="#nic" class="plus">+</a>`);
  const plus = find(document, '.plus');
  const followed = plus.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const scrolled = plus.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
  await settled();
  expect([followed, scrolled, changes, buttons()]).toEqual([false, false, ['3', '4'], []]);
});

it('our plus and minus stand around the field, and are named for the product', async () => {
  document.body.innerHTML = `<div class="quantity"><label for="q">Plašč z galerijo quantity</label>
      <input class="qty" id="q" aria-label="Product quantity" value="1"></div>`;
  const field = input();
  widget = await takeOver(mount, wrapper());
  expect([...wrapper().children].map(child => child.className || child.localName)).toEqual([
    'label',
    'minus sw-step',
    'qty',
    'plus sw-step',
  ]);
  expect(input()).toBe(field);
  expect(
    buttons().map(button => ['type', 'aria-label', 'aria-controls'].map(attribute => button.getAttribute(attribute))),
  ).toEqual([
    ['button', 'Zmanjšaj količino: Plašč z galerijo', 'q'],
    ['button', 'Povečaj količino: Plašč z galerijo', 'q'],
  ]);
});

it.each([
  ['Količina: Skodelica Jutro', ': Skodelica Jutro'],
  ['Skodelica Jutro količina', ': Skodelica Jutro'],
  ['Količina izdelka', ''],
  ['Product quantity', ''],
  ['Količina', ''],
  ['', ''],
  ['Količinski paket', ': Količinski paket'],
])('our plus and minus of a field labelled %j', async (label, name) => {
  await take(`aria-label="${label}"`, OURS);
  expect(find(document, '.plus').getAttribute('aria-label')).toBe(`Povečaj količino${name}`);
});

it.each([
  ['form.woocommerce-cart-form', '<form class="woocommerce-cart-form">FIELD</form>'],
  ['td.product-quantity', '<table><tr><td class="product-quantity">FIELD</td></tr></table>'],
])('our plus and minus are none on the cart page: %s', async (_, html) => {
  const field = '<div class="quantity"><input class="qty" value="1"></div>';
  document.body.innerHTML = html.replace('FIELD', field);
  widget = await takeOver(mount, wrapper());
  input().focus();
  expect(buttons()).toEqual([]);
  expect(wrapper().className).toBe('quantity');
});

it('our plus and minus stand in a row with the field for as long as they are there', async () => {
  await take('value="1"', OURS);
  expect(wrapper().className).toBe('quantity sw-stepper');
  input().type = 'hidden';
  await settled();
  expect(wrapper().className).toBe('quantity');
  input().type = 'text';
  await settled();
  expect(wrapper().className).toBe('quantity sw-stepper');
  widget?.unmount();
  expect(wrapper().className).toBe('quantity');
});

it('our plus and minus stand beside a label that is around the field', async () => {
  await take('value="1"', field => `<label>Količina ${field}</label>`);
  expect(find(document, 'label').querySelector('.sw-step')).toBeNull();
  expect(find(document, '.plus').getAttribute('aria-label')).toBe('Povečaj količino');
});

it.each(['disabled', 'readonly', 'hidden'])(
  'our plus and minus are not added to a field that is %s, until it is not',
  async attribute => {
    await take(attribute === 'hidden' ? '' : attribute, OURS);
    if (attribute === 'hidden') input().type = 'hidden';
    await settled();
    expect(buttons()).toEqual([]);
    input().type = 'text';
    input().removeAttribute(attribute);
    await settled();
    expect(buttons()).toHaveLength(2);
  },
);

it.each(['<span class="qty-plus">+</span>', '<a href="#">+</a>', '<div class="increase"></div>'])(
  'our plus and minus are not added beside the theme’s %s',
  async html => {
    await take('value="1"', field => field + html);
    expect(buttons()).toEqual([]);
  },
);

it('our plus and minus go when a script of the theme brings its own', async () => {
  await take('value="1"', OURS);
  input().insertAdjacentHTML('afterend', '<button type="button" class="plus">+</button>');
  await settled();
  expect(buttons()).toEqual([]);
});

it('our plus and minus come again when a script writes the quantity anew', async () => {
  await take('value="1"', OURS);
  wrapper().innerHTML = '<input class="qty" value="5" max="6">';
  await settled();
  await click('.plus');
  expect(input().value).toBe('6');
});

it('our plus and minus say that a limit is reached, also one that comes later', async () => {
  const limits = () => buttons().map(button => button.getAttribute('aria-disabled'));
  await take('value="1" min="1" max="2"', OURS);
  expect(limits()).toEqual(['true', 'false']);
  await click('.plus');
  expect(limits()).toEqual(['false', 'true']);
  input().max = '9';
  await settled();
  expect(limits()).toEqual(['false', 'false']);
  input().value = '9';
  await doing(() => input().dispatchEvent(new Event('input', { bubbles: true })));
  expect(limits()).toEqual(['false', 'true']);
});

it('our plus and minus are gone after the quantity’s unmount', async () => {
  await take('value="1"', OURS);
  await doing(() => widget?.unmount());
  expect(wrapper().children).toHaveLength(1);
});

it('our plus and minus work for each of two fields with one id', async () => {
  const quantity = '<div class="quantity"><input class="qty" id="q" value="1"></div>';
  document.body.innerHTML = quantity + quantity;
  for (const one of document.querySelectorAll('.quantity')) await takeOver(mount, one);
  document.querySelectorAll<HTMLElement>('.plus')[1]?.click();
  expect([...document.querySelectorAll<HTMLInputElement>('.qty')].map(field => field.value)).toEqual(['1', '2']);
});

describe('plus, held', () => {
  const press = () =>
    find(document, '.plus').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
  const release = () => {
    find(document, '.plus').dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    find(document, '.plus').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  };

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    [499, '2'],
    [500, '2'],
    [580, '3'],
    [660, '4'],
  ])('for %d ms makes 1 to %j', async (time, value) => {
    await take('value="1"', OURS);
    press();
    vi.advanceTimersByTime(time);
    release();
    vi.advanceTimersByTime(1000);
    expect(input().value).toBe(value);
  });

  it('stops at the limit, and takes one click afterwards for one step', async () => {
    await take('value="1" max="3"', OURS);
    press();
    vi.advanceTimersByTime(3000);
    release();
    expect([input().value, changes]).toEqual(['3', ['2', '3']]);
    input().value = '1';
    press();
    release();
    vi.advanceTimersByTime(3000);
    expect(input().value).toBe('2');
  });

  it('does not swallow a click of the keyboard that follows', async () => {
    await take('value="1"', OURS);
    press();
    vi.advanceTimersByTime(500);
    find(document, '.plus').dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    find(document, '.plus').dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    find(document, '.plus').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(input().value).toBe('3');
  });

  it('is left to a script that repeats itself', async () => {
    await take('value="1"');
    find(document, '.plus').addEventListener('pointerdown', () => {
      input().value = '7';
    });
    press();
    vi.advanceTimersByTime(3000);
    expect(input().value).toBe('7');
  });

  it('stops when the quantity is unmounted', async () => {
    await take('value="1"', OURS);
    press();
    vi.advanceTimersByTime(500);
    await doing(() => widget?.unmount());
    vi.advanceTimersByTime(3000);
    expect(input().value).toBe('2');
  });
});
