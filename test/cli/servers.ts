import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { openShopProxy, type ShopProxy, type ShopProxyOptions } from '../../src/cli/proxy/createShopProxy';
import type { PageNews } from '../../src/cli/report/pageNews';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A shop on this machine with its own host name, behind a proxy. */
export interface Proxied {
  /** Origin of the shop. */
  readonly shop: string;
  /** Origin of the proxy. */
  readonly own: string;
  /** Lines that the proxy prints for the theme author. */
  readonly told: string[];
  readonly news: PageNews[];
}

const open: (() => Promise<unknown>)[] = [];

/** Ends every server of a test. */
export async function closeServers(): Promise<void> {
  await Promise.all(open.splice(0).map(close => close()));
}

/** Resolves every name to this machine. */
export const lookup: LookupFunction = (_name, options, done) => {
  if (options.all) done(null, [{ address: '127.0.0.1', family: 4 }]);
  else done(null, '127.0.0.1', 4);
};

/** Starts a server for a test. @returns its port */
export function serve(handler: Handler, secure?: { readonly key: string; readonly cert: string }): Promise<number> {
  const server: Server = secure ? createSecureServer(secure, handler) : createServer(handler);
  open.push(
    () =>
      new Promise(done => {
        server.close(done);
        server.closeAllConnections();
      }),
  );
  return new Promise(done => {
    server.listen(0, '127.0.0.1', () => done(portOf(server.address())));
  });
}

const portOf = (address: string | AddressInfo | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0;

/** Puts a proxy in front of a shop. */
export async function proxyOf(shop: string, options: Partial<ShopProxyOptions> = {}): Promise<Proxied> {
  const told: string[] = [];
  const news: PageNews[] = [];
  const proxy: ShopProxy = await openShopProxy({
    shop: new URL(shop),
    distDir: import.meta.dirname,
    connection: { lookup },
    tell: line => told.push(line),
    onPage: one => news.push(one),
    ...options,
  });
  open.push(() => proxy.close());
  return { shop, own: proxy.url, told, news };
}

/** Starts a shop with the name `shop.test`, behind a proxy. */
export async function proxied(handler: Handler, options?: Partial<ShopProxyOptions>): Promise<Proxied> {
  return proxyOf(`http://shop.test:${await serve(handler)}`, options);
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

export interface Asked {
  /** The raw path, sent without the normalisation of `URL`. */
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

/** Sends a request and returns the answer with its bytes unchanged. */
export function ask(address: string, { method = 'GET', headers = {}, body, path }: Asked = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { method, headers, agent: false, ...(path && { path }) }, answer => {
      const { statusCode = 0 } = answer;
      buffer(answer).then(bytes => resolve({ status: statusCode, headers: answer.headers, body: bytes }), reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Requests an address as a browser does on a navigation. */
export const visit = (address: string, headers: Record<string, string> = {}): Promise<Answer> =>
  ask(address, { headers: { accept: 'text/html', 'sec-fetch-dest': 'document', ...headers } });
