import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jQueries } from '../../core/bus/helpers';
import { find } from '../../hydrate/page';
import {
  COLOUR,
  chooseBoth,
  clearPage,
  mount,
  pass,
  productHtml,
  putForm,
  SIZE,
  select,
  stillPage,
  variations,
} from './form';

const product = (change: (html: string) => string) => putForm(change(productHtml({ variations })));
const id = () => find(document, '.variation_id').getAttribute('value');

beforeEach(() => stillPage());
afterEach(clearPage);

it.each([
  ['a button without a type', '<button class="reset_variations">Počisti</button>'],
  ['a button', '<button type="button" class="reset_variations">Počisti</button>'],
  ['a span', '<span role="button" class="reset_variations">Počisti</span>'],
])('Clear printed as %s clears the choice, hides, and sends nothing', async (_tag, printed) => {
  const form = product(html => html.replace(/<a class="reset_variations".*?<\/a>/, printed));
  await mount(form);
  await pass(100);
  await chooseBoth(form, 'rdeca', 's');
  const clear = find(form, '.reset_variations');
  expect([id(), getComputedStyle(clear).visibility]).toEqual(['1', 'visible']);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  await act(async () => clear.dispatchEvent(click));
  expect(click.defaultPrevented).toBe(true);
  expect([id(), select(form, COLOUR).value, select(form, SIZE).value]).toEqual(['', '', '']);
  expect(getComputedStyle(clear).visibility).toBe('hidden');
});

it('a picker in another tag finds its variation, and leaves the price of the product around it', async () => {
  const form = product(html => html);
  const picker = document.createElement('div');
  picker.className = 'variations_form';
  picker.dataset.product_variations = form.dataset.product_variations ?? '';
  picker.append(...form.childNodes);
  form.classList.remove('variations_form');
  form.append(picker);
  await act(async () => mount(Object(picker)));
  await pass(100);
  for (const [name, value] of [
    [COLOUR, 'rdeca'],
    [SIZE, 'm'],
  ] as const)
    await act(async () => {
      const field = Object.assign(find(picker, `[name="${name}"]`), { value });
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await pass(300);
  expect([id(), find(document, 'p.price').textContent]).toEqual(['2', '59.00 €']);
  expect(find(picker, '.woocommerce-variation-price').className).not.toContain('sw-price-copy');
});

it('a price that a script writes into the variation’s block is seen as soon as it differs', async () => {
  const form = product(html => html);
  await mount(form);
  await pass(100);
  await chooseBoth(form, 'rdeca', 's');
  await pass(300);
  const price = find(form, '.woocommerce-variation-price');
  const write = (html: string) =>
    act(async () => {
      price.innerHTML = html;
    });
  // Where the test page has no layout, the product's price counts as hidden.
  for (const element of document.querySelectorAll('p.price')) Object.assign(element, { getClientRects: () => [1] });
  await write('<i>1.00 €</i>');
  expect(price.classList.contains('sw-price-copy')).toBe(true);
  await write('<del>1.00</del> <ins>0.80 €</ins>');
  expect(price.classList.contains('sw-price-copy')).toBe(false);
});

describe.each(jQueries)('events in the shop’s namespace, jQuery %s', (_version, $) => {
  it('are heard: a choice, a question for the choice, and Clear', async () => {
    stillPage($);
    const form = product(html => html);
    await mount(form);
    await pass(100);
    const trigger = (element: Element, name: string) => act(async () => void $(element).trigger(name));
    select(form, COLOUR).value = 'rdeca';
    select(form, SIZE).value = 's';
    await trigger(select(form, SIZE), 'change.wc-variation-form');
    expect(id()).toBe('1');
    select(form, SIZE).value = 'm';
    await trigger(form, 'check_variations.wc-variation-form');
    expect(id()).toBe('2');
    await trigger(find(form, '.reset_variations'), 'click.wc-variation-form');
    expect(select(form, SIZE).value).toBe('');
  });
});
