import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { TRY_OPTIONS } from '../src/cli/args';
import { tryFromTerminal } from '../src/cli/tryFromTerminal';
import { createDemoShop, type DemoShop, type Listening } from './index';
import { developmentMiddleware, VITE_CLIENT } from './shop/development';
import type { Middleware } from './shop/listen';

const DEFAULT_PORT = 4173;
const LAST_PORT = 65_535;

const { values } = parseArgs({
  options: {
    ...TRY_OPTIONS,
    dev: { type: 'boolean', default: false },
    dist: { type: 'string' },
    shop: { type: 'string' },
  },
});

/** Opens the wanted port, or the next one that is free. */
async function listenFrom(shop: DemoShop, port: number, before?: Middleware): Promise<Listening> {
  try {
    return await shop.listen(port, before);
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!taken || port >= LAST_PORT) throw error;
    return listenFrom(shop, port + 1, before);
  }
}

const distDir = values.dist ?? join(import.meta.dirname, '../dist');

async function serveDemo(): Promise<void> {
  const shop = createDemoShop({ panel: true, distDir, headStart: values.dev ? VITE_CLIENT : '' });
  const before = values.dev ? await developmentMiddleware() : undefined;
  const { url } = await listenFrom(shop, Number(values.port ?? DEFAULT_PORT), before);

  console.log(`Demo shop: ${url}/`);
  console.log(`Script tag: <script type="module" src="${url}/shop-widgets/shop-widgets.js"></script>`);
  if (!values.dev && !existsSync(join(distDir, 'shop-widgets.js'))) {
    console.log('The widgets are not built yet, the pages work without them. Build: npm run build');
  }
}

if (values.shop === undefined) {
  await serveDemo();
} else {
  await tryFromTerminal(values.shop, values, distDir);
}
