// @vitest-environment node
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import type { Setting } from '../../../widgets/product-table/table/feature';
import { settings as ownSettings } from '../../../widgets/product-table/table/ownSettings';
import { codeIn, readSource } from '../../sources';

const ROOT = 'widgets/product-table';
const ofFeatures = import.meta.glob<readonly Setting[]>('../../../widgets/product-table/features/*/settings.ts', {
  eager: true,
  import: 'settings',
});
const all = [ownSettings, ...Object.values(ofFeatures)];

it('the README’s table of settings is what `settings.ts` of the features and `ownSettings.ts` of the table say', () => {
  const lines = all
    .flat()
    .map(({ keys, otherwise, what }) => `| ${keys.map(key => `\`${key}\``).join(', ')} | ${otherwise} | ${what} |`);
  const [, printed = ''] =
    /\| setting \| default \| what \|\n\|---\|---\|---\|\n((?:\|.*\n)+)/.exec(readSource(`${ROOT}/README.md`)) ?? [];
  expect(printed.trim().split('\n')).toEqual(lines);
});

/** Settings that the code of a folder reads, by their names in the code. */
const readIn = (folder: string): string[] =>
  codeIn(`${ROOT}/${folder}`).flatMap(file =>
    [
      ...readSource(file).matchAll(
        /\b(?:isOn|textOf)\((?:settings|settingsOf\(table\)|readSettings\(container\)), ['`]([^'`]+)['`]/g,
      ),
    ].map(([, name = '']) => name.replace(/\$\{[^}]*\}|^phone(?=_)/, '{device}')),
  );

const features = codeIn(`${ROOT}/features`).map(file => posix.relative(ROOT, file).split('/').slice(0, 2).join('/'));

it.each(['table', ...new Set(features)])(
  'settings that the code of %s reads are listed there or in the table',
  folder => {
    const own = Object.entries(ofFeatures).flatMap(([path, settings]) => (path.includes(`${folder}/`) ? settings : []));
    const known = new Set([...ownSettings, ...own].flatMap(({ keys }) => keys));
    expect(readIn(folder).filter(name => !known.has(name))).toEqual([]);
  },
);

it('settings are found in the code', () => {
  expect(readIn('.').length).toBeGreaterThan(25);
});
