import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPo, writeMo } from './translations';
import type { ZipFile } from './zip';

const root = join(import.meta.dirname, '../../..');
const WORDPRESS = join(import.meta.dirname, '..');
const PLUGIN = join(WORDPRESS, 'plugin');

/** Everything of the plugin for WordPress, in its folder: its own files, the must-use file that they load, and the bundle. */
export function pluginFiles(dist = join(root, 'dist')): ZipFile[] {
  const own = filesIn(PLUGIN).flatMap(file => [fileOf(file, readFileSync(join(PLUGIN, file))), ...translated(file)]);
  const bundle = ['manifest.json', ...Object.keys(JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')))];
  const shipped = bundle.map(file => fileOf(`dist/${file}`, readFileSync(join(dist, file))));
  const parts = filesIn(join(WORDPRESS, 'shop-widgets-includes')).map(file => `shop-widgets-includes/${file}`);
  // Deeper than WordPress looks for plugins: the must-use file could be one by itself.
  const mustUse = ['shop-widgets.php', ...parts].map(file =>
    fileOf(`includes/must-use/${file}`, readFileSync(join(WORDPRESS, file))),
  );
  const license = fileOf('LICENSE', readFileSync(join(root, 'LICENSE')));
  return [...own, ...mustUse, license, ...shipped].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Returns the paths of all files below a folder, from it, with `/`. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );

const fileOf = (path: string, content: Buffer): ZipFile => ({ path: `shop-widgets/${path}`, content });

/** Returns a file with translations in the form that WordPress reads. */
function translated(file: string): ZipFile[] {
  if (!file.endsWith('.po')) return [];
  return [fileOf(`${file.slice(0, -'.po'.length)}.mo`, writeMo(readPo(readFileSync(join(PLUGIN, file), 'utf8'))))];
}
