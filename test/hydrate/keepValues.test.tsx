import { beforeEach, expect, it, vi } from 'vitest';
import { adopt } from '../../src/hydrate';
import { find, mount, page, setUpPage } from './page';

setUpPage();

const FIELDS = '<input name="pieces" value="1" autocomplete="off"><input type="checkbox" autocomplete="off">';

let marker: HTMLElement;
let end: () => void;
beforeEach(async () => {
  marker = page(`${FIELDS}<input type="password" autocomplete="off"><input name="town" value="Kranj">`);
  const { unmount } = await mount(marker, () => adopt(marker, {}));
  end = unmount;
});

const show = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));

const field = (selector: string) => {
  const found = find(marker, selector);
  if (!(found instanceof HTMLInputElement)) throw new Error(`${selector} is no input`);
  return found;
};

/** Leaves the page and comes back to it, as WebKit does. */
function comeBack({ isCached = true, meanwhile = () => {} } = {}): void {
  show('pagehide', isCached);
  show('pageshow', isCached);
  for (const input of marker.querySelectorAll('input')) {
    if (input.autocomplete !== 'off') continue;
    input.value = input.defaultValue;
    input.checked = input.defaultChecked;
  }
  meanwhile();
}

const nextTask = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));

it('fields that WebKit resets on the way back get their values again, without an event', async () => {
  const onChange = vi.fn();
  for (const type of ['input', 'change']) marker.addEventListener(type, onChange);
  field('[name=pieces]').value = '3';
  field('[type=checkbox]').checked = true;
  comeBack();
  expect(field('[name=pieces]').value).toBe('1');
  await nextTask();
  expect(field('[name=pieces]').value).toBe('3');
  expect(field('[type=checkbox]').checked).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
});

it('a password stays emptied', async () => {
  field('[type=password]').value = 'lipov list';
  comeBack();
  await nextTask();
  expect(field('[type=password]').value).toBe('');
});

it('a value that a script has put in meanwhile stays', async () => {
  field('[name=pieces]').value = '3';
  const meanwhile = () => {
    field('[name=pieces]').value = '2';
    field('[name=town]').value = 'Celje';
  };
  comeBack({ meanwhile });
  await nextTask();
  expect([field('[name=pieces]').value, field('[name=town]').value]).toEqual(['2', 'Celje']);
});

it.each([
  ['of a page that was not kept', () => {}, false],
  ['of a widget that has ended', () => end(), true],
])('fields %s are left alone', async (_, before, isCached) => {
  field('[name=pieces]').value = '3';
  before();
  comeBack({ isCached });
  await nextTask();
  expect(field('[name=pieces]').value).toBe('1');
});
