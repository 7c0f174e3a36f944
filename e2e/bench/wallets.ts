import type { Add } from './figures';
import { type Lab, SLOWDOWN, type Tab } from './lab';

/** Wanted time from the click on a wallet to its answer, ms. */
const TARGET = 100;
const BUTTONS = '#wcpay-express-checkout-element > *';

/** Opens a wallet's sheet with a slow processor: the time from the provider's click to the answer of the page. */
export async function wallets(lab: Lab, add: Add): Promise<void> {
  const clicks = await lab.withTab(tab => openMany(lab, tab));
  add('wallet, product: click to resolve', 'ms', clicks, TARGET);
}

async function openMany(lab: Lab, { page, slowDown }: Tab): Promise<number[]> {
  await page.goto(`${lab.url}/product/skodelica-jutro/?payments=on`, { waitUntil: 'networkidle' });
  await page.waitForSelector(BUTTONS);
  await slowDown(SLOWDOWN);
  return page.evaluate(async count => {
    const { demoProvider } = window;
    const at = (name: string) => demoProvider.calls(name).at(-1)?.at ?? Number.NaN;
    const times: number[] = [];
    for (let done = 0; done < count; done++) {
      await demoProvider.click('google_pay');
      times.push(at('expressCheckout.click.resolve') - at('expressCheckout:click'));
      demoProvider.cancel();
      await new Promise(resolve => requestIdleCallback(resolve));
    }
    return times;
  }, lab.runs + 1);
}
