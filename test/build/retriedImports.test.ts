// @vitest-environment node
import { expect, it } from 'vitest';
import { retriedImports } from '../../src/build/retriedImports';
import { buildModules, codeOf } from './buildModules';

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
