// @vitest-environment node
import { expect, it } from 'vitest';
import { classicLoader } from '../../src/build/classicLoader';
import { buildModules, codeOf } from './buildModules';

it('ships one script without imports, which begins with the licence', async () => {
  const code = codeOf(
    await buildModules([classicLoader()], { entry: 'export const one = 1;' }),
    'shop-widgets.classic.js',
  );
  expect(code).toMatch(/^\/\*! shop-widgets [\d.]+ \| MIT \|/);
  expect(code).not.toMatch(/\bimport\s*[{"'`]/);
  expect(() => new Function(code)).not.toThrow();
});
