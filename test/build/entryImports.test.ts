// @vitest-environment node
import { expect, it } from 'vitest';
import { entryImports } from '../../src/build/entryImports';
import { buildModules, codeOf } from './buildModules';

it('the entry imports what its chunks import, each file once', async () => {
  const output = await buildModules([entryImports()], {
    entry: `export { outer } from 'outer';`,
    outer: `import { inner } from 'inner'; export const outer = () => inner();`,
    inner: `export const inner = () => document.title;`,
  });
  const imports = [...codeOf(output, 'entry.js').matchAll(/(?:import|from) "([^"]*)"/g)].map(([, file]) => file);
  expect(imports).toEqual(['./chunks/outer.js', './chunks/inner.js']);
  expect(codeOf(output, 'chunks/outer.js').match(/import/g)).toHaveLength(1);
});
