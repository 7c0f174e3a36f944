import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestShop } from '../support/fixtures';
import { type Flow, flow } from './flow';
import type { Shopper } from './shopper';
import { until } from './until';

const README = join(import.meta.dirname, '../../demo-theme/README.md');

/** Rows of whole numbers in addresses: as many as a shopper may meet. */
const FEW_ROWS = '30';
/** Values of an address that the shop makes up. */
const FILLED: Readonly<Record<string, (shop: TestShop) => string>> = {
  '/checkout/order-received/1001/': () => '/checkout/order-received/1001/',
  '/checkout/order-pay/900/': shop =>
    `/checkout/order-pay/900/?pay_for_order=true&key=${shop.orders.byId(900)?.key ?? ''}`,
};

/** Expected console lines of pages that are there to cause them. */
const EXPECTED: Readonly<Record<string, RegExp>> = { '/novice/?rules=odd': /newsletter \(form#mc4wp-form-1\)/ };

/** Addresses of the demo's pages, as its README lists them. */
export function demoPages(): string[] {
  const table = /## Pages\n[\s\S]*?\n## /.exec(readFileSync(README, 'utf8'))?.[0] ?? '';
  const cells = [...table.matchAll(/^\| (`.+?) \|/gm)].map(([, cell = '']) => cell);
  return [...new Set(cells.flatMap(addressesOf))];
}

/** Returns a cell's addresses: the first is complete, the others are queries of it, or other last parts of it. */
function addressesOf(cell: string): string[] {
  let path = '';
  return [...cell.matchAll(/`([/?…][^`]*)`/g)].map(([, code = '']) => {
    const filled = code.replace('rows=N', `rows=${FEW_ROWS}`).replace('=…', '=skodelica');
    if (filled.startsWith('?')) return path + filled;
    const whole = filled.startsWith('…') ? withEnd(path, filled.slice(1)) : filled;
    path = whole.replace(/\?.*/, '');
    return whole;
  });
}

const withEnd = (path: string, end: string): string =>
  end.startsWith('comment-page') ? path + end : path.replace(/[^/]+\/$/, end);

/** Hydrates all widgets on a page, and waits until they work. */
const wakeAll = (shopper: Shopper): Promise<boolean> =>
  until('all widgets to be awake', async () => {
    const asleep = await shopper.run(async () => {
      const { ShopWidgets } = window;
      if (!ShopWidgets) return ['no bundle'];
      await ShopWidgets.mountAll(document, { now: true });
      const { widgets } = await ShopWidgets.report();
      const others = widgets.filter(({ state }) => state !== 'awake');
      return others.map(({ name, state, why }) => `${name} ${state}: ${why}`);
    });
    if (asleep.length) throw new Error(asleep.join('; '));
    return true;
  });

/** A flow for each page of the demo: it opens, all its widgets work. */
export const pageFlows = (): Flow[] =>
  demoPages().map(address =>
    flow(
      address,
      async shopper => {
        const path = address.replace(/\?.*/, '');
        // With something in the cart the mini-cart works as well.
        await putIntoCart(shopper);
        if (/^\/my-account\/./.test(path) && !path.includes('lost-password')) await logIn(shopper);
        await shopper.open(FILLED[path]?.(shopper.shop) ?? address);
        await wakeAll(shopper);
      },
      { expects: EXPECTED[address] },
    ),
  );

/** A mug, as if it had been put there on another visit. */
export async function putIntoCart(shopper: Shopper, product = '11', quantity = '2'): Promise<void> {
  await shopper.enter();
  const answer = await shopper.run(
    async (id, pieces) => {
      const body = new URLSearchParams({ product_id: id, quantity: pieces });
      return (await fetch('/?wc-ajax=add_to_cart', { method: 'POST', body })).text();
    },
    product,
    quantity,
  );
  if (!answer.includes('"cart_hash"')) throw new Error(`the cart took nothing: ${answer.slice(0, 200)}`);
}

/** Ana logs in, as on another visit. */
export async function logIn(shopper: Shopper): Promise<void> {
  await shopper.enter();
  const isLoggedIn = await shopper.run(async () => {
    const form = await (await fetch('/my-account/')).text();
    const nonce = /name="woocommerce-login-nonce" value="(\w+)"/.exec(form)?.[1] ?? '';
    const body = new URLSearchParams({
      username: 'ana@lipa.example',
      password: 'lipov-list-2026',
      login: 'Prijava',
      'woocommerce-login-nonce': nonce,
    });
    const answer = await fetch('/my-account/', { method: 'POST', body });
    return (await answer.text()).includes('customer-logout');
  });
  if (!isLoggedIn) throw new Error('the shop did not log Ana in');
}
