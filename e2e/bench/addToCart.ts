import { type Add, addTimes } from './figures';
import type { Lab } from './lab';

const PLACES = [
  ['list', '/shop/?jquery=3', 'ul.products a.ajax_add_to_cart'],
  ['list of 1000 rows', '/shop/?rows=1000&jquery=3', 'ul.products a.ajax_add_to_cart'],
  ['product form', '/product/skodelica-jutro/?jquery=3', 'form.cart .single_add_to_cart_button'],
] as const;

/** Times of one add, in ms. */
interface Added {
  readonly whole: number;
  readonly network: number;
}

/** Adds to the cart with a slow processor: the time from the click to `added_to_cart` that is not the network's. */
export async function addToCart(lab: Lab, add: Add): Promise<void> {
  for (const [name, path, button] of PLACES) {
    const adds = await lab.withTab(async tab => {
      await tab.open(path);
      // The first add loads what the others find.
      return (await tab.page.evaluate(addInPage, [button, lab.runs + 1] as const)).slice(1);
    });
    addTimes(add, name, adds, {
      'click to added_to_cart without the network': ({ whole, network }) => whole - network,
      'click to added_to_cart': ({ whole }) => whole,
    });
  }
}

async function addInPage([selector, count]: readonly [string, number]): Promise<Added[]> {
  const adds: Added[] = [];
  const isCall = (entry: PerformanceEntry): entry is PerformanceResourceTiming =>
    entry instanceof PerformanceResourceTiming && ['fetch', 'xmlhttprequest'].includes(entry.initiatorType);

  for (let i = 0; i < count; i++) {
    const button = document.querySelector<HTMLElement>(selector);
    if (!button) throw new Error('the page has no such button');
    const added = new Promise<number>(resolve => {
      document.body.addEventListener('shop-widgets:added_to_cart', () => resolve(performance.now()), { once: true });
    });
    const start = performance.now();
    button.click();
    const end = await added;
    await new Promise(resolve => requestIdleCallback(resolve));
    const calls = performance.getEntriesByType('resource').filter(isCall);
    const network = calls
      .filter(call => call.startTime >= start && call.responseEnd <= end)
      .reduce((sum, { duration }) => sum + duration, 0);
    adds.push({ whole: end - start, network });
  }
  return adds;
}
