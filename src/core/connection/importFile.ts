import { pageGlobal } from '../config/pageGlobal';
import { ownUrl } from '../url';
import { isLeaving, whenStaying } from './leaving';

/** Firefox never retries a file on which an `import()` has failed. */
const keepsFailures = typeof pageGlobal('mozInnerScreenX') === 'number';

const IMPORTS = /\b(?:from|import)\s*(["'])(\.{1,2}\/[^"']+\.js)\1/g;

const known = new Map<string, Promise<void>>();
const failed = new Set<string>();

/**
 * Imports a file of the bundle; the build routes each `import()` through it. It can be called again in all browsers, and repeats an
 * import that was cancelled because the page was being left, if the page stays.
 */
export async function importFile<T>(load: () => Promise<T>, url: string): Promise<T> {
  for (;;) {
    try {
      if (keepsFailures) await fetchFile(url);
      return await load();
    } catch (cause) {
      if (!isLeaving()) throw cause;
      await whenStaying();
    }
  }
}

/** Fetches a file and its imports into the browser's cache, so that the import can't fail halfway. */
function fetchFile(url: string): Promise<void> {
  const fetched =
    known.get(url) ??
    fetchImports(url).catch((cause: unknown) => {
      known.delete(url);
      failed.add(url);
      throw cause;
    });
  known.set(url, fetched);
  return fetched;
}

async function fetchImports(url: string): Promise<void> {
  // Calls of another origin may be forbidden where its scripts are not.
  if (!ownUrl(url)) return;
  const response = await fetch(url, { cache: failed.has(url) ? 'reload' : 'default' });
  if (response.status >= 500) throw new Error(`${url}: status ${response.status}`);
  const code = await response.text();
  // A missing file stays missing; bundlers of others give files other names.
  if (!response.ok) return;
  await Promise.all([...code.matchAll(IMPORTS)].map(([, , file = '']) => fetchFile(new URL(file, url).href)));
}

Reflect.set(globalThis, Symbol.for('shop-widgets.import'), importFile);
