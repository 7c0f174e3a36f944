import { pageGlobal } from '../config/pageGlobal';
import { isLeaving, whenStaying } from './leaving';

/** Firefox: what an `import()` failed on stays failed until the page is loaded again, however often it is asked for. */
const keepsFailures = typeof pageGlobal('mozInnerScreenX') === 'number';

/** Static imports of a built file. */
const IMPORTS = /\b(?:from|import)\s*(["'])(\.{1,2}\/[^"']+\.js)\1/g;

/** Files that were asked for, with what they import, by address. */
const known = new Map<string, Promise<void>>();
const failed = new Set<string>();

/**
 * Imports a file of the bundle; the build has each `import()` of it go through here. It can be tried again in all browsers,
 * and one that ends because the page is being left is repeated when the page stays after all.
 * @param load imports the file
 * @param url its address
 * @throws what the import failed with
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

/** Has the browser's cache hold a file with all that it imports, so that its import can't fail halfway. */
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
  if (new URL(url).origin !== location.origin) return;
  const response = await fetch(url, { cache: failed.has(url) ? 'reload' : 'default' });
  if (response.status >= 500) throw new Error(`${url}: status ${response.status}`);
  const code = await response.text();
  // A missing file stays missing; bundlers of others give files other names.
  if (!response.ok) return;
  await Promise.all([...code.matchAll(IMPORTS)].map(([, , file = '']) => fetchFile(new URL(file, url).href)));
}

Reflect.set(globalThis, Symbol.for('shop-widgets.import'), importFile);
