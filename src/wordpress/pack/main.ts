import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pluginFiles } from './pluginFiles';
import { type ZipFile, zip } from './zip';

const dist = join(import.meta.dirname, '../../../dist');

function write(name: string, files: readonly ZipFile[]): void {
  const archive = zip(files);
  writeFileSync(join(dist, name), archive);
  console.log(`dist/${name}: ${Math.round(archive.length / 1000)} KB`);
}

/**
 * `npm run pack:wordpress`: writes the plugin as `dist/shop-widgets.zip`, which WordPress takes in Plugins → Add New, and the source maps
 * beside it, for whoever looks for a fault on a shop: they are unpacked over the plugin's folder `dist`.
 */
write('shop-widgets.zip', pluginFiles());
const maps = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => /^(?:chunks\/)?[^/]+\.map$/.test(file));
write(
  'shop-widgets-maps.zip',
  maps.sort().map(path => ({ path, content: readFileSync(join(dist, path)) })),
);
