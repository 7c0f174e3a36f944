import type { Page } from 'playwright';
import { type Add, addTimes } from './figures';
import { isTaken } from './inPage';
import { JQUERY, type Lab, type Spent, type Tab } from './lab';

/** Wanted main-thread time of a change, network apart, in ms. */
const TARGET = 60;
const PATH = '/tables/shop/?396_results_per_page=50';
const TABLE = '#wcpt-396';

/** Clicked elements, by the change that they make. */
const CHANGES = {
  'another page': `${TABLE} .wcpt-nav-main > .wcpt-pagination a.page-numbers:not([style])`,
  'another filter, with its navigation': `${TABLE} [data-wcpt-filter="category"] input`,
} as const;

/** Changes page and filter of a table of 50 rows with a slow processor: parsing, replacing, setting up and layout. */
export async function tableChange(lab: Lab, add: Add): Promise<void> {
  for (const [variant, query] of JQUERY) {
    const runs = await lab.withTab(tab => changeMany(lab, tab, `${PATH}&${query}`));
    for (const [at, change] of Object.keys(CHANGES).entries()) {
      addTimes(
        add,
        `50 rows, ${variant}`,
        runs.flatMap(run => run[at] ?? []),
        {
          [`${change}, scripts`]: [({ scripts }) => scripts, TARGET],
          [`${change}, all of the main thread`]: [({ all }) => all, TARGET],
        },
      );
    }
  }
}

async function changeMany({ runs }: Lab, { page, open, spent }: Tab, path: string): Promise<Spent[][]> {
  await open(path);
  await page.locator(TABLE).scrollIntoViewIfNeeded();
  await page.waitForFunction(isTaken, TABLE);
  const times: Spent[][] = [];
  for (let run = 0; run < runs; run++) {
    const changes: Spent[] = [];
    for (const selector of Object.values(CHANGES)) changes.push(await spent(() => afterClick(page, selector)));
    times.push(changes);
  }
  return times;
}

/** Clicks, and waits until the answer is drawn. */
function afterClick(page: Page, selector: string): Promise<void> {
  return page.evaluate(
    target =>
      new Promise<void>((resolve, reject) => {
        const found = document.querySelector<HTMLElement>(target);
        if (!found) return reject(new Error(`nothing to click at ${target}`));
        document.addEventListener(
          'shop-widgets:wcpt_after_ajax',
          () => requestAnimationFrame(() => setTimeout(resolve)),
          {
            once: true,
          },
        );
        found.click();
      }),
    selector,
  );
}
