import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { promisify } from 'node:util';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linksOf } from '../readme/markdown';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const project = mkdtempSync(join(tmpdir(), 'shop-widgets-package-'));
const installed = join(project, 'node_modules/shop-widgets');
const read = (file: string) => readFileSync(join(installed, file), 'utf8');
const write = (file: string, content: string) => writeFileSync(join(project, file), content);

/** Does what `npm install` does in a project: puts the packed files and their dependencies there. */
function install(): void {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const packed = spawnSync(npm, ['pack', '--ignore-scripts', '--pack-destination', project], {
    cwd: root,
    encoding: 'utf8',
  });
  const archive = packed.stdout.trim().split('\n').at(-1) ?? '';
  if (packed.status !== 0 || !archive) throw new Error(packed.stderr);
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', join(project, archive), '-C', installed, '--strip-components=1']);
  const { dependencies } = JSON.parse(read('package.json'));
  for (const name of Object.keys(dependencies)) {
    const place = join(project, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), place, 'junction');
  }
}

beforeAll(install, 60_000);
afterAll(() => rmSync(project, { recursive: true }));

/** Paths of the package's files. */
const filesIn = (): string[] =>
  readdirSync(installed, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => posix.join(entry.parentPath.slice(installed.length + 1).replaceAll('\\', '/'), entry.name));

/** Targets of the package's exports, of types and of commands. */
function targetsOf(value: unknown): string[] {
  if (typeof value === 'string') return [posix.normalize(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(targetsOf) : [];
}

interface Shipped {
  readonly integrity: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
const manifest = (): Readonly<Record<string, Shipped>> => JSON.parse(read('dist/manifest.json'));

describe('the package', () => {
  it('has the promised files, and no development files', () => {
    const files = filesIn();
    const promised = [
      'README.md',
      'LICENSE',
      'package.json',
      'dist/LICENSES.txt',
      'dist/replaced.json',
      'dist/manifest.json',
    ];
    const parts = readdirSync(join(root, 'src/wordpress/shop-widgets-includes'));
    const wordpress = ['shop-widgets.php', ...parts.map(file => `shop-widgets-includes/${file}`)].map(
      file => `src/wordpress/${file}`,
    );
    expect(files).toEqual(expect.arrayContaining([...promised, ...wordpress, 'src/wordpress/README.md']));
    const isReading = (file: string) => /^(?:src|widgets|demo-theme)\/.*\.(?:md|webp)$/.test(file);
    expect(files.filter(file => !file.startsWith('dist/') && !isReading(file)).sort()).toEqual(
      [...promised.filter(file => !file.startsWith('dist/')), ...wordpress].sort(),
    );
    expect(files.filter(file => file.endsWith('.map'))).toEqual([]);
    expect(files.filter(file => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))).toEqual([]);
  });

  const documents = () => filesIn().filter(file => file.endsWith('.md'));

  it('has every file that its documents lead to', () => {
    const links = documents().flatMap(file =>
      linksOf(read(file))
        .map(link => link.replace(/#.*/, ''))
        .filter(link => link !== '' && !/^(?:https?|mailto):/.test(link))
        .map(link => ({ file, target: posix.join(posix.dirname(file), link) })),
    );
    const dead = links.filter(({ target }) => !existsSync(join(installed, target)));
    expect(links.length).toBeGreaterThan(100);
    expect(dead.map(({ file, target }) => `${file}: ${target}`)).toEqual([]);
  });

  it('leads to files that are in it', () => {
    const { exports, types, bin } = JSON.parse(read('package.json'));
    const targets = targetsOf([exports, types, bin]);
    expect(targets.length).toBeGreaterThan(7);
    for (const target of targets)
      expect(existsSync(join(installed, target.replace('*', 'bare.css'))), target).toBe(true);
  });

  it('works from the tag of a plain page: each file, and all that it imports, is in it as the manifest says', () => {
    const shipped = manifest();
    const seen = new Set<string>();
    const visit = (file: string, from: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      const entry = shipped[file];
      expect(entry, `${file}, which ${from} asks for`).toBeDefined();
      const content = readFileSync(join(installed, 'dist', file));
      expect(entry?.integrity, file).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`);
      if (!file.endsWith('.js')) return;
      const code = content.toString();
      const asked = code.matchAll(/(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*(["'`])([^"'`\s]+\.(?:js|css))\1/g);
      const names = [...asked].map(([, , name = '']) => name);
      expect(
        names.filter(name => !/^\.{1,2}\//.test(name) && name !== 'shop-widgets.js'),
        file,
      ).toEqual([]);
      for (const name of names) visit(posix.join(dirname(file), name), file);
      for (const name of [...(entry?.imports ?? []), ...(entry?.dynamicImports ?? [])]) visit(name, file);
    };
    visit('shop-widgets.classic.js', 'the page');
    visit('shop-widgets.css', 'the page');
    visit('styles/bare.css', 'the page');
    expect([...seen].filter(file => file.startsWith('chunks/')).sort()).toEqual(
      Object.keys(shipped)
        .filter(file => file.startsWith('chunks/'))
        .sort(),
    );
    expect([...seen].some(file => /^styles\/widgets-/.test(file))).toBe(true);
  });
});

describe('an empty Vite project', () => {
  let output: (Rolldown.OutputChunk | Rolldown.OutputAsset)[] = [];

  beforeAll(async () => {
    write('named.js', `import { mountAll } from 'shop-widgets';\nimport 'shop-widgets/shop-widgets.css';\nmountAll();`);
    write('bare.js', `import 'shop-widgets';`);
    const result = await build({
      root: project,
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        minify: false,
        rolldownOptions: { input: ['named.js', 'bare.js'].map(file => join(project, file)) },
      },
    });
    if ('close' in result) throw new Error('It watches');
    output = [result].flat().flatMap(one => one.output);
  }, 60_000);

  const chunks = () => output.filter(one => one.type === 'chunk');
  const withCode = (code: string) => chunks().filter(chunk => chunk.code.includes(code));

  it('builds it, and needs nothing that is not in it', () => {
    const files = new Set(output.map(({ fileName }) => fileName));
    const imports = chunks().flatMap(chunk => [...chunk.imports, ...chunk.dynamicImports]);
    expect(imports.length).toBeGreaterThan(10);
    expect(imports.filter(name => !files.has(name))).toEqual([]);
  });

  it('has React once', () => {
    const inPackage = Object.keys(manifest()).filter(
      file => file.endsWith('.js') && read(`dist/${file}`).includes('react.memo_cache_sentinel'),
    );
    expect(inPackage).toHaveLength(1);
    expect(withCode('react.memo_cache_sentinel')).toHaveLength(1);
  });

  it('starts by being imported: what is not named is no dead code', () => {
    const [bare] = chunks().filter(chunk => chunk.isEntry && chunk.name === 'bare');
    expect(bare?.imports.length).toBeGreaterThan(0);
    expect(withCode('window.ShopWidgets = ').length + withCode('window.ShopWidgets=').length).toBeGreaterThan(0);
  });

  it('includes the stylesheets that widgets link when they hydrate, as files or in the address', () => {
    const linked = chunks().flatMap(({ fileName, code }) =>
      [...code.matchAll(/get (\w+)\(\) \{\s*return new URL\("([^"]+)"/g)].map(([, name, address = '']) => ({
        name,
        // Files are addressed from the site's root, small ones are in the address.
        address: address.startsWith('data:text/css;base64,')
          ? address
          : posix.relative('/', posix.resolve('/', dirname(fileName), address)),
      })),
    );
    const files = output.map(({ fileName }) => fileName);
    expect(new Set(linked.map(({ name }) => name))).toEqual(new Set(['widgets', 'lightbox', 'lists', 'report']));
    expect(linked.filter(({ address }) => !address.startsWith('data:') && !files.includes(address))).toEqual([]);
  });
});

describe('types', () => {
  const code = `
    import { bus, cartStore, mountAll, mountWidget, type Mounted, type WidgetName } from 'shop-widgets';
    import type { AddToCartFields } from 'shop-widgets';
    const name: WidgetName = 'checkout';
    // @ts-expect-error: no widget has this name
    const none: WidgetName = 'nothing';
    const mounted: Promise<readonly Mounted[]> = mountAll(document, { now: true });
    // @ts-expect-error: it is not a number
    const wrong: number = mountWidget(name, document.body);
    bus.on('added_to_cart', ({ cartHash }) => cartHash.toUpperCase());
    // @ts-expect-error: nobody raises it
    bus.on('no_such_event', () => {});
    const state = cartStore.getState();
    // @ts-expect-error: the hash is known in one phase only
    state.hash;
    export const used: [unknown, unknown, unknown, AddToCartFields | undefined] = [none, mounted, wrong, undefined];
  `;

  it('resolve for bundlers and for Node, strictly, with no other types than those it depends on', async () => {
    const check = async (moduleResolution: string, module: string) => {
      const file = `types-${moduleResolution}.mts`;
      const compilerOptions = { moduleResolution, module, target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'] };
      const strict = { strict: true, skipLibCheck: false, exactOptionalPropertyTypes: true, noEmit: true, types: [] };
      const config = { compilerOptions: { ...compilerOptions, ...strict }, files: [file] };
      write(file, code);
      write(`tsconfig-${moduleResolution}.json`, JSON.stringify(config));
      const tsc = join(root, 'node_modules/typescript/bin/tsc');
      return run(process.execPath, [tsc, '-p', `tsconfig-${moduleResolution}.json`], { cwd: project }).then(
        ({ stdout }) => stdout,
        ({ stdout }) => stdout,
      );
    };
    expect(await Promise.all([check('bundler', 'esnext'), check('node16', 'node16')])).toEqual(['', '']);
  }, 60_000);
});
