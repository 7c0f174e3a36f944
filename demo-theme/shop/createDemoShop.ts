import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Customers } from './account/customers';
import { json, page } from './answers';
import { asset } from './assets';
import { type LoggedCall, parseObject, readFields } from './calls';
import { Catalogue } from './catalogue';
import { setFaults } from './demoApi';
import { adminAjax, restEcho } from './echo';
import { applyFault, ConnectionDropped, type Fault, Faults } from './faults';
import { isFormPost } from './formPost';
import { type Listening, listen, type Middleware } from './listen';
import { Orders } from './orders';
import { answerPage, type PageSettings } from './pageAnswer';
import { Payments } from './paying/payments';
import { BANK, PROVIDER } from './paying/providerScript';
import { pageOf } from './routes';
import { Sessions } from './session';
import { StoreApi } from './storeApi';
import type { Visit } from './visit';
import { wcAjax } from './wcAjax';
import { isWishlistPost, wishlistPost } from './wishlist/wishlistCalls';

export interface DemoShopOptions {
  /** HTML of the widgets' script tag. */
  scriptTag?: string;
  /** HTML at the start of every head. */
  headStart?: string;
  /** Folder served at `/shop-widgets/`. */
  distDir?: string;
  /** Whether pages carry the test panel unless `?panel=` or a cookie says otherwise. */
  panel?: boolean;
  /** How long browsers keep files of the theme and of jQuery, in seconds; by default they ask each time. */
  maxAge?: number;
  /** How long a chunk of the widgets is held back, in ms, by its path. */
  chunkDelay?: (path: string) => number;
  /** Asked before an address is answered with 404. */
  fallback?: (request: Request) => Promise<Response | undefined>;
}

/** A shop that lives in memory. */
export interface DemoShop {
  /** Answers one request. Rejects with {@link ConnectionDropped} when a fault drops the connection. */
  handle(request: Request): Promise<Response>;
  /** Serves the shop on this machine; port 0 (default) takes any free one. Rejects when the port is taken. */
  listen(port?: number, before?: Middleware): Promise<Listening>;
  /** The products on sale; tests may add to them. */
  products: Catalogue;
  /** The orders that were placed, and one that waits to be paid. */
  orders: Orders;
  /** Who has an account. */
  customers: Customers;
  /** What is going to fail. */
  faults: Faults;
  /** Calls and pages in the order of arrival, the newest last; files are left out. */
  log: LoggedCall[];
  /** Forgets carts, orders, faults, the log and added products. */
  reset(): void;
}

const LOG_LIMIT = 1000;
const STORE_API = '/wp-json/wc/store/v1/';
const USERS = '/wp-json/wp/v2/users/';
const ENTRIES = ['/shop-widgets/shop-widgets.js', '/shop-widgets/shop-widgets.classic.js'];

/** Creates a shop with the demo's products. It opens no port, see `listen`. */
export function createDemoShop(options: DemoShopOptions = {}): DemoShop {
  const products = new Catalogue();
  const orders = new Orders();
  const customers = new Customers();
  const sessions = new Sessions();
  const payments = new Payments();
  const storeApi = new StoreApi(sessions, payments);
  const faults = new Faults();
  const log: LoggedCall[] = [];
  const nonce = randomBytes(5).toString('hex');
  const distDir = options.distDir ?? join(import.meta.dirname, '../../dist');
  const settings: PageSettings = {
    scriptTag: options.scriptTag ?? '<script type="module" src="/shop-widgets/shop-widgets.js"></script>',
    headStart: options.headStart ?? '',
    panelByDefault: options.panel ?? false,
  };

  function reset(): void {
    products.reset();
    orders.reset();
    customers.reset();
    sessions.reset();
    payments.reset();
    faults.clear();
    log.length = 0;
  }

  async function file(request: Request, { pathname: path, searchParams }: URL): Promise<Response | undefined> {
    const found = await asset(request, path, distDir, options.maxAge);
    const name = path === PROVIDER ? 'provider' : fileName(path);
    const late = name === 'provider' && Number(searchParams.get('late'));
    if (late) await new Promise(resolve => setTimeout(resolve, late));
    const delay = name === 'chunk' && options.chunkDelay?.(path);
    if (delay) await new Promise(resolve => setTimeout(resolve, delay));
    return found && name ? applyFault(faults.take(name), async () => found) : found;
  }

  async function demoCall(request: Request, path: string): Promise<Response | undefined> {
    if (path === '/_demo/log') return json(log);
    if (path === '/_demo/empty') return page('<!doctype html><title>Prazno</title>');
    if (request.method === 'GET' && path === '/_demo/faults') return json(faults.list());
    if (request.method !== 'POST') return undefined;
    if (path === '/_demo/faults') return setFaults(faults, await request.text());
    if (path === BANK) return json({ told: payments.told(parseObject(await request.text())) });
    if (path !== '/_demo/reset') return undefined;
    reset();
    return json({ reset: true });
  }

  async function pageResponse(visit: Visit): Promise<Response> {
    const found = pageOf(visit);
    if (found instanceof Response) return found;
    if (found) return answerPage(visit, found, settings);
    const other = await options.fallback?.(visit.request);
    return other ?? answerPage(visit, { file: 'not-found', title: 'Strani ni', status: 404 }, settings);
  }

  async function answer(visit: Visit, fault: Fault | undefined): Promise<Response> {
    const path = visit.url.pathname;
    const ajax = visit.url.searchParams.get('wc-ajax');
    const right = async (): Promise<Response> => {
      if (isWishlistPost(visit)) return wishlistPost(visit);
      if (ajax !== null) return wcAjax(ajax, visit);
      if (path.startsWith(STORE_API)) return storeApi.answer(path.slice(STORE_API.length), visit, fault);
      if (path === '/wp-admin/admin-ajax.php') return adminAjax(visit, fault);
      if (path === '/wp-json/demo/v1/echo') return restEcho(visit);
      if (path.startsWith(USERS)) return json({ id: Number(path.slice(USERS.length)) });
      return pageResponse(visit);
    };
    return applyFault(fault, async () => withCookies(visit, await right()));
  }

  function withCookies(visit: Visit, response: Response): Response {
    if (visit.isSeparate) return response;
    for (const cookie of sessions.cookies(visit.request, visit.session)) response.headers.append('Set-Cookie', cookie);
    return response;
  }

  async function handle(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const direct = (await file(request, url)) ?? (await demoCall(request, url.pathname));
    if (direct) return direct;
    const fields = await readFields(request);
    const { name, detail } = callName({ request, url, fields });
    const fault = faults.take(name, detail);
    const ofCookie = () => ({ session: sessions.ofCookie(request), isSeparate: false });
    const visit: Visit = {
      request,
      url,
      base: url.origin,
      fields,
      ...(name === 'store-api' ? storeApi.session(request, fault) : ofCookie()),
      products,
      orders,
      customers,
      payments,
      storeNonce: () => storeApi.nonce(),
      nonce,
    };
    const call: LoggedCall = {
      method: request.method,
      path: url.pathname + url.search,
      name,
      fields,
      headers: Object.fromEntries(request.headers),
      status: 'pending',
    };
    log.push(call);
    if (log.length > LOG_LIMIT) log.shift();
    try {
      const response = await answer(visit, fault);
      call.status = response.status;
      return response;
    } catch (error) {
      call.status = 'dropped';
      throw error;
    }
  }

  return {
    handle,
    listen: (port, before) => listen(handle, port, before),
    products,
    orders,
    customers,
    faults,
    log,
    reset,
  };
}

/** Name of a file's kind, as the faults use it. */
function fileName(path: string): 'entry' | 'chunk' | 'style' | 'image' | 'audio' | undefined {
  if (path.startsWith('/images/')) return 'image';
  if (path.startsWith('/audio/')) return 'audio';
  if (!path.startsWith('/shop-widgets/')) return undefined;
  if (path.endsWith('.css')) return 'style';
  if (!path.endsWith('.js')) return undefined;
  return ENTRIES.includes(path) ? 'entry' : 'chunk';
}

/** Name of a call as the faults use it, and which of several it is. */
function callName(call: Pick<Visit, 'request' | 'url' | 'fields'>): { name: string; detail?: string } {
  const { url, request, fields } = call;
  const ajax = url.searchParams.get('wc-ajax');
  if (isWishlistPost({ fields })) return { name: 'wishlist' };
  if (ajax !== null) return { name: ajax };
  if (url.pathname.startsWith(STORE_API)) {
    return { name: 'store-api', detail: url.pathname.slice(STORE_API.length).replace(/\/\d+$/, '') };
  }
  if (url.pathname === '/wp-admin/admin-ajax.php') {
    return { name: 'admin-ajax', detail: fields.action ?? url.searchParams.get('action') ?? '' };
  }
  if (url.pathname === '/wp-json/demo/v1/echo') return { name: 'rest-echo' };
  if (url.pathname.startsWith(USERS)) return { name: 'rest-user' };
  return { name: request.method === 'POST' || isFormPost(call) ? 'form-post' : 'page' };
}

export { ConnectionDropped };
