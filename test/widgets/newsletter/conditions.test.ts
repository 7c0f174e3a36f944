import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { parseCondition } from '../../../widgets/newsletter/conditions';
import { jQuery3, putJQuery } from '../../core/bus/helpers';
import { find, said } from '../../hydrate/page';
import { check, fieldOf, putForm, setUpNewsletter, take, takeForm, type } from './page';

setUpNewsletter();

const isShown = (form: ParentNode, selector: string) => find(form, selector).style.display !== 'none';

it.each([
  ['A', 'A', undefined],
  ['A:*', 'A', undefined],
  ['A:x|*', 'A', undefined],
  ['A:', 'A', undefined],
  ['A:b', 'A', ['b']],
  ['A:b|c', 'A', ['b', 'c']],
  ['A:b:c|d', 'A', ['b:c', 'd']],
  ['GROUPINGS[5][]:x', 'GROUPINGS[5][]', ['x']],
])('a condition: %s', (rule, field, values) => {
  expect(parseCondition(rule)).toEqual({ field, values });
});

it.each([
  ['data-show-if="A"', '', false],
  ['data-show-if="A"', 'x', true],
  ['data-show-if="A:*"', 'x', true],
  ['data-show-if="A:x|y"', 'y', true],
  ['data-show-if="A:x|y"', 'z', false],
  ['data-hide-if="A:x|y"', 'y', false],
  ['data-hide-if="A:x|y"', 'z', true],
  ['data-hide-if="A"', '', true],
  ['data-show-if="A" data-hide-if="A:x"', 'x', false],
  ['data-show-if="A" data-hide-if="A:x"', 'y', true],
])('parts of a form: %s with "%s": shown %s', async (rule, value, expected) => {
  const form = await takeForm(`<input name="A" value="${value}"><p ${rule}>?</p>`);
  expect(isShown(form, 'p')).toBe(expected);
});

it('parts of a form follow keys, choices, boxes, radio buttons, resets and calls to look again', async () => {
  const form = await takeForm(
    `<input name="A"><select name="S"><option value=""><option value="b"></select><input type="radio" name="R" value="1"><input type="checkbox" name="G[5][]" value="v">
       <p class="a" data-show-if="A:x">?</p><p class="s" data-show-if="S:b">?</p><p class="r" data-show-if="R:1">?</p><p class="g" data-show-if="G[5][]:v">?</p>`,
  );
  const shown = () => ['.a', '.s', '.r', '.g'].filter(part => isShown(form, part));
  expect(shown()).toEqual([]);
  type(form, 'A', 'x');
  expect(shown()).toEqual(['.a']);
  const select = find(form, 'select');
  select.value = 'b';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  check(fieldOf(form, 'R'));
  check(fieldOf(form, 'G[5][]'));
  expect(shown()).toEqual(['.a', '.s', '.r', '.g']);
  form.reset();
  await vi.runAllTimersAsync();
  expect(shown()).toEqual([]);
  fieldOf(form, 'A').value = 'x';
  document.dispatchEvent(new Event('mc4wp-refresh'));
  expect(shown()).toEqual(['.a']);
});

it('parts of a form follow a choice that a script makes with jQuery', async () => {
  putJQuery(jQuery3);
  const form = await takeForm('<input name="A"><p data-show-if="A:x">?</p>');
  fieldOf(form, 'A').value = 'x';
  jQuery3(fieldOf(form, 'A')).trigger('change');
  expect(isShown(form, 'p')).toBe(true);
  putJQuery(undefined);
});

it('parts of a form come and go with other scripts, and so do their fields', async () => {
  const form = putForm('<input name="A" value="x"><div class="more"></div>');
  const widget = await take(form);
  await act(async () => {
    find(form, '.more').innerHTML = '<p data-hide-if="A:x"><input name="B" required></p>';
  });
  await vi.waitFor(() => expect(isShown(form, 'p')).toBe(false));
  expect(fieldOf(form, 'B').required).toBe(false);
  type(form, 'A', '');
  expect(isShown(form, 'p')).toBe(true);
  expect(fieldOf(form, 'B').required).toBe(true);
  await act(async () => widget.unmount());
  expect(fieldOf(form, 'A').value).toBe('');
});

it('parts of a form are as the server sent them after the form’s unmount, without typed values', async () => {
  const form = putForm(
    `<p data-show-if="A" style="display: none;"><textarea name="T" required>x</textarea></p><input name="A" value="1">
       <select name="S" data-hide-if="A" required><option>1</option><option>2</option></select><button>Pošlji</button>`,
  );
  const before = form.outerHTML;
  const widget = await take(form);
  expect([isShown(form, 'p'), isShown(form, 'select')]).toEqual([true, false]);
  await act(async () => widget.unmount());
  expect(form.outerHTML).toBe(before);
});

it('parts of a form hear nothing of another form', async () => {
  const form = putForm('<p data-show-if="A">?</p><input name="A">');
  const other = putForm('<input name="A">', { number: 2 });
  await take(form);
  type(other, 'A', 'x');
  expect(isShown(form, 'p')).toBe(false);
});

it('parts of a form suspend required fields while they are hidden, also in nested parts', async () => {
  const form = await takeForm(
    `<input name="A"><div data-show-if="A"><input name="B" required><p data-show-if="B"><input name="C" required></p></div>
       <p data-hide-if="A"><input name="D" required></p><input name="E" required data-show-if="A"><input name="F">`,
  );
  const required = () => ['A', 'B', 'C', 'D', 'E', 'F'].filter(name => fieldOf(form, name).required).join('');
  expect(required()).toBe('D');
  expect(fieldOf(form, 'B').getAttribute('data-was-required')).toBe('true');
  type(form, 'A', 'x');
  expect(required()).toBe('BE');
  expect(fieldOf(form, 'B').hasAttribute('data-was-required')).toBe(false);
  type(form, 'B', 'x');
  expect(required()).toBe('BCE');
  // The outer part hides the inner one with it.
  type(form, 'A', '');
  expect(required()).toBe('D');
});

it('parts of a form keep the values of hidden fields, which are still sent and still count', async () => {
  const form = await takeForm(
    '<input name="A" value="x"><p data-show-if="A:x"><input name="B" value="y"></p><i data-show-if="B">?</i>',
  );
  type(form, 'A', '');
  expect(isShown(form, 'p')).toBe(false);
  expect(fieldOf(form, 'B')).toMatchObject({ value: 'y', disabled: false });
  expect(isShown(form, 'i')).toBe(true);
});

it('an invalid hidden field of a form does not stop its submit', async () => {
  const form = putForm(
    '<input name="A" value="x"><p data-show-if="A:x"><input type="email" name="B"></p><input name="C" required>',
  );
  const widget = await take(form);
  type(form, 'B', 'ana');
  expect(form.noValidate).toBe(false);
  type(form, 'A', '');
  // The visible field C is still invalid.
  expect(form.noValidate).toBe(false);
  type(form, 'C', 'x');
  expect(form.noValidate).toBe(true);
  widget.unmount();
  expect(form.noValidate).toBe(false);
});

it('parts of a form ask the browser about a field only where its answer counts, and never about a long address', async () => {
  const form = await takeForm(
    '<input name="A"><input name="E" type="email"><p data-show-if="A"><input name="B" required></p>',
  );
  const spy = vi.spyOn(HTMLInputElement.prototype, 'validity', 'get');
  const asked = () => spy.mock.contexts.map(field => (field instanceof HTMLInputElement ? field.name : ''));
  type(form, 'E', 'a'.repeat(10_000));
  expect(asked()).toContain('B');
  expect(asked()).not.toContain('E');
  // If a hidden field is invalid, the visible ones have to be checked.
  fieldOf(form, 'B').setCustomValidity('ne');
  type(form, 'E', 'b'.repeat(10_000));
  expect(asked()).not.toContain('E');
  expect(form.noValidate).toBe(false);
  spy.mockRestore();
});

it('parts of a form are all shown again after the form’s unmount, with their required fields', async () => {
  const form = putForm('<input name="A"><p data-show-if="A"><input name="B" required></p>');
  const widget = await take(form);
  widget.unmount();
  expect(isShown(form, 'p')).toBe(true);
  expect(fieldOf(form, 'B').required).toBe(true);
  type(form, 'A', '');
  expect(isShown(form, 'p')).toBe(true);
});

it('rules that can not be kept are told when the field is missing, which counts as empty', async () => {
  const form = await takeForm('<p data-show-if="GONE:a">?</p><i data-hide-if="GONE">?</i>');
  expect([isShown(form, 'p'), isShown(form, 'i')]).toEqual([false, true]);
  expect(said()).toHaveLength(2);
  expect(said()[0]).toMatch(/form#mc4wp-form-1.*"GONE:a" asks for a field that is not in the form/);
});

it('rules that can not be kept are told when parts wait for each other, and end', async () => {
  const form = await takeForm(
    '<p data-show-if="B"><input name="A" required></p><div data-show-if="C"><input name="B"></div><i data-show-if="A"><input name="C"></i>',
  );
  expect(said()).toHaveLength(3);
  expect(said()[0]).toMatch(/"B" depends on a field that shows only with it/);
  expect(fieldOf(form, 'A').required).toBe(false);
});

it('rules that can not be kept are told when a part waits for its own field', async () => {
  await takeForm('<p data-hide-if="A"><input name="A"></p>');
  expect(said()[0]).toMatch(/depends on a field that shows only with it/);
});

it('rules that can not be kept are fine when another field of the name stands outside', async () => {
  await take(
    putForm('<input type="radio" name="A" value="1"><p data-show-if="A"><input type="radio" name="A" value="2"></p>'),
  );
  expect(said()).toEqual([]);
});
