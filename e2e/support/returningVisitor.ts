import type { Browser, BrowserContext, Page, ViewportSize } from 'playwright/test';

/** Methods whose effect lasts in later pages until it is disposed of. */
const DISPOSABLE = ['addInitScript', 'exposeBinding', 'exposeFunction'];
/** Methods whose effect ends with the page; of the clock, with the window. */
const OF_PAGE = ['emulateMedia', 'setExtraHTTPHeaders'];
const OF_CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'];

/** Calls `told` with the return value of each of the methods. */
function watch(target: object, methods: readonly string[], told: (answer: unknown) => void): void {
  for (const name of methods) {
    const method: unknown = Reflect.get(target, name);
    if (typeof method !== 'function') throw new Error(`${name}: Playwright has no such method any more`);
    Reflect.set(target, name, (...parameters: unknown[]) => {
      const answer: unknown = Reflect.apply(method, target, parameters);
      told(answer);
      return answer;
    });
  }
}

/** Disposes of a test's object: an init script, a binding, a session with the browser. */
async function end(begun: unknown): Promise<void> {
  const thing: unknown = await begun;
  if (typeof thing !== 'object' || thing === null) return;
  for (const name of ['dispose', 'detach']) {
    const method: unknown = Reflect.get(thing, name);
    if (typeof method === 'function') await Reflect.apply(method, thing, []);
  }
}

/**
 * One window for test after test: opening a new one, and fetching and compiling the same files there, is half of the cost
 * of a page. Between tests cookies, storage, routes and listeners are removed; a change that can't be undone closes it.
 */
export class ReturningVisitor {
  readonly #browser: Browser;
  #context: BrowserContext | undefined;
  #page: Page | undefined;
  readonly #begun: unknown[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async context(): Promise<BrowserContext> {
    if (this.#context) return this.#context;
    const context = await this.#browser.newContext();
    watch(context, [...DISPOSABLE, 'newCDPSession'], begun => this.#begun.push(begun));
    watch(context.clock, OF_CLOCK, () => {
      this.#context = undefined;
    });
    this.#context = context;
    return context;
  }

  isIn(context: BrowserContext): boolean {
    return context === this.#context;
  }

  /** @param nowhere address of an empty page of the shop: where Back leads from the test's first page */
  async page(viewport: ViewportSize | null, nowhere: string): Promise<Page> {
    const page = this.#page ?? (await this.#open());
    if (page.url() !== nowhere) await page.goto(nowhere);
    const size = page.viewportSize();
    const fits = size?.width === viewport?.width && size?.height === viewport?.height;
    if (viewport && !fits) await page.setViewportSize(viewport);
    return page;
  }

  async #open(): Promise<Page> {
    const context = await this.context();
    const page = await context.newPage();
    watch(page, DISPOSABLE, begun => this.#begun.push(begun));
    watch(page, OF_PAGE, () => {
      this.#page = undefined;
    });
    this.#page = page;
    return page;
  }

  /**
   * Removes all traces of a test.
   * @param nowhere address of an empty page of the shop, whose storage is cleared there
   */
  async forget(context: BrowserContext, nowhere: string): Promise<void> {
    if (!this.isIn(context)) return this.leave(context);
    const page = this.#page?.isClosed() ? undefined : this.#page;
    this.#page = page;
    for (const other of context.pages()) if (other !== page) await other.close();
    const routed = [context, ...(page ? [page] : [])];
    await Promise.all([
      ...this.#begun.splice(0).map(end),
      ...routed.map(one => one.unrouteAll({ behavior: 'ignoreErrors' })),
      context.setOffline(false),
      context.clearPermissions(),
      context.clearCookies(),
    ]);
    if (!page) return;
    page.removeAllListeners();
    await page.goto(nowhere);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }

  /** Closes a window that no other test is to use. */
  async leave(context: BrowserContext): Promise<void> {
    this.#begun.length = 0;
    this.#context = undefined;
    this.#page = undefined;
    await context.close();
  }
}
