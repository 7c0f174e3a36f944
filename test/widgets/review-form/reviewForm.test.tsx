import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { readPageConfig } from '../../../src/core/config/pageConfig';
import type { Mounted } from '../../../src/hydrate';
import { mount } from '../../../widgets/review-form';
import { putConfig, putJQuery } from '../../core/bus/helpers';
import { doing, find, page, said, setUpPage } from '../../hydrate/page';

const OPTIONS = ['', '5', '4', '3', '2', '1'].map(value => `<option value="${value}">${value}</option>`).join('');
const RATING = `<label id="label" for="rating">Ocena</label><select id="rating" name="rating" required>${OPTIONS}</select>`;
const REST = '<textarea name="comment"></textarea><input type="submit" name="submit" id="submit">';

setUpPage();
const alert = vi.fn();

beforeEach(() => {
  alert.mockReset();
  vi.stubGlobal('alert', alert);
  putJQuery(undefined);
  settings({ review_rating_required: 'yes' });
});

const settings = (value: unknown) => vi.stubGlobal('wc_single_product_params', value);

/** Puts a form on the page and takes it over. */
async function put(rating = RATING): Promise<{ form: HTMLElement; mounted: Mounted }> {
  const form = page(rating + REST, 'form');
  const mounted = await act(async () => mount(form));
  return { form, mounted };
}
const labels = (form: ParentNode) => [...form.querySelectorAll('p.stars a')].map(({ textContent }) => textContent);

it('the stars come before the select, which is hidden and no longer required', async () => {
  const { form } = await put();
  const select = find(form, 'select');
  expect(select.previousElementSibling).toBe(find(form, 'p.stars'));
  expect(select.style.display).toBe('none');
  expect(select.required).toBe(false);
  expect(find(form, 'p.stars > span').getAttribute('aria-labelledby')).toBe('label');
  expect(said()).toEqual([]);
});

it('the stars take the focus of the select, which is hidden', async () => {
  const form = page(RATING + REST, 'form');
  const select = find(form, 'select');
  select.value = '3';
  select.focus();
  await act(async () => mount(form));
  expect(document.activeElement).toBe(find(form, '.star-3'));
  expect(find(form, '.star-3').getAttribute('aria-checked')).toBe('true');
});

it('an unmounted form is as the server sent it, with the rating that was chosen', async () => {
  const { form, mounted } = await put();
  const select = find(form, 'select');
  await doing(() => find(form, '.star-4').click());
  await act(async () => mounted.unmount());
  expect(form.querySelector('p.stars')).toBeNull();
  expect(find(form, 'select')).toBe(select);
  expect([select.value, select.style.display, select.required]).toEqual(['4', '', true]);
  await act(async () => mount(form));
  expect(find(form, '.star-4').className).toBe('star-4 active');
  expect(form.querySelectorAll('p.stars')).toHaveLength(1);
});

it('an unmounted form loses the stars also where the select stands deeper', async () => {
  const { form, mounted } = await put(`<div>${RATING}</div>`);
  expect(form.querySelector('p.stars')).not.toBeNull();
  await act(async () => mounted.unmount());
  expect(form.querySelector('p.stars')).toBeNull();
  expect(said()).toEqual([]);
});

it('classes that a theme puts on stars stay', async () => {
  const { form } = await put();
  find(form, '.star-2').classList.add('themed');
  find(form, 'p.stars').classList.add('themed');
  await doing(() => find(form, '.star-2').click());
  expect(find(form, '.star-2').className).toBe('star-2 themed active');
  await doing(() => find(form, '.star-3').click());
  expect(find(form, '.star-2').className).toBe('star-2 themed');
  expect(find(form, 'p.stars').className).toBe('stars themed selected');
});

const fallback = [1, 2, 3, 4, 5].map(n => `${n} od 5 zvezdic`);
it.each([
  [undefined, fallback],
  ['text', fallback],
  [{ i18n_rating_options: 'text' }, fallback],
  [{ i18n_rating_options: ['ena', '', null] }, ['ena', ...fallback.slice(1)]],
  [{ i18n_rating_options: ['a', 'b', 'c', 'd', 'e', 'f'] }, ['a', 'b', 'c', 'd', 'e']],
  [{ i18n_rating_options: ['<b>', 'b', 'c', 'd', 'e'] }, ['<b>', 'b', 'c', 'd', 'e']],
])('names of the stars of %j', async (params, expected) => {
  settings(params);
  expect(labels((await put()).form)).toEqual(expected);
});

it.each([
  ['without values', '<select name="rating"></select>'],
  ['with an empty value only', '<select name="rating"><option value="">–</option></select>'],
  ['with words', '<select name="rating"><option>dobro</option></select>'],
  ['missing', ''],
])('a select that is other than the shop’s: %s: the form stays as it is', async (_what, html) => {
  const { form } = await put(html);
  expect(form.querySelector('p.stars')).toBeNull();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  find(form, '#submit').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
  expect(alert).not.toHaveBeenCalled();
});

it('a select that is other than the shop’s with three values has three stars', async () => {
  settings({});
  const { form } = await put(
    '<select name="rating"><option value="3">3</option><option value="1">1</option><option value="2">2</option></select>',
  );
  expect(labels(form)).toEqual(['1 od 3 zvezdic', '2 od 3 zvezdic', '3 od 3 zvezdic']);
  await doing(() => find(form, '.star-3').click());
  expect(find(form, 'select').value).toBe('3');
});

const submit = async (form: HTMLElement) => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  await doing(() => find(form, '#submit').dispatchEvent(click));
  return click.defaultPrevented;
};

it('a missing rating is told with the shop’s own words, and holds the form back until there is one', async () => {
  settings({ review_rating_required: 'yes', i18n_required_rating_text: 'Zvezdice!' });
  const { form } = await put();
  expect(await submit(form)).toBe(true);
  expect(alert).not.toHaveBeenCalled();
  const group = find(form, '[role="radiogroup"]');
  expect(find(form, `#${CSS.escape(group.getAttribute('aria-describedby') ?? '')}`).textContent).toBe('Zvezdice!');
  expect(document.activeElement).toBe(find(form, '.star-1'));
  const select = find(form, 'select');
  select.value = '2';
  await doing(() => select.dispatchEvent(new Event('change', { bubbles: true })));
  expect(form.querySelector('.sw-rating-error')).toBeNull();
  expect(group.getAttribute('aria-invalid')).toBe('false');
  expect(await submit(form)).toBe(false);
});

it('a missing rating opens the browser’s alert box where the page asks for that', async () => {
  settings({ review_rating_required: 'yes' });
  const { form } = await put();
  putConfig({ alertBoxes: true });
  readPageConfig();
  expect(await submit(form)).toBe(true);
  expect(alert).toHaveBeenCalledExactlyOnceWith('Ocenite izdelek');
  find(document, '#shop-widgets-config').remove();
  readPageConfig();
});

it.each([[{ review_rating_required: 'no' }], [{}], [undefined], [{ review_rating_required: true }]])(
  'a missing rating is nothing with %j',
  async params => {
    settings(params);
    const { form } = await put();
    expect(await submit(form)).toBe(false);
  },
);

it('a missing rating is not told where another script has held the form back', async () => {
  const { form } = await put();
  find(form, '#submit').addEventListener('click', event => event.preventDefault());
  await submit(form);
  expect(alert).not.toHaveBeenCalled();
});
