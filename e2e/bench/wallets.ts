import type { Add } from './figures';
import type { Lab } from './lab';

/** Wanted time from the click on a wallet to its answer, ms. */
const TARGET = 100;
const BUTTONS = '#wcpay-express-checkout-element > *';

/** Opens a wallet's sheet with a slow processor: the time from the provider's click to the answer of the page. */
export async function wallets(lab: Lab, add: Add): Promise<void> {
  const clicks = await lab.withTab(async ({ page, open }) => {
    await open('/product/skodelica-jutro/?payments=on');
    await page.waitForSelector(BUTTONS);
    return page.evaluate(openMany, lab.runs + 1);
  });
  add('wallet, product: click to resolve', 'ms', clicks, TARGET);
}

/** Runs in the page. */
async function openMany(count: number): Promise<number[]> {
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
}
