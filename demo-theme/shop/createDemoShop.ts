import { join } from 'node:path';
import { asset } from './assets';
import { createShop, type Shop, type ShopOptions } from './createShop';
import { type Listening, listen, type Middleware } from './listen';

export interface DemoShopOptions extends Omit<ShopOptions, 'files' | 'folder' | 'saved'> {
  /** Folder served at `/shop-widgets/`. */
  distDir?: string;
  /** Seconds for which browsers may cache files of the theme and of jQuery; by default they ask each time. */
  maxAge?: number;
}

/** The demo's shop with files from the disk. */
export interface DemoShop extends Shop {
  /** Serves the shop on this machine; port 0 (default) takes any free one. Rejects when the port is taken. */
  listen(port?: number, before?: Middleware): Promise<Listening>;
}

/** Creates a shop with the demo's products, for Node.js. It opens no port, see `listen`. */
export function createDemoShop(options: DemoShopOptions = {}): DemoShop {
  const distDir = options.distDir ?? join(import.meta.dirname, '../../dist');
  const files = (request: Request, path: string) => asset(request, path, distDir, options.maxAge);
  const shop = createShop({ ...options, files });
  return { ...shop, listen: (port, before) => listen(shop.handle, port, before) };
}
