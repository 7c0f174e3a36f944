import type { Clients, WindowClient } from './scope';

/** Time limit for a page's answer. A page that waits for the worker with a blocking call never answers. */
const PATIENCE_MS = 500;

/** Message to a page: cookies to set. The page answers with those that it has. */
export interface CookieMessage {
  readonly demoCookies: readonly string[];
}

const tell = (client: WindowClient, demoCookies: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => reject(new Error('The page does not answer')), PATIENCE_MS);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer);
      resolve(String(data));
    };
    const message: CookieMessage = { demoCookies };
    client.postMessage(message, [port2]);
  });

const nameAndValue = (cookie: string): [name: string, value: string] => {
  const [pair = ''] = cookie.split(';');
  const at = pair.indexOf('=');
  return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
};

const isHidden = (cookie: string): boolean => /;\s*httponly/i.test(cookie);

/**
 * The visitor's cookies. Browsers give a worker no cookies, and take none of its answers: those that scripts may see are
 * read and set by a page, the others are kept here.
 */
export class CookieJar {
  /** As a page reported them last. */
  #visible: string;
  readonly #hidden: Map<string, string>;

  constructor(
    readonly clients: Clients,
    saved: SavedCookies | undefined,
  ) {
    this.#visible = saved?.visible ?? '';
    this.#hidden = new Map(saved?.hidden);
  }

  save(): SavedCookies {
    return { visible: this.#visible, hidden: [...this.#hidden] };
  }

  /** The `Cookie` header of a request. All pages have the same cookies: the first that answers is right. */
  async header(): Promise<string> {
    await this.#tellPages([]);
    const hidden = [...this.#hidden].map(([name, value]) => `${name}=${value}`);
    return [this.#visible, ...hidden].filter(Boolean).join('; ');
  }

  /** Keeps the cookies of an answer that scripts may not see. Returns those that a page has to set. */
  keep(cookies: readonly string[]): string[] {
    for (const cookie of cookies.filter(isHidden)) this.#hidden.set(...nameAndValue(cookie));
    return cookies.filter(cookie => !isHidden(cookie));
  }

  /** Makes a page set cookies, and waits until it has. */
  async set(cookies: readonly string[]): Promise<void> {
    if (cookies.length > 0) await this.#tellPages(cookies);
  }

  async #tellPages(cookies: readonly string[]): Promise<void> {
    const pages = await this.clients.matchAll({ type: 'window', includeUncontrolled: true });
    this.#visible = await Promise.any(pages.map(page => tell(page, cookies))).catch(() => this.#visible);
  }
}

export interface SavedCookies {
  readonly visible: string;
  readonly hidden: readonly (readonly [name: string, value: string])[];
}

/** Script of a page: sets its cookies before any other script runs, then those that the worker sends. */
export const cookieScript = (cookies: readonly string[]): string => `(cookies => {
  const set = list => list.forEach(one => { document.cookie = one; });
  set(cookies);
  if (!navigator.serviceWorker) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (!data || !data.demoCookies) return;
    set(data.demoCookies);
    ports[0].postMessage(document.cookie);
  });
  navigator.serviceWorker.startMessages();
})(${JSON.stringify(cookies).replaceAll('<', '\\u003c')});`;
