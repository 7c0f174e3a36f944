// @vitest-environment node
import { expect, it } from 'vitest';
import { ownExports } from '../../src/build/ownExports';
import { buildModules, codeOf } from './buildModules';

it('the helper for namespaces skips inherited keys', async () => {
  const output = await buildModules([ownExports()], {
    entry: `import * as part from 'part'; export const names = () => part;`,
    part: `export const one = 1; export const all = object => { for (const key in object) alert(key); };`,
  });
  const code = output.flatMap(file => (file.type === 'chunk' ? file.code : [])).join('\n');
  expect(code).toContain('for (var name of Object.keys(all))');
  expect(codeOf(output, 'chunks/part.js')).toContain('for (const key in object)');
});
