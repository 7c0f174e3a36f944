import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

interface Import {
  readonly file: string;
  /** Path from the root for own files, else the package. */
  readonly to: string;
  readonly isDynamic: boolean;
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(name => join(folder, name))
    .filter(name => /(?<!\.d)\.tsx?$/.test(name));
}

function importsOf(file: string): Import[] {
  const source = readFileSync(join(root, file), 'utf8');
  const found = source.matchAll(/(?:\bfrom|^\s*import)\s*'([^']+)'|\bimport\(\s*'([^']+)'/gm);
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
const imports = ['src', 'widgets', 'demo-theme'].flatMap(filesIn).flatMap(importsOf);
const importsFrom = (...folders: string[]) => imports.filter(({ file }) => within(...folders)(file));

const REGISTRIES = ['src/registry.ts', 'src/siteRegistry.ts', 'src/pageRegistry.ts', 'src/otherWidgets.ts'];
const LOADER = ['src/loader', ...REGISTRIES, 'src/index.ts', 'src/shop-widgets.ts'];

describe('the import table', () => {
  it('is read from real files', () => {
    expect(importsFrom('src/core').length).toBeGreaterThan(100);
    expect(imports.some(({ isDynamic }) => isDynamic)).toBe(true);
  });

  it.each([
    ['src/core', ['src/core']],
    ['src/hydrate', ['src/core', 'src/hydrate']],
    ['src/ui', ['src/core', 'src/hydrate', 'src/ui']],
    ['widgets', ['src', 'widgets']],
    ['demo-theme', ['demo-theme']],
    ['src/classic.ts', []],
  ])('%s imports of the project only %j', (folder, allowed) => {
    const wrong = importsFrom(folder).filter(({ to }) => isOwn(to) && !within(...allowed)(to));
    expect(told(wrong)).toEqual([]);
  });

  it('the loader imports core and hydration; widgets only when they are needed', () => {
    const allowed = within(
      'src/core',
      'src/hydrate',
      'src/loader',
      'src/registry',
      'src/siteRegistry',
      'src/pageRegistry',
      'src/otherWidgets',
      'src/index',
    );
    const wrong = importsFrom(...LOADER).filter(
      ({ to, file, isDynamic }) =>
        isOwn(to) && !allowed(to) && !(REGISTRIES.includes(file) && isDynamic && within('widgets')(to)),
    );
    expect(told(wrong)).toEqual([]);
  });

  it('what is loaded at once takes from hydration nothing but types', () => {
    const wrong = LOADER.flatMap(place => filesIn('src').filter(within(place))).flatMap(file => {
      const source = readFileSync(join(root, file), 'utf8');
      return [...source.matchAll(/^(?:import|export)(?! type)[^;]*from '[^']*hydrate[^']*'/gm)].map(
        ([line]) => `${file}: ${line}`,
      );
    });
    expect(wrong).toEqual([]);
  });

  it.each(readdirSync(join(root, 'widgets')))('the widget %s imports no other widget', widget => {
    const wrong = importsFrom(`widgets/${widget}`).filter(
      ({ to }) => within('widgets')(to) && !within(`widgets/${widget}`)(to),
    );
    expect(told(wrong)).toEqual([]);
  });

  it('core and loader are without React', () => {
    const wrong = importsFrom('src/core', ...LOADER, 'src/classic.ts').filter(
      ({ to }) => isReact(to) || to === 'zustand',
    );
    expect(told(wrong)).toEqual([]);
  });

  it('src imports no widget but in the registries', () => {
    const wrong = importsFrom('src').filter(({ to, file }) => within('widgets')(to) && !REGISTRIES.includes(file));
    expect(told(wrong)).toEqual([]);
  });
});
