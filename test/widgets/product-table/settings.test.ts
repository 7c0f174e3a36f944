import { beforeEach, expect, it } from 'vitest';
import { allSettings, readmeWithSettings, settingsIn } from '../../../src/build/writeSettings';
import { forgetWarnings } from '../../../src/core/report';
import {
  count,
  defineDeviceSettings,
  defineSettings,
  exactFlag,
  flag,
  length,
  text,
  unlessFalse,
  width,
} from '../../../widgets/product-table/table/defineSettings';
import { quietConsole } from '../../core/bus/helpers';
import { withSettings } from './take';

beforeEach(forgetWarnings);

it('the README lists the settings that the code declares: `npm run settings` writes them', async () => {
  const { printed, wanted } = await readmeWithSettings();
  expect(printed).toBe(wanted);
});

it('each setting is declared once', () => {
  const names = allSettings().map(({ name }) => name);
  expect(names.length).toBeGreaterThan(35);
  expect(names).toEqual([...new Set(names)]);
});

it('a setting without a comment is refused', () => {
  const source = 'defineSettings({ /** One. */ one: flag, two: flag })';
  expect(() => settingsIn('feature.ts', source)).toThrow('feature.ts: two has no comment.');
});

const setting = defineSettings({ flag, exactFlag, unlessFalse, count, text, length, width });
const deviceSetting = defineDeviceSettings({ columns: count });

const OFF = ['', ' ', 'false', '0', 'no', 'NO', false, 0, null, undefined];

it.each(OFF)('%j is off', value => {
  const lines = quietConsole();
  const table = withSettings({ flag: value, exactFlag: value, count: value });
  expect([setting(table, 'flag'), setting(table, 'exactFlag'), setting(table, 'count')]).toEqual([false, false, 0]);
  expect(lines).toEqual([]);
});

it.each(['', ' ', false, null, undefined])('%j is no text, no length and no width', value => {
  const lines = quietConsole();
  const table = withSettings({ unlessFalse: value, text: value, length: value, width: value });
  expect(setting(table, 'unlessFalse')).toBe(false);
  expect([setting(table, 'text'), setting(table, 'length'), setting(table, 'width')]).toEqual(['', null, null]);
  expect(lines).toEqual([]);
});

it.each([
  ['flag', 'true', true],
  ['flag', true, true],
  ['flag', 1, true],
  ['flag', 'title', true],
  ['exactFlag', 'true', true],
  ['exactFlag', true, true],
  ['unlessFalse', 'no', true],
  ['unlessFalse', 'true', true],
  ['unlessFalse', 'false', false],
  ['count', '2', 2],
  ['count', 3, 3],
  ['count', '1.9', 1],
  ['text', '#fee', '#fee'],
  ['text', 20, '20'],
  ['length', '32', 32],
  ['length', '32px', 32],
  ['length', '0', 0],
  ['length', -4, -4],
  ['length', '#glava, header', '#glava, header'],
  ['width', '1400', { px: 1400, isMore: false }],
  ['width', '1400px', { px: 1400, isMore: false }],
  ['width', ' + 200 ', { px: 200, isMore: true }],
  ['width', 'no', null],
] as const)('a %s of %j is read', (kind, value, wanted) => {
  const lines = quietConsole();
  expect(setting(withSettings({ [kind]: value }), kind)).toEqual(wanted);
  expect(lines).toEqual([]);
});

it.each([
  ['flag', {}, 'flag', false],
  ['exactFlag', '1', '`true` or `false`', false],
  ['count', 'all', 'whole number', 0],
  ['count', '-3', 'whole number', 0],
  ['text', ['a'], 'text', ''],
  ['length', '::[[', 'px or selector', null],
  ['width', 'wide', 'width in px', null],
  ['width', '90%', 'width in px', null],
] as const)('a %s of %j counts as missing, and is warned of once', (kind, value, form, otherwise) => {
  const lines = quietConsole();
  const table = withSettings({ [kind]: value });
  expect([setting(table, kind), setting(table, kind)]).toEqual([otherwise, otherwise]);
  expect(lines).toEqual([expect.stringContaining(`its setting ${kind} is no ${form}: ${JSON.stringify(value)}`)]);
});

it('a setting of a device view is that of the view alone', () => {
  const table = withSettings({ laptop_columns: '2', columns: '3' });
  expect([deviceSetting(table, 'laptop', 'columns'), deviceSetting(table, 'phone', 'columns')]).toEqual([2, 0]);
});

it('settings that no feature declares do not compile', () => {
  const table = withSettings({});
  // @ts-expect-error
  expect(() => setting(table, 'other')).toThrow();
  // @ts-expect-error
  expect(() => deviceSetting(table, 'watch', 'columns')).not.toThrow();
});
