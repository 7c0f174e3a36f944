import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

export interface StaticHost {
  /** Address of the folder, with a slash at its end. */
  readonly url: string;
  /** Bytes of all files that were sent so far, as they were sent. */
  bytes(): number;
  close(): Promise<void>;
}

const contentOf = (file: string): Promise<Buffer | undefined> => readFile(file).catch(() => undefined);

/**
 * Serves a folder as any host of static files does: files as they are, compressed and with their tag, `index.html` for folders, `404.html` for the rest.
 * @param path where the folder is on the host, with a slash at both ends
 */
export async function openStaticHost(folder: string, path: string): Promise<StaticHost> {
  let sent = 0;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host.example');
    const name = pathname.startsWith(path) ? pathname.slice(path.length).replace(/(^|\/)$/, '$1index.html') : 'none';
    const found = await contentOf(join(folder, decodeURIComponent(name)));
    const content = gzipSync(found ?? (await contentOf(join(folder, '404.html'))) ?? '');
    const tag = `"${createHash('sha256').update(content).digest('hex')}"`;
    if (found && request.headers['if-none-match'] === tag) {
      response.writeHead(304, { ETag: tag }).end();
      return;
    }
    sent += content.length;
    const type = found ? TYPES[extname(name)] : TYPES['.html'];
    response.writeHead(found ? 200 : 404, {
      'Content-Type': type ?? 'application/octet-stream',
      'Content-Encoding': 'gzip',
      'Content-Length': content.length,
      ETag: tag,
    });
    response.end(content);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    bytes: () => sent,
    close: () =>
      new Promise(done => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
