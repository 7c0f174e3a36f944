import { type AgentOptions, createServer, Agent as HttpAgent, type IncomingMessage, ServerResponse } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Readable } from 'node:stream';
import { createProxyServer } from 'httpxy';
import type { PageNews } from '../report/pageNews';
import { BUNDLE_PATH, type Origins, ownOrigin, toShop } from './addresses';
import { boundedBuffer, inMegabytes, TooLarge } from './bounded';
import { failureOf } from './failures';
import { toShopHeaders } from './headers';
import { answerOwn, type OwnFilesOptions } from './ownFiles';
import type { Choice } from './pages';
import type { Connection } from './reachShop';
import { sendAnswer } from './sendAnswer';
import { sendWords } from './sendWords';
import { type Visit, visitOf } from './visit';

export interface ShopProxyOptions extends OwnFilesOptions {
  /** The shop; only its origin counts. */
  readonly shop: URL;
  readonly choice?: Choice;
  /** Whether each page is measured once without the tag as well. Default true. */
  readonly compare?: boolean;
  readonly connection?: Connection;
}

export interface ShopProxy {
  /** Address without a trailing slash. */
  readonly url: string;
  /** Ends open connections too. */
  close(): Promise<void>;
}

const ANSWER_WITHIN = 60_000;
const FORM = /^application\/(?:x-www-form-urlencoded|(?:[\w.-]+\+)?json)\b/i;

/** @param port 0 takes any free port; rejects when the port is taken */
export async function openShopProxy(options: ShopProxyOptions, port = 0): Promise<ShopProxy> {
  const { tell } = options;
  const shop = new URL(options.shop.origin);
  const compared = new Set<string>();
  const printed = new Set<string>();
  const visits = new WeakMap<IncomingMessage, Visit>();
  const reused = new WeakSet<IncomingMessage>();
  const kept = agentOf(shop, { ...options.connection, keepAlive: true });
  const single = agentOf(shop, options.connection ?? {});
  const proxy = createProxyServer({
    target: shop,
    changeOrigin: true,
    secure: true,
    selfHandleResponse: true,
    proxyTimeout: ANSWER_WITHIN,
  });

  const onPage = (news: PageNews) => {
    if (news.kind === 'compared') compared.add(news.path);
    options.onPage(news);
  };
  const settings = {
    choice: options.choice ?? {},
    compares: (path: string) => options.compare !== false && !compared.has(path),
    tell,
    tellOnce: (line: string) => {
      if (!printed.has(line)) tell(line);
      printed.add(line);
    },
  };

  proxy.on('proxyReq', (sent, request) => {
    if (sent.reusedSocket) reused.add(request);
  });
  proxy.on('proxyRes', (answer, request, response) => {
    const visit = visits.get(request);
    if (!visit) return;
    sendAnswer(answer, response, visit, settings).catch((error: unknown) => {
      if (!response.destroyed) fail(error, response);
    });
  });
  proxy.on('error', (error, request, response) => {
    if (!request || !(response instanceof ServerResponse) || response.destroyed) return;
    // The shop may have ended a connection that was kept open, just when it was used again; posts have one of their own.
    if (reused.delete(request) && !response.headersSent) {
      // Each try listens to its end.
      response.setMaxListeners(20);
      proxy
        .web(request, response, { agent: single, buffer: Readable.from([]) })
        .catch((again: unknown) => fail(again, response));
    } else {
      fail(error, response);
    }
  });

  function fail(error: unknown, response: ServerResponse): void {
    const { what, fix } = failureOf(error, shop);
    tell(`${what} ${fix}`);
    if (response.headersSent) response.destroy();
    else sendWords(response, 502, { title: 'The shop did not answer', lines: [what, fix] });
  }

  function refuse({ url = '/' }: IncomingMessage, response: ServerResponse, most: number): void {
    const lines = [
      `A page has sent more to ${url} than is passed on here.`,
      `The most is ${inMegabytes(most)}; uploads have no bound.`,
    ];
    tell(lines.join(' '));
    sendWords(response, 413, { title: 'Too large', lines });
  }

  async function pass(request: IncomingMessage, response: ServerResponse, origins: Origins): Promise<void> {
    const visit = visitOf(request, origins);
    visits.set(request, visit);
    request.url = toShop(visit.address, origins);
    toShopHeaders(request.headers, origins);
    const { headers } = request;
    const isForm = FORM.test(headers['content-type'] ?? '') && headers['content-encoding'] === undefined;
    if (visit.isRepeatable || !isForm) {
      await proxy.web(request, response, { agent: visit.isRepeatable ? kept : single });
      return;
    }
    const body = Buffer.from(toShop((await boundedBuffer(request)).toString('latin1'), origins), 'latin1');
    delete headers['transfer-encoding'];
    headers['content-length'] = String(body.length);
    await proxy.web(request, response, { agent: single, buffer: Readable.from([body]) });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const own = ownOrigin(request.headers.host, portOf(server));
    if (!own) {
      const lines = ['This address is for this machine alone.', `Open ${url} instead.`];
      sendWords(response, 421, { title: 'Not under this name', lines });
    } else if (request.url?.startsWith(BUNDLE_PATH)) {
      await answerOwn(request, response, own, { ...options, onPage });
    } else if (request.headers['service-worker'] === 'script') {
      // A service worker would stay in the browser and answer for any later server at this address.
      response.writeHead(404).end();
    } else {
      await pass(request, response, { shop, own });
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.destroyed) return;
      if (error instanceof TooLarge) refuse(request, response, error.most);
      else fail(error, response);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${portOf(server)}`;
  return {
    url,
    close: () =>
      new Promise(done => {
        server.close(() => done());
        server.closeAllConnections();
        kept.destroy();
      }),
  };
}

const agentOf = (shop: URL, options: AgentOptions & Connection): HttpAgent =>
  shop.protocol === 'https:' ? new HttpsAgent(options) : new HttpAgent(options);

function portOf(server: ReturnType<typeof createServer>): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
