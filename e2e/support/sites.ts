import type { DemoShop } from '../../demo-theme';
import { type Listening, listen } from '../../demo-theme/shop/listen';

/** Answers late requests of pages whose test has ended, with nothing, so that no error is logged. */
const NO_SHOP: Pick<DemoShop, 'handle'> = { handle: async () => new Response(null, { status: 204 }) };

/** One address, with another shop in each test. */
class Site {
  readonly #listening: Promise<Listening>;
  #shop = NO_SHOP;

  constructor() {
    this.#listening = listen(request => this.#shop.handle(request));
  }

  /** Lets a shop answer until its `close` is called. */
  async open(shop: Pick<DemoShop, 'handle'>): Promise<Listening> {
    const { url } = await this.#listening;
    this.#shop = shop;
    return {
      url,
      close: async () => {
        this.#shop = NO_SHOP;
      },
    };
  }

  async close(): Promise<void> {
    await (await this.#listening).close();
  }
}

/**
 * The servers of a worker, one for each kind of shop. They live as long as the worker: a browser asks for an icon, or sends
 * a last message, when the test of that page is over, and reports a server that has gone in the console of the next test.
 * A kind keeps its address, so that the browser keeps the files that it fetched there.
 */
export class Sites {
  readonly #sites = new Map<string, Site>();

  /** @param kind what the files of a shop have in common */
  open(shop: Pick<DemoShop, 'handle'>, kind: string): Promise<Listening> {
    const site = this.#sites.get(kind) ?? new Site();
    this.#sites.set(kind, site);
    return site.open(shop);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#sites.values()].map(site => site.close()));
  }
}
