import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type PageNews, parseNews } from '../report/pageNews';
import { BUNDLE_PATH, PAGE_REPORTS, PAGE_SCRIPT } from './addresses';
import { boundedBuffer } from './bounded';

/** Largest report of a page, in bytes. */
const MOST_NEWS = 1024 * 1024;

export interface OwnFilesOptions {
  readonly distDir: string;
  readonly tell: (line: string) => void;
  readonly onPage: (news: PageNews) => void;
}

/** Answers requests that are not the shop's: files of the bundle, the script that measures a page, and its reports. */
export async function answerOwn(
  request: IncomingMessage,
  response: ServerResponse,
  own: URL,
  { distDir, onPage, tell }: OwnFilesOptions,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', own);
  if (pathname === PAGE_REPORTS) {
    const isOwn = isOwnPost(request, own);
    const news = isOwn ? parseNews((await boundedBuffer(request, MOST_NEWS)).toString()) : undefined;
    response.writeHead(news ? 204 : 400).end();
    if (news) onPage(news);
    else if (isOwn) tell('A page has told something that can’t be read. Is the bundle of another version?');
    return;
  }
  const path = pathname === PAGE_SCRIPT ? join('cli', 'page.js') : pathname.slice(BUNDLE_PATH.length);
  const file = await bundleFile(distDir, path);
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('The bundle has no such file. Is it built?');
    return;
  }
  const isPacked = /\bgzip\b/.test(String(request.headers['accept-encoding']));
  const bytes = isPacked ? file.packed : file.bytes;
  response.writeHead(200, {
    'content-type': file.type,
    'content-length': bytes.length,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    ...(isPacked && { 'content-encoding': 'gzip' }),
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Whether a page of this machine's own sent it: other sites can send something here, but not under this origin. */
const isOwnPost = ({ method, headers }: IncomingMessage, own: URL): boolean =>
  method === 'POST' && headers.origin === own.origin;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

async function bundleFile(folder: string, path: string) {
  const type = TYPES[extname(path)];
  const file = normalize(join(folder, path));
  if (!type || !file.startsWith(folder + sep)) return undefined;
  try {
    const bytes = await readFile(file);
    return { type, bytes, packed: await promisify(gzip)(bytes) };
  } catch {
    return undefined;
  }
}
