import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pluginFiles } from './pluginFiles';
import { zip } from './zip';

/** `npm run pack:wordpress`: writes the plugin as `dist/shop-widgets.zip`, which WordPress takes in Plugins → Add New. */
const archive = zip(pluginFiles());
writeFileSync(join(import.meta.dirname, '../../../dist/shop-widgets.zip'), archive);
console.log(`dist/shop-widgets.zip: ${Math.round(archive.length / 1000)} KB`);
