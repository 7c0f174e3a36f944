import { join } from 'node:path';
import { createServer } from 'vite';
import type { Middleware } from './listen';

const ROOT = join(import.meta.dirname, '../..');
const ENTRY = '/shop-widgets/shop-widgets.js';

/** Head start of the pages: reloads them on changes. */
export const VITE_CLIENT = '<script type="module" src="/@vite/client"></script>';

/**
 * Serves the widgets from their sources: Vite's development server in front of the shop.
 * A changed page, partial, style or script of the theme reloads the open pages.
 */
export async function developmentMiddleware(): Promise<Middleware> {
  const vite = await createServer({ root: ROOT, appType: 'custom', server: { middlewareMode: true } });
  vite.watcher.on('change', file => {
    if (file.startsWith(join(ROOT, 'demo-theme')) && !file.endsWith('.ts')) vite.ws.send({ type: 'full-reload' });
  });
  return (request, response, next) => {
    if (request.url?.split('?')[0] !== ENTRY) {
      vite.middlewares(request, response, next);
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' });
    response.end("import '/src/shop-widgets.ts';\n");
  };
}
