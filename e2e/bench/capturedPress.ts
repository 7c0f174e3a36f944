import type { Page } from 'playwright';
import { hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { openCaptured } from './captured';
import type { Add } from './figures';
import { isTaken } from './inPage';
import type { Lab } from './lab';

/** A row far enough down that the table's first screen is not in it. */
const ROW = 3;

/** Pressed control, the event whose paint is measured, and the wanted times of the first and the second press, ms. */
const PRESSES = [
  { title: 'plus', selector: '.wcpt-row .wcpt-plus', event: 'pointerdown', wanted: [100, 60] },
  { title: 'add', selector: '.wcpt-row .wcpt-button-cart_ajax', event: 'click', wanted: [100, 100] },
] as const;

/** Presses controls of the recorded big table, with the shop's own stylesheets: from a press to the next paint. */
export async function capturedPress(lab: Lab, add: Add): Promise<void> {
  if (!hasCaptures) throw new Error(NO_CAPTURES);
  const shop = await openCaptured(lab.distDir);
  const bare = await openCaptured(lab.distDir, '');
  const pressTwice = (url: string, selector: string, event: string) =>
    lab.eachRun(async ({ page, slowDown }) => {
      await openCapturedTable(page, url, selector, url === shop.url);
      await slowDown();
      await page.evaluate(watchPaints, event);
      return [await press(page), await press(page)];
    });
  try {
    for (const { title, selector, event, wanted } of PRESSES) {
      const runs = await pressTwice(shop.url, selector, event);
      for (const [i, name] of ['first', 'second'].entries()) {
        const times = runs.map(times => times[i] ?? Number.NaN);
        add(`table-big, ${name} press on ${title}: to the next paint`, 'ms', times, wanted[i]);
      }
    }
    // Without scripts the browser still has to find what is pressed, among all rows. Add would leave the page.
    const [{ selector, event }] = PRESSES;
    const bareTimes = await pressTwice(bare.url, selector, event);
    add('table-big, no widgets: press on plus, to the next paint', 'ms', bareTimes.flat());
  } finally {
    await shop.close();
    await bare.close();
  }
}

/** Opens the recorded big table, and points at a control of one of its rows, whose code is there then. */
async function openCapturedTable(page: Page, url: string, selector: string, hasWidgets: boolean): Promise<void> {
  await page.route(
    address => address.origin !== url,
    route => route.abort(),
  );
  await page.goto(`${url}/captured/table-big/`, { waitUntil: 'networkidle' });
  if (hasWidgets) await page.waitForFunction(isTaken, '.wcpt');
  await page.locator(selector).nth(ROW).hover();
  await page.waitForLoadState('networkidle');
}

/** Presses where the mouse is. @returns ms until the next paint, in steps of 8 */
async function press(page: Page): Promise<number> {
  await page.evaluate(() => Reflect.set(window, 'benchPaint', undefined));
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => Reflect.get(window, 'benchPaint') !== undefined);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => Number(Reflect.get(window, 'benchPaint')));
}

/** Runs in the page: keeps how long the last event of a name took to the next paint. */
function watchPaints(name: string): void {
  // TypeScript does not know the threshold yet.
  const observed = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver(list => {
    for (const event of list.getEntries()) {
      if (event.name === name) Reflect.set(window, 'benchPaint', event.duration);
    }
  }).observe(observed);
}
