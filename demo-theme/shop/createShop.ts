import { Customers } from './account/customers';
import { json, page } from './answers';
import { type LoggedCall, parseObject, readFields } from './calls';
import { Catalogue } from './catalogue';
import { setFaults } from './demoApi';
import { randomHex } from './digest';
import { adminAjax, restEcho } from './echo';
import { applyFault, ConnectionDropped, type Fault, Faults } from './faults';
import { isFormPost } from './formPost';
import { answerInFolder } from './inFolder';
import { Orders } from './orders';
import { answerPage, type PageSettings } from './pageAnswer';
import { Payments } from './paying/payments';
import { BANK, PROVIDER } from './paying/providerScript';
import { changedByPlugins, pluginsOf } from './plugins';
import { pageOf } from './routes';
import { restoreShop, type SavedParts, type ShopParts, saveShop } from './saved';
import { Sessions } from './session';
import { StoreApi } from './storeApi';
import { themeOf } from './theme';
import type { Visit } from './visit';
import { wcAjax } from './wcAjax';
import { isWishlistPost, wishlistPost } from './wishlist/wishlistCalls';

export interface ShopOptions {
  /** Files of the theme, of jQuery and of the built widgets; `undefined` for any other address. */
  files: (request: Request, path: string) => Promise<Response | undefined>;
  /** Path of the folder that the shop is in, without a slash at the end; by default the root of its site. */
  folder?: string;
  /** State that an earlier run has saved. */
  saved?: SavedShop | undefined;
  /** HTML of the widgets' script tag. */
  scriptTag?: string;
  /** HTML at the start of every head. */
  headStart?: string;
  /** Time that pages give the call for the cart's fragments, ms; by default 5,000, as in the shop. */
  fragmentsTimeout?: number;
  /** Whether pages carry the test panel unless `?panel=` or a cookie says otherwise. */
  panel?: boolean;
  /** Returns the delay of a chunk of the widgets, in ms, by its path. */
  chunkDelay?: (path: string) => number;
  /** Asked before an address is answered with 404. */
  fallback?: (request: Request) => Promise<Response | undefined>;
}

/** A shop that lives in memory, in Node.js or in a browser. */
export interface Shop {
  /** Answers one request. Rejects with {@link ConnectionDropped} when a fault drops the connection. */
  handle(request: Request): Promise<Response>;
  /** As `handle`, with the `Set-Cookie` values beside the response, for browsers: their responses can't have any. */
  answer(request: Request): Promise<Answer>;
  /** The products on sale; tests may add to them. */
  products: Catalogue;
  /** The orders that were placed, and one that waits to be paid. */
  orders: Orders;
  /** Customers with an account. */
  customers: Customers;
  /** Faults of the next calls. */
  faults: Faults;
  /** Calls and pages in the order of arrival, the newest last; files are left out. */
  log: LoggedCall[];
  /** Returns the state for a later run, without faults and products that a test has added. */
  save(): SavedShop;
  /** Clears carts, orders, faults, the log and added products. */
  reset(): void;
}

/** A shop's state as JSON. */
export interface SavedShop extends SavedParts {
  /** Of the links and forms. */
  readonly nonce: string;
}

/** A response, and the `Set-Cookie` values that belong to it. */
export interface Answer {
  readonly response: Response;
  readonly cookies: readonly string[];
}

const LOG_LIMIT = 1000;
const STORE_API = '/wp-json/wc/store/v1/';
const USERS = '/wp-json/wp/v2/users/';
const ENTRIES = ['/shop-widgets/shop-widgets.js', '/shop-widgets/shop-widgets.classic.js'];

/** Creates a shop with the demo's products, out of what Node.js and browsers both have. */
export function createShop(options: ShopOptions): Shop {
  const products = new Catalogue();
  const orders = new Orders();
  const customers = new Customers();
  const sessions = new Sessions();
  const payments = new Payments();
  const storeApi = new StoreApi(sessions, payments);
  const faults = new Faults();
  const log: LoggedCall[] = [];
  const nonce = options.saved?.nonce ?? randomHex(5);
  const parts: ShopParts = { products, orders, customers, sessions, payments, nonces: storeApi.nonces, faults, log };
  if (options.saved) restoreShop(parts, options.saved);
  const folder = options.folder ?? '';
  const settings: PageSettings = {
    scriptTag: options.scriptTag ?? '<script type="module" src="/shop-widgets/shop-widgets.js"></script>',
    headStart: options.headStart ?? '',
    fragmentsTimeout: options.fragmentsTimeout ?? 5000,
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
    const found = await options.files(request, path);
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

  async function visitAnswer(visit: Visit, fault: Fault | undefined): Promise<Response> {
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
    const given = async () => {
      const response = await changedByPlugins(await right(), visit);
      if (!visit.isSeparate) visit.cookies.push(...sessions.cookies(visit.request, visit.session));
      return response;
    };
    return applyFault(fault, given, path + visit.url.search);
  }

  async function answer(request: Request): Promise<Answer> {
    const url = new URL(request.url);
    if (url.pathname.startsWith(`${folder}/`)) url.pathname = url.pathname.slice(folder.length);
    const direct = (await file(request, url)) ?? (await demoCall(request, url.pathname));
    if (direct) return { response: direct, cookies: [] };
    const fields = await readFields(request);
    const { name, detail } = callName({ request, url, fields });
    const fault = faults.take(name, detail);
    const ofCookie = () => ({ session: sessions.ofCookie(request), isSeparate: false });
    const visit: Visit = {
      request,
      url,
      base: url.origin + folder,
      cookies: [],
      fields,
      ...(name === 'store-api' ? storeApi.session(request, fault) : ofCookie()),
      products,
      orders,
      customers,
      payments,
      storeNonce: () => storeApi.nonce(),
      nonce,
      theme: themeOf(request),
      plugins: pluginsOf(request),
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
      const response = await visitAnswer(visit, fault);
      call.status = response.status;
      // Another page in place of the answer comes without its cookies.
      const cookies = fault?.kind === 'html' ? [] : visit.cookies;
      return { response: await answerInFolder(response, folder), cookies };
    } catch (error) {
      call.status = 'dropped';
      throw error;
    }
  }

  async function handle(request: Request): Promise<Response> {
    const { response, cookies } = await answer(request);
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
    return response;
  }

  return {
    handle,
    answer,
    products,
    orders,
    customers,
    faults,
    log,
    save: () => ({ nonce, ...saveShop(parts) }),
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
