import { afterEach, beforeEach, expect, it } from 'vitest';
import { readChoices } from '../../../../widgets/address-fields/lazy/select-search/choices';
import { createSearchStore, type SearchStore } from '../../../../widgets/address-fields/lazy/select-search/store';
import { jQueries, putJQuery } from '../../../core/bus/helpers';

let select: HTMLSelectElement;
let store: SearchStore;
let ended: AbortController;
const heard: string[] = [];

beforeEach(() => {
  putJQuery(undefined);
  select = document.createElement('select');
  select.innerHTML =
    '<option value="">Izberite</option><option value="AT">Avstrija</option><option value="HR" disabled>Hrvaška</option><option value="SI">Slovenija</option><option value="SK">Slovaška</option>';
  select.value = 'SI';
  document.body.append(select);
  heard.length = 0;
  for (const type of ['input', 'change']) select.addEventListener(type, () => heard.push(`${type} ${select.value}`));
  ended = new AbortController();
  store = createSearchStore(select);
  store.start(ended.signal);
});
afterEach(() => {
  ended.abort();
  document.body.replaceChildren();
});

const labels = () => store.getState().open?.shown.map(({ label }) => label);
function active(): string | undefined {
  const { open } = store.getState();
  return open?.shown[open.active]?.label;
}
const press = (...keys: string[]) => keys.map(store.press);

it('the search of a list opens on the chosen one, and shows all until something is typed', () => {
  expect(press('ArrowDown')).toEqual([true]);
  expect([labels()?.length, active()]).toEqual([5, 'Slovenija']);
  store.type('SLOVA');
  expect([labels(), active()]).toEqual([['Slovaška'], 'Slovaška']);
  store.type('');
  expect([labels()?.length, active()]).toEqual([5, undefined]);
});

it('the search of a list takes the active one with Enter, and the list tells of it once', () => {
  press('Enter', 'ArrowDown', 'Enter');
  expect([select.value, heard]).toEqual(['SK', ['input SK', 'change SK']]);
  expect(store.getState()).toMatchObject({ open: undefined, field: { value: 'SK' } });
  press('Enter', 'Enter');
  expect(heard).toHaveLength(2);
});

it('the search of a list takes what was typed for with Tab, and goes on; without a text Tab chooses nothing', () => {
  press('ArrowDown', 'Home', 'Tab');
  expect([select.value, heard]).toEqual(['SI', []]);
  store.close();
  store.type('avs');
  expect(press('Tab')).toEqual([false]);
  expect(select.value).toBe('AT');
});

it('the search of a list passes over what is disabled, and never chooses it', () => {
  store.type('hrv');
  expect(active()).toBe(undefined);
  press('Enter');
  store.choose(readChoices(select)[2]);
  expect([select.value, heard]).toEqual(['SI', []]);
});

it('the search of a list gives up with Escape, and leaves keys that it has no use for to the browser', () => {
  store.type('a');
  expect(press('Escape', 'Escape', 'a', 'Home', 'ArrowLeft')).toEqual([true, false, false, false, false]);
  expect([select.value, store.getState().open]).toEqual(['SI', undefined]);
});

it('the search of a list does not open where the list is disabled', () => {
  select.disabled = true;
  press('Enter');
  expect(store.getState()).toMatchObject({ open: undefined, field: { isDisabled: true } });
});

it('the search of a list follows a value that a script sets without a word when it opens, and options that are replaced while it is open', async () => {
  select.value = 'AT';
  press('Enter');
  expect(active()).toBe('Avstrija');
  select.innerHTML = '<option value="MT">Malta</option>';
  await Promise.resolve();
  expect([labels(), active()]).toEqual([['Malta'], 'Malta']);
});

it('the search of a list takes the very name that the browser fills in, and no other', () => {
  store.fill('avs');
  expect(select.value).toBe('SI');
  store.fill('AVSTRIJA');
  expect(select.value).toBe('AT');
});

it.each(jQueries)('the search of a list follows a change that a script triggers with jQuery %s', (_version, $) => {
  putJQuery($);
  ended.abort();
  ended = new AbortController();
  store.start(ended.signal);
  select.value = 'SK';
  $(select).trigger('change');
  expect(store.getState().field.value).toBe('SK');
});
