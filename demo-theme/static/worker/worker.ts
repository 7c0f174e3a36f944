import { createShop, type Shop } from '../../shop/createShop';
import { ConnectionDropped } from '../../shop/faults';
import { CookieJar, cookieScript } from './cookies';
import { files, isFile, rangeOf } from './files';
import { forgetOthers, keep, readKept } from './kept';
import { type Clients, type FetchEvent, isFetchEvent, isWorkerEvent } from './scope';

declare const clients: Clients;
declare function skipWaiting(): Promise<void>;

/** Path of the shop: the folder beside this script. */
const folder = new URL('lipa', location.href).pathname;

interface Running {
  readonly shop: Shop;
  readonly jar: CookieJar;
}

/** The shop of this worker, which continues with the state of the worker before. */
const running: Promise<Running> = readKept().then(kept => ({
  shop: createShop({ files, folder, panel: true, saved: kept?.shop }),
  jar: new CookieJar(clients, kept?.cookies),
}));

/** Gives a request the headers that a server gets and a worker does not. */
function withServersHeaders(request: Request, cookie: string): Request {
  const headers = new Headers(request.headers);
  headers.set('cookie', cookie);
  headers.set('referer', request.referrer);
  headers.set('user-agent', navigator.userAgent);
  return Object.defineProperty(request, 'headers', { value: headers });
}

const isHtml = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') ?? false;

/** The page with its cookies: they are set before any other script of it runs. */
async function withCookies(response: Response, cookies: readonly string[]): Promise<Response> {
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
  const script = `<script${nonce ? ` nonce="${nonce}"` : ''}>${cookieScript(cookies)}</script>`;
  const { status, headers } = response;
  return new Response(
    (await response.text()).replace(/<head>/, start => start + script),
    { status, headers },
  );
}

async function answerPage({ request }: FetchEvent): Promise<Response> {
  const { shop, jar } = await running;
  const isPage = request.mode === 'navigate';
  const { response, cookies } = await shop.answer(withServersHeaders(request, await jar.header()));
  const visible = jar.keep(cookies);
  await keep({ shop: shop.save(), cookies: jar.save() });
  if (isPage && isHtml(response)) return withCookies(response, visible);
  await jar.set(visible);
  return response;
}

async function answerFile({ request }: FetchEvent): Promise<Response> {
  const { shop } = await running;
  const { response } = await shop.answer(request);
  return rangeOf(request, response);
}

async function answer(event: FetchEvent, path: string): Promise<Response> {
  try {
    return await (isFile(path) ? answerFile(event) : answerPage(event));
  } catch (error) {
    if (!(error instanceof ConnectionDropped)) console.error(error);
    return Response.error();
  }
}

addEventListener('install', () => void skipWaiting());
addEventListener('activate', event => {
  if (isWorkerEvent(event)) event.waitUntil(Promise.all([forgetOthers(), clients.claim()]));
});
addEventListener('fetch', event => {
  if (!isFetchEvent(event)) return;
  const { origin, pathname } = new URL(event.request.url);
  if (origin === location.origin && pathname.startsWith(`${folder}/`)) {
    event.respondWith(answer(event, pathname.slice(folder.length)));
  }
});
