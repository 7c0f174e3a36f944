import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ConnectionDropped } from './faults';

export interface Listening {
  /** Address without a trailing slash. */
  url: string;
  /** Ends open connections too. */
  close(): Promise<void>;
}

type Handler = (request: Request) => Promise<Response>;

/** Tried before the shop; calls `next` for requests that it does not answer. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
  }
  const method = incoming.method ?? 'GET';
  const url = `http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`;
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  const parts: Uint8Array[] = [];
  for await (const part of incoming) parts.push(part);
  return new Request(url, { method, headers, body: Buffer.concat(parts) });
}

async function answer(handle: Handler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  try {
    const response = await handle(await toRequest(incoming));
    const cookies = response.headers.getSetCookie();
    response.headers.delete('set-cookie');
    outgoing.writeHead(response.status, {
      ...Object.fromEntries(response.headers),
      ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
    });
    if (!response.body || incoming.method === 'HEAD') outgoing.end();
    else await pipeline(Readable.from(response.body), outgoing);
  } catch (error) {
    if (error instanceof ConnectionDropped || outgoing.headersSent) {
      incoming.socket.destroy();
      return;
    }
    console.error(error);
    outgoing.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('The demo shop failed.');
  }
}

/**
 * Serves answers over HTTP on this machine. Slow answers are streamed; a rejected one drops the connection.
 *
 * @param port 0 takes any free port. Rejects when the port is taken.
 */
export function listen(handle: Handler, port = 0, before?: Middleware): Promise<Listening> {
  const server = createServer((incoming, outgoing) => {
    const next = (): void => void answer(handle, incoming, outgoing);
    if (before) before(incoming, outgoing, next);
    else next();
  });
  // The client closes an idle connection: if the server did, a request that is on its way would be lost (ECONNRESET).
  server.keepAliveTimeout = 0;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve({
        url: `http://127.0.0.1:${isAddressInfo(address) ? address.port : port}`,
        close: () =>
          new Promise(done => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}

const isAddressInfo = (address: string | AddressInfo | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;
