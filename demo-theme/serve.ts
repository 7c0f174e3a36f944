import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { TRY_OPTIONS } from '../src/cli/args';
import { DEFAULT_PORT, openFrom } from '../src/cli/port';
import { tryFromTerminal } from '../src/cli/tryShop';
import { createDemoShop } from './index';
import { developmentMiddleware, VITE_CLIENT } from './shop/development';

const { values } = parseArgs({
  options: {
    ...TRY_OPTIONS,
    dev: { type: 'boolean', default: false },
    dist: { type: 'string' },
    shop: { type: 'string' },
  },
});

const distDir = values.dist ?? join(import.meta.dirname, '../dist');

async function serveDemo(): Promise<void> {
  const shop = createDemoShop({ panel: true, distDir, headStart: values.dev ? VITE_CLIENT : '' });
  const before = values.dev ? await developmentMiddleware() : undefined;
  const { url } = await openFrom(Number(values.port ?? DEFAULT_PORT), port => shop.listen(port, before));

  console.log(`Demo shop: ${url}/`);
  console.log(`Script tag: <script src="${url}/shop-widgets/shop-widgets.classic.js" data-replace></script>`);
  if (!values.dev && !existsSync(join(distDir, 'shop-widgets.js'))) {
    console.log('The widgets are not built yet, the pages work without them. Build: npm run build');
  }
}

if (values.shop === undefined) {
  await serveDemo();
} else {
  await tryFromTerminal(values.shop, values, distDir);
}
