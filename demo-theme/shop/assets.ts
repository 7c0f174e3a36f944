import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { audioAnswer } from './audioFile';

const compress = promisify(gzip);
const THEME = join(import.meta.dirname, '..');
const NODE_MODULES = join(THEME, '../node_modules');

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** A file as it was read; it is compressed once for all shops of this process. */
interface Content {
  readonly changed: number;
  readonly plain: Buffer<ArrayBuffer>;
  packed?: Promise<Buffer<ArrayBuffer>>;
}

const known = new Map<string, Content>();

/** Content of a folder's file; `undefined` when it is missing or outside of the folder. */
async function contentOf(folder: string, path: string): Promise<Content | undefined> {
  try {
    const file = normalize(join(folder, decodeURIComponent(path)));
    if (!file.startsWith(folder + sep)) return undefined;
    const { mtimeMs: changed } = await stat(file);
    const before = known.get(file);
    if (before?.changed === changed) return before;
    const content: Content = { changed, plain: await readFile(file) };
    known.set(file, content);
    return content;
  } catch {
    return undefined;
  }
}

async function send(request: Request, content: Content, path: string, cache: string): Promise<Response> {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  // The printed script tag is for pages of any address.
  const open = { 'Access-Control-Allow-Origin': '*', Vary: 'Accept-Encoding' };
  const headers = { 'Content-Type': type, 'Cache-Control': cache, ...open };
  const packed = (request.headers.get('accept-encoding') ?? '').includes('gzip') && !type.startsWith('font/');
  if (!packed) return new Response(content.plain, { headers });
  content.packed ??= compress(content.plain);
  return new Response(await content.packed, { headers: { ...headers, 'Content-Encoding': 'gzip' } });
}

/** Names with a content hash may be kept for ever. */
const cacheOf = (path: string): string =>
  /[-.][\w-]{8,}\.(js|css)$/.test(path) && !/shop-widgets(\.classic)?\.\w+$/.test(path)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';

/**
 * Files of the theme, of jQuery and of the built widgets; `undefined` for any other address.
 * @param maxAge how long those of the theme and of jQuery may be kept without a question, in seconds
 */
export async function asset(
  request: Request,
  path: string,
  distDir: string,
  maxAge = 0,
): Promise<Response | undefined> {
  // Every shop of the kind answers it.
  if (path === '/favicon.ico') return new Response(null, { status: 204 });
  const theme = /^\/theme\/((?:themes\/[a-z]+\/|plugins\/)?[\w.-]+\.(?:css|js))$/.exec(path)?.[1];
  // One picture stands for all icons of payment methods and cards.
  const icon =
    /^\/wp-content\/plugins\/woocommerce(?:-payments)?\/assets\/images\/[\w/-]+\.svg$/.test(path) && 'lipa.svg';
  const image = icon || /^\/images\/([\w.-]+\.svg)$/.exec(path)?.[1];
  const jquery = /^\/jquery\/([34])\/jquery\.min\.js$/.exec(path)?.[1];
  const vendor = /^\/vendor\/((?:[\w-]+\/)?[\w-]+\.js)$/.exec(path)?.[1];
  const audio = audioAnswer(path);
  if (audio) return audio;
  const dist = path.startsWith('/shop-widgets/') ? path.slice('/shop-widgets/'.length) : undefined;
  const [folder, file] = theme
    ? [THEME, theme]
    : image
      ? [join(THEME, 'images'), image]
      : jquery
        ? [jqueryFolder(jquery), 'jquery.min.js']
        : vendor
          ? [join(THEME, 'vendor'), vendor]
          : dist
            ? [distDir, dist]
            : [undefined, ''];
  if (folder === undefined) return undefined;
  const content = await contentOf(folder, file);
  const ofTheme = maxAge > 0 ? `max-age=${maxAge}` : 'no-cache';
  return content && send(request, content, path, dist ? cacheOf(dist) : ofTheme);
}

const jqueryFolder = (version: string): string => join(NODE_MODULES, version === '4' ? 'jquery4' : 'jquery', 'dist');
