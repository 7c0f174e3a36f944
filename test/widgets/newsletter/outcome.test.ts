import { expect, it, vi } from 'vitest';
import { MarkupError } from '../../../src/core/errors';
import { mount } from '../../../widgets/newsletter';
import { find, page } from '../../hydrate/page';
import { fieldOf, mc4wp, putForm, record, setUpNewsletter, take } from './page';

setUpNewsletter();

const EVENTS = ['submitted', 'error', 'success', 'subscribed', 'updated_subscriber', '12.submitted'];
const print = (outcome: unknown) => Reflect.set(window, 'mc4wp_submitted_form', outcome);
const outcome = (more: object = {}) => ({
  id: 12,
  event: 'subscribed',
  data: { EMAIL: 'a@b.si' },
  element_id: 'mc4wp-form-1',
  auto_scroll: true,
  ...more,
});

async function heardAfter(form: HTMLFormElement): Promise<string[]> {
  await take(form);
  const heard = record(...EVENTS);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(10);
  return heard;
}

it('the page after a post tells of a success', async () => {
  print(outcome());
  const heard = await heardAfter(putForm('<input name="EMAIL">'));
  const data = JSON.stringify({ EMAIL: 'a@b.si' });
  expect(heard).toEqual(['12.submitted', 'submitted', `success ${data}`, `subscribed ${data}`]);
});

it('the page after a post tells of an update as of a subscription too', async () => {
  print(outcome({ event: 'updated_subscriber' }));
  const heard = await heardAfter(putForm(''));
  expect(heard.slice(3)).toEqual(['updated_subscriber {"EMAIL":"a@b.si"}', 'subscribed {"EMAIL":"a@b.si"} true']);
});

it('the page after a post gives what was refused back, without what was typed meanwhile', async () => {
  print(outcome({ event: 'error', errors: ['invalid_email'], data: { EMAIL: 'a@', NAME: 'Ana', BOX: '1' } }));
  const form = putForm(
    '<input name="EMAIL"><input name="NAME"><input type="checkbox" name="BOX" value="1"><p data-show-if="BOX">?</p>',
  );
  fieldOf(form, 'NAME').value = 'Anamarija';
  const heard = await heardAfter(form);
  expect(heard).toEqual(['12.submitted', 'submitted', 'error ["invalid_email"]']);
  expect(mc4wp().forms.get(12)?.errors).toEqual(['invalid_email']);
  expect([fieldOf(form, 'EMAIL').value, fieldOf(form, 'NAME').value]).toEqual(['a@', 'Anamarija']);
  expect(fieldOf(form, 'BOX').checked).toBe(true);
  expect(find(form, 'p').style.display).toBe('');
});

it('the page after a post is about one form, and told once', async () => {
  print(outcome({ element_id: 'mc4wp-form-2' }));
  const [first, second] = [putForm(''), putForm('', { number: 2 })];
  expect(await heardAfter(first)).toEqual([]);
  const heard = await heardAfter(second);
  expect(heard).toContain('submitted');
  const before = heard.length;
  (await take(second)).unmount();
  await take(second);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(10);
  expect(heard).toHaveLength(before);
});

it('the page after a post finds the form by its number when the element has another id', async () => {
  print(outcome({ element_id: 'gone' }));
  expect(await heardAfter(putForm('', { number: 3 }))).toContain('submitted');
});

it.each([null, 'x', [], { id: 12 }, { ...outcome(), data: null, errors: 'x' }])(
  'the page after a post may be odd: %j',
  async odd => {
    print(odd);
    await expect(heardAfter(putForm('<input name="EMAIL">'))).resolves.toBeDefined();
  },
);

/** A page that is 500 px high until it grows, and what scrolls to the form. */
function watchScrolls(form: HTMLElement) {
  const scrolls = vi.fn();
  form.scrollIntoView = scrolls;
  let height = 500;
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  const grow = () => {
    height = 900;
  };
  return { scrolls, grow };
}

it('the page after a post scrolls to the form and gives the answer the focus; again only when the page has grown', async () => {
  print(outcome());
  const form = putForm('', { attributes: '<div role="alert">Hvala</div>' });
  const { scrolls, grow } = watchScrolls(form);
  await take(form);
  await vi.dynamicImportSettled();
  expect(scrolls).toHaveBeenCalledWith({ block: 'center' });
  expect(document.activeElement).toBe(find(form, '.mc4wp-response'));
  expect(mc4wp().forms.get(12)?.started).toBe(false);
  await vi.advanceTimersByTimeAsync(1500);
  grow();
  await vi.advanceTimersByTimeAsync(500);
  expect(scrolls).toHaveBeenCalledTimes(2);
});

it('the page after a post leaves a shopper alone who has gone elsewhere', async () => {
  print(outcome());
  const form = putForm('', { attributes: 'Hvala' });
  const field = page('<input>').querySelector('input');
  field?.focus();
  const { scrolls, grow } = watchScrolls(form);
  await take(form);
  await vi.dynamicImportSettled();
  expect(document.activeElement).toBe(field);
  await vi.advanceTimersByTimeAsync(1500);
  window.dispatchEvent(new Event('wheel'));
  grow();
  await vi.advanceTimersByTimeAsync(1000);
  expect(scrolls).toHaveBeenCalledTimes(1);
});

it('the page after a post does not scroll where the shop does not want it', async () => {
  print(outcome({ auto_scroll: false }));
  const form = putForm('', { attributes: 'Hvala' });
  form.scrollIntoView = vi.fn();
  await take(form);
  await vi.dynamicImportSettled();
  expect(form.scrollIntoView).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

it('is no widget for anything but a form', () => {
  expect(() => mount(page('<p>?</p>'))).toThrow(MarkupError);
});
