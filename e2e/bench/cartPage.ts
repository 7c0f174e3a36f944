import type { Page } from 'playwright';
import type { Add } from './figures';
import { isTaken } from './inPage';
import { JQUERY, type Lab, SLOWDOWN, type Tab } from './lab';

const LINES = 40;
/** Wanted times in ms. */
const SCRIPTS = 100;
const LONGEST = 50;

/** Changes a quantity in a cart of 40 lines with a slow processor: scripts and tasks from the click until the totals are shown. */
export async function cartPage(lab: Lab, add: Add): Promise<void> {
  for (const [variant, query] of JQUERY) {
    const changes = await lab.withTab(tab => changeMany(lab, tab, query));
    const title = `${LINES} lines, ${variant}`;
    add(
      `${title}: quantity to totals, scripts`,
      'ms',
      changes.map(({ scripts }) => scripts),
      SCRIPTS,
    );
    add(
      `${title}: quantity to totals, longest task over 50 ms`,
      'ms',
      changes.map(one => one.longest),
      LONGEST,
    );
  }
}

async function changeMany(lab: Lab, { page, cdp, slowDown }: Tab, query: string) {
  await fill(page, lab.url);
  await page.goto(`${lab.url}/cart/?${query}`, { waitUntil: 'networkidle' });
  await page.waitForFunction(isTaken, '.woocommerce:has(.woocommerce-cart-form)');
  await cdp.send('Performance.enable');
  await slowDown(SLOWDOWN);
  const scripts = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
  };
  const changes: { scripts: number; longest: number }[] = [];
  for (let run = 0; run < lab.runs; run++) {
    const before = await scripts();
    const longest = await page.evaluate(changeQuantity);
    changes.push({ scripts: (await scripts()) - before, longest });
  }
  return changes;
}

/** Puts 40 variations of one product into the cart. */
async function fill(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/product/preproga-mavrica/?script=none`);
  await page.evaluate(async count => {
    const form = document.querySelector<HTMLFormElement>('form.variations_form');
    const variations: unknown = JSON.parse(form?.dataset.product_variations ?? '[]');
    const sold = Array.isArray(variations) ? variations.filter(one => one.is_in_stock).slice(0, count) : [];
    if (!form || sold.length < count) throw new Error('too few variations');
    for (const { variation_id, attributes } of sold) {
      const body = new FormData(form);
      body.set('variation_id', String(variation_id));
      for (const [name, value] of Object.entries(attributes)) body.set(name, String(value));
      await fetch(form.action, { method: 'POST', body });
    }
  }, LINES);
}

/**
 * Runs in the page.
 * @returns the longest task, in ms; 0 where none took 50
 */
async function changeQuantity(): Promise<number> {
  let longest = 0;
  const observer = new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ type: 'longtask' });
  const inputs = document.querySelectorAll<HTMLInputElement>('.woocommerce-cart-form input.qty');
  if (inputs.length < 40) throw new Error(`the cart has ${inputs.length} lines`);
  const [input] = inputs;
  const update = document.querySelector<HTMLButtonElement>('.woocommerce-cart-form [name="update_cart"]');
  if (!input || !update) throw new Error('the cart has no quantity');
  const shown = new Promise<void>(resolve => {
    const done = () => requestAnimationFrame(() => setTimeout(resolve, 100));
    document.body.addEventListener('updated_cart_totals', done, { once: true });
  });
  input.value = String(input.valueAsNumber + 1);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
  while (update.disabled) await new Promise(requestAnimationFrame);
  update.click();
  await shown;
  observer.disconnect();
  return longest;
}
