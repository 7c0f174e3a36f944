import { expect, it, vi } from 'vitest';
import { find, said } from '../../hydrate/page';
import { check, fieldOf, mc4wp, putForm, record, setUpNewsletter, take, takeForm, type } from './page';

setUpNewsletter();

const submit = (form: HTMLFormElement) => {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(event);
  return event;
};
const focus = (form: ParentNode, name: string) =>
  fieldOf(form, name).dispatchEvent(new FocusEvent('focusin', { bubbles: true }));

it('mc4wp.forms takes over the listeners that the stub has collected, and keeps its objects', async () => {
  const heard: string[] = [];
  const stubForms = { on: () => {} };
  const listeners = [{ event: 'started', callback: () => heard.push('stub') }, null, 'x', { event: 1 }];
  Reflect.set(window, 'mc4wp', { listeners, forms: stubForms });
  const form = await takeForm('<input name="EMAIL">');
  expect('listeners' in mc4wp()).toBe(false);
  expect(mc4wp().forms).toBe(stubForms);
  focus(form, 'EMAIL');
  await vi.advanceTimersByTimeAsync(10);
  expect(heard).toEqual(['stub']);
});

it('mc4wp.forms finds forms by number and by what is in them', async () => {
  const form = putForm('<input name="EMAIL"><input name="id"><input name="reset">');
  form.dataset.name = 'Novice';
  await take(form);
  putForm('', { id: 34, number: 2 });
  const found = mc4wp().forms.get('12');
  expect(found).toMatchObject({ id: 12, name: 'Novice', started: false, errors: [] });
  expect(mc4wp().forms.getByElement(fieldOf(form, 'EMAIL'))).toBe(found);
  expect(mc4wp().forms.get(34)?.name).toBe('Form #34');
  expect(mc4wp().forms.get(99)).toBeUndefined();
  expect(mc4wp().forms.getByElement(document.body)).toBeUndefined();
  found?.reset();
});

it('mc4wp.forms raises started once, with the first focus, 10 ms later', async () => {
  const form = await takeForm('<input name="EMAIL"><input name="NAME">');
  const heard = record('started', '12.started');
  focus(form, 'EMAIL');
  focus(form, 'NAME');
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(10);
  expect(heard).toEqual(['12.started event:focusin', 'started event:focusin']);
  expect(mc4wp().forms.get(12)?.started).toBe(true);
});

it('mc4wp.forms counts the focus that was there before', async () => {
  const form = putForm('<input name="EMAIL">');
  fieldOf(form, 'EMAIL').focus();
  await take(form);
  await vi.advanceTimersByTimeAsync(10);
  expect(mc4wp().forms.get(12)?.started).toBe(true);
});

it('mc4wp.forms raises change with each field, and submit at once', async () => {
  const form = await takeForm('<input name="A" type="checkbox">');
  const heard = record('change', 'submit', '12.submit');
  check(fieldOf(form, 'A'));
  submit(form);
  expect(heard).toEqual(['12.submit event:submit', 'submit event:submit']);
  await vi.advanceTimersByTimeAsync(10);
  expect(heard).toContain('change event:change');
});

it('mc4wp.forms lets a listener of submit prevent it', async () => {
  const form = await takeForm('<input name="A">');
  let prevents = true;
  mc4wp().forms.on('submit', (_form, event) => prevents && event instanceof Event && event.preventDefault());
  expect(submit(form).defaultPrevented).toBe(true);
  prevents = false;
});

it('mc4wp.forms tells the others when a listener throws', async () => {
  await takeForm('');
  const heard: unknown[] = [];
  mc4wp().forms.on('odd', () => {
    throw new Error('no');
  });
  mc4wp().forms.on('odd', (...args) => heard.push(...args));
  mc4wp().forms.trigger('odd', [1, 2]);
  await vi.advanceTimersByTimeAsync(10);
  expect(heard).toEqual([1, 2]);
  expect(said()[0]).toMatch(/a listener of the form's "odd" threw/);
});

const FIELDS = `<input name="EMAIL" value="a@b.si"><input name="EMPTY"><input type="checkbox" name="G[5][]" value="x" checked><input type="checkbox" name="G[5][]" value="y">
    <input name="__proto__[bad]" value="1"><select name="S" multiple><option>1</option><option>2</option></select><input type="file" name="FILE">`;

it("a form's data is nested by the brackets of its names", async () => {
  await takeForm(FIELDS);
  expect(mc4wp().forms.get(12)?.getData()).toMatchObject({
    EMAIL: 'a@b.si',
    EMPTY: '',
    G: { 5: ['x'] },
    _mc4wp_timestamp: '1',
  });
  expect(Reflect.get({}, 'bad')).toBeUndefined();
  expect(mc4wp().forms.get(12)?.getSerializedData()).toMatch(/^EMAIL=a%40b\.si&EMPTY=&G%5B5%5D%5B%5D=x&/);
});

it("a form's data fills fields of every kind, raises change, and leaves the form its own", async () => {
  const form = await takeForm(FIELDS);
  const changed: string[] = [];
  form.addEventListener(
    'change',
    ({ target }) => target instanceof Element && changed.push(target.getAttribute('name') ?? ''),
  );
  mc4wp()
    .forms.get(12)
    ?.setData({ EMAIL: 'c@d.si', G: { 5: ['y'] }, S: ['2'], _mc4wp_timestamp: '9', FILE: 'x' });
  expect(fieldOf(form, 'EMAIL').value).toBe('c@d.si');
  expect([...form.querySelectorAll('input')].map(({ checked }) => checked).slice(2, 4)).toEqual([false, true]);
  expect(find(form, 'select').value).toBe('2');
  expect(fieldOf(form, '_mc4wp_timestamp').value).toBe('1');
  expect(changed).toEqual(['EMAIL', 'G[5][]', 'G[5][]', 'S']);
});

it("a form's data may have no place for a response", async () => {
  const form = await takeForm('');
  mc4wp().forms.get(12)?.setResponse('<p>Hvala</p>');
  expect(find(form, '.mc4wp-response').innerHTML).toBe('<p>Hvala</p>');
  find(form, '.mc4wp-response').remove();
  expect(() => mc4wp().forms.get(12)?.setResponse('<p>x</p>')).not.toThrow();
});

it('sending marks the form, and keeps it from being sent twice', async () => {
  const form = await takeForm('');
  const heard = record('submit');
  expect(submit(form).defaultPrevented).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(form.className).toContain('sw-newsletter-sending');
  expect(form.getAttribute('aria-busy')).toBe('true');
  expect(submit(form).defaultPrevented).toBe(true);
  expect(heard).toHaveLength(1);
});

it('sending may be done again after a timeout, from the cache of the browser, or when a script has prevented it', async () => {
  const form = await takeForm('');
  submit(form);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(form.className).not.toContain('sending');
  submit(form);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(submit(form).defaultPrevented).toBe(false);
  await vi.advanceTimersByTimeAsync(30_000);
  form.addEventListener('submit', event => event.preventDefault(), { once: true });
  submit(form);
  await vi.advanceTimersByTimeAsync(0);
  expect(form.className).not.toContain('sending');
  expect(submit(form).defaultPrevented).toBe(false);
});

it.each([
  ['lipa.si', 'http://lipa.si'],
  [' lipa.si ', 'http://lipa.si'],
  ['HTTPS://lipa.si', 'HTTPS://lipa.si'],
  ['http://lipa.si', 'http://lipa.si'],
  ['', ''],
])('a web address "%s" is left as "%s"', async (typed, expected) => {
  const form = await takeForm('<input type="url" name="URL"><input name="TEXT">');
  for (const name of ['URL', 'TEXT']) {
    type(form, name, typed);
    fieldOf(form, name).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
  expect(fieldOf(form, 'URL').value.trim()).toBe(expected);
  expect(fieldOf(form, 'TEXT').value).toBe(typed);
});
