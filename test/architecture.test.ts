import { readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as api from '../src/index';
import { definitions } from '../src/registry';
import { codeIn, readSource } from './sources';

const root = join(import.meta.dirname, '..');

interface Import {
  readonly file: string;
  /** Path from the root for own files, else the package. */
  readonly to: string;
  readonly isDynamic: boolean;
}

const foldersIn = (place: string) =>
  readdirSync(join(root, place), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name);

function importsOf(file: string): Import[] {
  const source = readSource(file);
  const found = source.matchAll(/(?:\bfrom|^\s*import|\btypeof import\()\s*'([^']+)'|\bimport\(\s*'([^']+)'/gm);
  return [...found].map(([, still, moving]) => {
    const specifier = still ?? moving ?? '';
    const own = specifier.startsWith('.');
    const to = own ? relative(root, resolve(root, dirname(file), specifier)) : specifier;
    return { file, to, isDynamic: moving !== undefined };
  });
}

const within =
  (...folders: string[]) =>
  (path: string) =>
    folders.some(folder => path === folder || path.startsWith(`${folder}/`));
const isOwn = within('src', 'widgets', 'demo-theme', 'test', 'e2e');
const isReact = (to: string) => /^react(?:-dom)?(?:\/|$)/.test(to);
const told = (imports: readonly Import[]) => imports.map(({ file, to }) => `${file} → ${to}`);
const imports = codeIn('src', 'widgets', 'demo-theme').flatMap(importsOf);
const importsFrom = (...folders: string[]) => imports.filter(({ file }) => within(...folders)(file));

const isDefinition = (path: string) => /^(?:widgets\/.*\/definition|src\/behaviours\/definitions)(?:\.ts)?$/.test(path);
const LOADER = ['src/loader', 'src/registry.ts', 'src/index.ts', 'src/shop-widgets.ts'];
const DEFINITIONS = imports.map(({ file }) => file).filter(isDefinition);

describe('the import table', () => {
  it('is read from real files', () => {
    expect(importsFrom('src/core').length).toBeGreaterThan(100);
    expect(imports.some(({ isDynamic }) => isDynamic)).toBe(true);
  });

  it('the command imports nothing else of the project, and only the demo shop’s server imports it', () => {
    expect(told(importsFrom('src/cli').filter(({ to }) => isOwn(to) && !within('src/cli')(to)))).toEqual([]);
    const others = imports.filter(({ file, to }) => within('src/cli')(to) && !within('src/cli')(file));
    expect(new Set(others.map(({ file }) => file))).toEqual(new Set(['demo-theme/serve.ts']));
  });

  it.each([
    ['src/core', ['src/core']],
    ['src/hydrate', ['src/core', 'src/hydrate']],
    ['src/ui', ['src/core', 'src/hydrate', 'src/ui']],
    ['src/behaviours', ['src/core', 'src/behaviours', 'src/loader']],
    ['src/diagnostics', ['src/core', 'src/loader', 'src/registry', 'src/replace', 'src/diagnostics', 'src/ui']],
    ['widgets', ['src/core', 'src/hydrate', 'src/ui', 'src/loader', 'widgets']],
    ['demo-theme', ['demo-theme', 'src/cli', 'src/build/figures']],
    ['src/classic.ts', ['src/core/early', 'src/loader/holder', 'src/replace']],
    ['src/early.ts', ['src/core/early']],
    ['src/core/early', ['src/core/config/pageGlobal', 'src/core/early']],
    ['src/guard.ts', ['src/loader/holder', 'src/replace']],
    ['src/wordpress', ['src/wordpress']],
    [
      'src/build',
      ['src/build', 'src/core/messages', 'src/loader/replaced.ts', 'src/registry.ts', 'src/replace/jobs.ts'],
    ],
    [
      'src/replace',
      [
        'src/core/config/pageGlobal',
        'src/core/early',
        'src/core/guards',
        'src/loader/holder',
        'src/loader/replaced',
        'src/replace',
      ],
    ],
  ])('%s imports of the project only %j', (folder, allowed) => {
    const wrong = importsFrom(folder).filter(one => isOwn(one.to) && !within(...allowed)(one.to));
    expect(told(wrong)).toEqual([]);
  });

  it('the loader imports core and hydration; of widgets and behaviours their definitions; the report when it is asked for', () => {
    const allowed = within('src/core', 'src/hydrate', 'src/loader', 'src/registry', 'src/index', 'src/replace');
    const isReport = ({ to, isDynamic }: Import) =>
      to === 'src/diagnostics/report' || (isDynamic && to === 'src/diagnostics');
    const wrong = importsFrom(...LOADER).filter(
      one => isOwn(one.to) && !allowed(one.to) && !isDefinition(one.to) && !isReport(one),
    );
    expect(told(wrong)).toEqual([]);
  });

  it('the module of the report’s form has types alone', () => {
    expect(importsFrom('src/diagnostics/report.ts').map(({ to }) => to)).toEqual(['src/registry']);
    expect(readSource('src/diagnostics/report.ts')).not.toMatch(/^(?:import|export) (?!type|interface)/m);
  });

  it('only the report’s panel draws and uses React, src/ui or zustand', () => {
    const wrong = importsFrom('src/diagnostics').filter(
      ({ file, to }) =>
        (isReact(to) || within('src/ui')(to) || to.startsWith('zustand')) && !within('src/diagnostics/panel')(file),
    );
    expect(told(wrong)).toEqual([]);
  });

  it('a definition imports core and loader; the rest of its folder only when it is needed', () => {
    const wrong = importsFrom(...DEFINITIONS).filter(
      ({ to, isDynamic }) => !isDynamic && !within('src/core', 'src/loader')(to) && !isDefinition(to),
    );
    expect(told(wrong)).toEqual([]);
  });

  it('only definitions of behaviours import the loader', () => {
    const wrong = importsFrom('src/behaviours').filter(
      ({ file, to }) => within('src/loader')(to) && !isDefinition(file),
    );
    expect(told(wrong)).toEqual([]);
  });

  it('code that is loaded at once imports only types from hydration', () => {
    const wrong = LOADER.flatMap(place => codeIn('src').filter(within(place))).flatMap(file => {
      const source = readSource(file);
      return [...source.matchAll(/^(?:import|export)(?! type)[^;]*from '[^']*hydrate[^']*'/gm)].map(
        ([line]) => `${file}: ${line}`,
      );
    });
    expect(wrong).toEqual([]);
  });

  it.each(foldersIn('widgets'))('the widget %s imports no other widget', widget => {
    const wrong = importsFrom(`widgets/${widget}`).filter(
      ({ to }) => within('widgets')(to) && !within(`widgets/${widget}`)(to),
    );
    expect(told(wrong)).toEqual([]);
  });

  it('core, loader, behaviours and definitions are without React', () => {
    const wrong = importsFrom(
      'src/core',
      'src/behaviours',
      'src/replace',
      ...LOADER,
      ...DEFINITIONS,
      'src/classic.ts',
    ).filter(({ to }) => isReact(to) || to === 'zustand');
    expect(told(wrong)).toEqual([]);
  });

  it('components read stores by the one hook that shows no old state', () => {
    const wrong = importsFrom('src', 'widgets').filter(
      ({ file, to }) => to === 'zustand' && file !== 'src/ui/useStore.ts',
    );
    expect(told(wrong)).toEqual([]);
  });

  it('src imports of widgets their definitions, in the registry', () => {
    const wrong = importsFrom('src').filter(
      one => within('widgets')(one.to) && !(one.file === 'src/registry.ts' && isDefinition(one.to)),
    );
    expect(told(wrong)).toEqual([]);
  });
});

describe('the registry', () => {
  it('names every widget and every behaviour that has a folder', () => {
    const names = Object.keys(definitions);
    expect(names).toEqual(expect.arrayContaining([...foldersIn('widgets'), ...foldersIn('src/behaviours')]));
    expect(names).toHaveLength(foldersIn('widgets').length + foldersIn('src/behaviours').length + 1);
    for (const [key, { name }] of Object.entries(definitions)) expect(name).toBe(key);
  });

  it('has a mount function for each', () => {
    const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    for (const name of Object.keys(definitions)) expect(api).toHaveProperty(`mount${pascal(name)}`);
  });
});
