import { type Add, addTimes, median } from './figures';
import type { Lab, Tab } from './lab';

/** Rows, the wanted script time of a keystroke, and that of a sort with its layout, in ms. */
const SIZES = [
  { count: 1000, key: 10, sort: 120 },
  { count: 5000, key: 35, sort: undefined },
] as const;

/** Text that is typed letter by letter, and deleted. */
const TEXT = 'modra kuhinja';

/** Times in ms. */
interface Keys {
  /** Script of the first letter, with nothing read ahead. */
  readonly first: number;
  /** Script of each later letter. */
  readonly later: readonly number[];
  /** Layout after each later letter. */
  readonly layouts: readonly number[];
}

/** Searches and sorts long tables without the server, with a slow processor. */
export async function instant(lab: Lab, add: Add): Promise<void> {
  for (const { count, key, sort } of SIZES) {
    const title = `${count} rows`;
    const typed = await lab.eachRun(async tab => {
      await open(tab, count);
      return tab.page.evaluate(type, TEXT);
    });
    addTimes(add, title, typed, {
      keystroke: [({ later }) => median(later), key],
      'slowest keystroke': ({ later }) => Math.max(...later),
      'first keystroke, nothing read ahead': ({ first }) => first,
      'layout after a keystroke': ({ layouts }) => median(layouts),
    });
    const sorted = await lab.eachRun(async tab => {
      await open(tab, count);
      return tab.page.evaluate(sortBy, ['naziv', 'cena', 'letnik']);
    });
    for (const [at, name] of ['text', 'price', 'number'].entries()) {
      addTimes(
        add,
        `${title}: sort by ${name}`,
        sorted.flatMap(sorts => sorts[at] ?? []),
        {
          [`sort by ${name}, with layout`]: [({ inView }) => inView, sort],
          [`sort by ${name}, to the last row`]: ({ all }) => all,
        },
      );
    }
  }
}

async function open({ page, open: openTable }: Tab, count: number): Promise<void> {
  await openTable(`/tables/instant/?rows=${count}&jquery=3`, '#wcpt-350');
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
}

/** Runs in the page. */
async function type(text: string): Promise<Keys> {
  const input = document.querySelector<HTMLInputElement>('.wcpt-search-input');
  const body = document.querySelector<HTMLElement>('.wcpt-table tbody');
  if (!input || !body) throw new Error('the page has no table with a search box');
  const press = (value: string) => {
    const start = performance.now();
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    const script = performance.now();
    void body.offsetHeight;
    return { script: script - start, layout: performance.now() - script };
  };
  const letters = [...text];
  const values = [
    ...letters.map((_, at) => text.slice(0, at + 1)),
    ...letters.map((_, at) => text.slice(0, letters.length - at - 1)),
  ];
  const [first = '', ...others] = values;
  const cold = press(first);
  const later: { script: number; layout: number }[] = [];
  for (const value of others) {
    await new Promise(resolve => requestIdleCallback(resolve));
    later.push(press(value));
    if (value !== text) continue;
    const hidden = document.querySelectorAll('.wcpt-row--instant-search-hidden').length;
    const all = body.children.length;
    if (!hidden || hidden === all) throw new Error(`${hidden} of ${all} rows are hidden`);
  }
  return { first: cold.script, later: later.map(one => one.script), layouts: later.map(one => one.layout) };
}

/** Times of one sort in ms. */
interface Sort {
  /** From the click until the rows in view are laid out in order. */
  readonly inView: number;
  /** Until the last row has moved. */
  readonly all: number;
}

/** Runs in the page: sorts by columns, one after the other. */
async function sortBy(columns: readonly string[]): Promise<Sort[]> {
  const times: Sort[] = [];
  document.querySelector('.wcpt-heading')?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
  await new Promise(resolve => setTimeout(resolve, 500));
  for (const column of columns) {
    const heading = document.querySelector<HTMLElement>(`thead [data-wcpt-column-name="${column}"]`);
    const body = document.querySelector<HTMLElement>('.wcpt-table tbody');
    if (!heading || !body) throw new Error(`the table has no column ${column}`);
    await new Promise(resolve => requestIdleCallback(resolve));
    const start = performance.now();
    let last = start;
    const observer = new MutationObserver(() => {
      last = performance.now();
    });
    observer.observe(body, { childList: true });
    heading.click();
    void body.offsetHeight;
    const inView = performance.now() - start;
    do await new Promise(resolve => setTimeout(resolve, 300));
    while (performance.now() - last < 250);
    observer.disconnect();
    times.push({ inView, all: last - start });
    if (!heading.hasAttribute('aria-sort')) throw new Error(`the table is not sorted by ${column}`);
  }
  return times;
}
