import type { Page } from 'playwright';
import type { Add } from './figures';
import { isTaken } from './inPage';
import { JQUERY, type Lab, SLOWDOWN, type Tab } from './lab';

/** Wanted main-thread time of a change, network apart, in ms. */
const TARGET = 60;
const PATH = '/tables/shop/?396_results_per_page=50';

/** Main-thread times in ms: of scripts alone, and with the browser's own parsing, style, layout and paint. */
interface Busy {
  readonly scripts: number;
  readonly all: number;
}

/** Changes page and filter of a table of 50 rows with a slow processor: parsing, replacing, setting up and layout. */
export async function tableChange(lab: Lab, add: Add): Promise<void> {
  for (const [variant, query] of JQUERY) {
    const times = await lab.withTab(tab => changeMany(lab, tab, `${PATH}&${query}`));
    const title = `50 rows, ${variant}`;
    for (const [change, busy] of Object.entries(times)) {
      add(
        `${title}: ${change}, scripts`,
        'ms',
        busy.map(({ scripts }) => scripts),
        TARGET,
      );
      add(
        `${title}: ${change}, all of the main thread`,
        'ms',
        busy.map(({ all }) => all),
        TARGET,
      );
    }
  }
}

async function changeMany({ url, runs }: Lab, { page, cdp, slowDown }: Tab, path: string) {
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await page.locator('#wcpt-396').scrollIntoViewIfNeeded();
  await page.waitForFunction(isTaken, '#wcpt-396');
  await cdp.send('Performance.enable');
  await slowDown(SLOWDOWN);
  const busy = async (): Promise<Busy> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const read = (metric: string) => (metrics.find(({ name }) => name === metric)?.value ?? Number.NaN) * 1000;
    return { scripts: read('ScriptDuration'), all: read('TaskDuration') };
  };
  const time = async (change: () => Promise<void>): Promise<Busy> => {
    const before = await busy();
    await change();
    const after = await busy();
    return { scripts: after.scripts - before.scripts, all: after.all - before.all };
  };
  const pages: Busy[] = [];
  const filters: Busy[] = [];
  for (let run = 0; run < runs; run++) {
    pages.push(
      await time(() => afterClick(page, '#wcpt-396 .wcpt-nav-main > .wcpt-pagination a.page-numbers:not([style])')),
    );
    filters.push(await time(() => afterClick(page, '#wcpt-396 [data-wcpt-filter="category"] input')));
  }
  return { 'another page': pages, 'another filter, with its navigation': filters };
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
