import type { Page } from 'playwright';
import type { Add } from './figures';
import { isTaken } from './inPage';
import { type Lab, SLOWDOWN, type Tab } from './lab';

/** Wanted main-thread time of a change, network apart, in ms. */
const TARGET = 60;
const PATH = '/tables/shop/?396_results_per_page=50&jquery=3';
const JQUERY = [
  ['jQuery 3', '3'],
  ['no jQuery', 'none'],
] as const;

/** Changes page and filter of a table of 50 rows with a slow processor: parsing, replacing, setting up and layout. */
export async function tableChange(lab: Lab, add: Add): Promise<void> {
  for (const [variant, jquery] of JQUERY) {
    const times = await lab.withTab(tab => changeMany(lab, tab, PATH.replace('jquery=3', `jquery=${jquery}`)));
    const title = `50 rows, ${variant}`;
    add(`${title}: another page`, 'ms', times.pages, TARGET);
    add(`${title}: another filter, with its navigation`, 'ms', times.filters, TARGET);
  }
}

async function changeMany({ url, runs }: Lab, { page, cdp, slowDown }: Tab, path: string) {
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await page.locator('#wcpt-396').scrollIntoViewIfNeeded();
  await page.waitForFunction(isTaken, '#wcpt-396');
  await cdp.send('Performance.enable');
  await slowDown(SLOWDOWN);
  const busy = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const time = async (change: () => Promise<void>) => {
    const before = await busy();
    await change();
    return (await busy()) - before;
  };
  const pages: number[] = [];
  const filters: number[] = [];
  for (let run = 0; run < runs; run++) {
    pages.push(
      await time(() => afterClick(page, '#wcpt-396 .wcpt-nav-main > .wcpt-pagination a.page-numbers:not([style])')),
    );
    filters.push(await time(() => afterClick(page, '#wcpt-396 [data-wcpt-filter="category"] input')));
  }
  return { pages, filters };
}

/** Clicks, and waits until the answer is drawn. */
function afterClick(page: Page, selector: string): Promise<void> {
  return page.evaluate(
    target =>
      new Promise<void>(resolve => {
        document.addEventListener('wcpt_after_ajax', () => requestAnimationFrame(() => setTimeout(resolve)), {
          once: true,
        });
        const found = document.querySelector(target);
        if (found instanceof HTMLElement) found.click();
      }),
    selector,
  );
}
