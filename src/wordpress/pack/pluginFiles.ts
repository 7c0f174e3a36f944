import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPo, writeMo } from './translations';
import type { ZipFile } from './zip';

const root = join(import.meta.dirname, '../../..');
const PLUGIN = join(import.meta.dirname, '../plugin');

/** Everything of the plugin for WordPress, in its folder: its own files, the must-use file that they load, and the bundle. */
export function pluginFiles(dist = join(root, 'dist')): ZipFile[] {
  const own = readdirSync(PLUGIN, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .flatMap(file => [
      fileOf(file.slice(PLUGIN.length + 1).replaceAll('\\', '/'), readFileSync(file)),
      ...translated(file),
    ]);
  const bundle = ['manifest.json', ...Object.keys(JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')))];
  const shipped = bundle.map(file => fileOf(`dist/${file}`, readFileSync(join(dist, file))));
  const more = [
    // Deeper than WordPress looks for plugins: this file could be one by itself.
    fileOf('includes/must-use/shop-widgets.php', readFileSync(join(PLUGIN, '../shop-widgets.php'))),
    fileOf('LICENSE', readFileSync(join(root, 'LICENSE'))),
  ];
  return [...own, ...more, ...shipped].sort((a, b) => (a.path < b.path ? -1 : 1));
}

const fileOf = (path: string, content: Buffer): ZipFile => ({ path: `shop-widgets/${path}`, content });

/** Returns a file with translations in the form that WordPress reads. */
function translated(file: string): ZipFile[] {
  if (!file.endsWith('.po')) return [];
  const name = file.slice(PLUGIN.length + 1, -'.po'.length).replaceAll('\\', '/');
  return [fileOf(`${name}.mo`, writeMo(readPo(readFileSync(file, 'utf8'))))];
}
