// @vitest-environment node
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chunkOf, listPlaces } from '../../src/build/chunks';
import { root } from '../../src/build/project';

const chunk = (path: string) => chunkOf(join(root, path));

it.each([
  ['a widget is a chunk', 'widgets/menu/Item.tsx', 'menu'],
  ['a folder of a widget is in its chunk', 'widgets/bundle/parts/deep/part.ts', 'bundle'],
  ['small widgets share a chunk', 'widgets/cookie-notice/index.tsx', 'banners'],
  ['a lazy folder is a chunk', 'widgets/address-fields/lazy/select-search/store.ts', 'select-search'],
  ['the nearest folder decides', 'src/core/provider/looks/looks.ts', 'looks'],
  ['the folder around it decides for all others', 'src/core/provider/settings.ts', 'provider'],
  ['a query is no part of the folder', 'src/core/calls/site/messages.ts?en', 'site-calls'],
  ['a package is in the chunk of its user', 'node_modules/react-dom/client.js', 'react'],
  ['a package of another package as well', 'node_modules/one/node_modules/tabbable/dist/index.js', 'tooltip'],
  ['a package without a chunk is where it is imported', 'node_modules/js-cookie/dist/js.cookie.mjs', undefined],
  ['the entry has no chunk to share', 'src/shop-widgets.ts', undefined],
])('%s: %s', (_title, path, expected) => {
  expect(chunk(path)).toBe(expected);
});

it('a module of the bundler is in no chunk of ours', () => {
  expect(chunkOf('\0rolldown/runtime.js')).toBeUndefined();
});

it('each folder or module that is assigned to a chunk is there', () => {
  const missing = listPlaces().filter(
    place => !['', '.ts', '.tsx', '.json'].some(end => existsSync(join(root, place + end))),
  );
  expect(missing).toEqual([]);
  expect(
    readdirSync(join(root, 'widgets')).filter(name => chunk(`widgets/${name}/index.ts`) === name).length,
  ).toBeGreaterThan(10);
});
