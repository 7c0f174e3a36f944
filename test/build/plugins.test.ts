// @vitest-environment node
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandLine } from '../../src/build/commandLine';
import { entryImports } from '../../src/build/entryImports';
import { ownExports } from '../../src/build/ownExports';
import { replacedJobs, replacedList } from '../../src/build/replacedScriptFiles';
import { retriedImports } from '../../src/build/retriedImports';
import { separateScripts } from '../../src/build/separateScripts';
import { shippedFiles } from '../../src/build/shippedFiles';
import { replacedScripts } from '../../src/loader/replaced';
import { jobsOf, readJobs } from '../../src/replace/jobs';
import { allCode, buildModules, codeOf, writeEntry } from './buildModules';

const ENTRY = { entry: 'export const one = 1;' };

it('separateScripts ships scripts without imports: the classic tag, which begins with the licence, and the guard for old browsers', async () => {
  const output = await buildModules([separateScripts()], ENTRY);
  const [classic, guard] = ['classic', 'guard'].map(name => codeOf(output, `shop-widgets.${name}.js`));
  expect(classic).toMatch(/^\/\*! shop-widgets [\d.]+ \| MIT \|/);
  for (const code of [classic, guard]) {
    expect(code).not.toMatch(/\bimport\s*[{"'`]/);
    expect(() => new Function(code ?? '')).not.toThrow();
  }
  expect(guard).not.toMatch(
    /\?\.(?!\d)|\?\?|\basync *(?:function|\()|\bawait\b|\.\.\.|<\/script|\.(?:at|includes|flatMap|hasOwn)\(/,
  );
});

it('entryImports: the entry imports what its chunks import, each file once', async () => {
  const output = await buildModules([entryImports()], {
    entry: `export { outer } from 'outer';`,
    outer: `import { inner } from 'inner'; export const outer = () => inner();`,
    inner: `export const inner = () => document.title;`,
  });
  const imports = [...codeOf(output, 'entry.js').matchAll(/(?:import|from) "([^"]*)"/g)].map(([, file]) => file);
  expect(imports).toEqual(['./chunks/outer.js', './chunks/inner.js']);
  expect(codeOf(output, 'chunks/outer.js').match(/import/g)).toHaveLength(1);
});

it('ownExports: the helper for namespaces skips inherited keys', async () => {
  const output = await buildModules([ownExports()], {
    entry: `import * as part from 'part'; export const names = () => part;`,
    part: `export const one = 1; export const all = object => { for (const key in object) alert(key); };`,
  });
  const code = allCode(output);
  expect(code).toContain('for (var name of Object.keys(all))');
  expect(codeOf(output, 'chunks/part.js')).toContain('for (const key in object)');
});

it('replacedJobs: the jobs of the replaced scripts are a module that can be read', async () => {
  const output = await buildModules([replacedJobs()], {
    entry: `export { default as jobs } from 'virtual:replaced-jobs';`,
  });
  const code = allCode(output);
  const jobs = /= "((?:[^"\\]|\\.)*)"/.exec(code)?.[1] ?? '';
  expect(readJobs(JSON.parse(`"${jobs}"`))).toEqual(jobsOf(replacedScripts));
});

it('replacedList ships the list of replaced scripts', async () => {
  const output = await buildModules([replacedList()], ENTRY);
  expect(JSON.parse(codeOf(output, 'replaced.json'))).toEqual(JSON.parse(JSON.stringify(replacedScripts)));
});

describe('retriedImports', () => {
  const modules = {
    entry: `export const load = () => import('later'); export const text = "import('./text.js')";`,
    later: `export const value = 1;`,
  };

  it('an import of a chunk goes through the helper, with the address of the chunk', async () => {
    const code = codeOf(await buildModules([retriedImports()], modules), 'entry.js');
    expect(code).toMatch(/__importFile\(\(\) => import\(['"`]\.\/chunks\/later\.js['"`]\), "\.\/chunks\/later\.js"\)/);
    expect(code.match(/function __importFile\(/g)).toHaveLength(1);
  });

  it('a text that looks like an import stays', async () => {
    const code = codeOf(await buildModules([retriedImports()], modules), 'entry.js');
    expect(code).toContain(`"import('./text.js')"`);
  });

  it('a chunk without imports has no helper', async () => {
    expect(codeOf(await buildModules([retriedImports()], modules), 'chunks/later.js')).not.toContain('__importFile');
  });
});

describe('commandLine', () => {
  const outDir = mkdtempSync(join(tmpdir(), 'command-line-'));
  beforeAll(() => writeEntry(commandLine(), { outDir }), 60_000);
  afterAll(() => rmSync(outDir, { recursive: true }));

  it('ships the command for Node.js, which needs no package', () => {
    const packages = [
      ...readFileSync(join(outDir, 'cli/main.js'), 'utf8').matchAll(/^import [^;]*from ["']([^"']+)["']/gm),
    ];
    expect(packages.length).toBeGreaterThan(0);
    for (const [, name = ''] of packages) expect(name).toMatch(/^(?:node:|\.)/);
  });

  it('ships the script that measures a page, without imports', () => {
    expect(readFileSync(join(outDir, 'cli/page.js'), 'utf8')).not.toMatch(/^import /m);
  });
});

describe('shippedFiles', () => {
  const outDir = mkdtempSync(join(tmpdir(), 'shipped-files-'));
  const read = (file: string) => readFileSync(join(outDir, file));
  const readManifest = () => JSON.parse(read('manifest.json').toString());
  beforeAll(() => writeEntry(shippedFiles(), { outDir, sourcemap: true }));
  afterAll(() => rmSync(outDir, { recursive: true }));

  it('the manifest has the integrity value and the size of each file, but for source maps', () => {
    const manifest = readManifest();
    expect(Object.keys(manifest)).toHaveLength(2);
    for (const [file, { integrity, bytes }] of Object.entries<{ integrity: string; bytes: number }>(manifest)) {
      expect(integrity).toBe(`sha384-${createHash('sha384').update(read(file)).digest('base64')}`);
      expect(bytes).toBe(read(file).length);
    }
  });

  it('the entry ships a second time, under a name with its hash', () => {
    const { hashed } = readManifest()['entry.js'];
    expect(hashed).toMatch(/^entry-[\da-f]{8}\.min\.js$/);
    expect(readdirSync(outDir)).toContain(hashed);
    expect(read(hashed)).toEqual(read('entry.js'));
  });
});
