import type { Page } from 'playwright';
import { type Add, addTimes } from './figures';
import { JQUERY, type Lab, type Tab } from './lab';

const LINES = 40;
/** Wanted times in ms. */
const SCRIPTS = 100;
const LONGEST = 50;

/** Changes a quantity in a cart of 40 lines with a slow processor: scripts and tasks from the click until the totals are shown. */
export async function cartPage(lab: Lab, add: Add): Promise<void> {
  for (const [variant, query] of JQUERY) {
    const changes = await lab.withTab(tab => changeMany(lab, tab, query));
    addTimes(add, `${LINES} lines, ${variant}`, changes, {
      'quantity to totals, scripts': [({ scripts }) => scripts, SCRIPTS],
      'quantity to totals, longest task over 50 ms': [({ longest }) => longest, LONGEST],
    });
  }
}

async function changeMany({ url, runs }: Lab, { page, open, spent }: Tab, query: string) {
  await fill(page, url);
  await open(`/cart/?${query}`, '.woocommerce:has(.woocommerce-cart-form)');
  const changes: { scripts: number; longest: number }[] = [];
  for (let run = 0; run < runs; run++) {
    const { scripts, result: longest } = await spent(() => page.evaluate(changeQuantity));
    changes.push({ scripts, longest });
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
  const { longTasks } = window.bench;
  longTasks.length = 0;
  const inputs = document.querySelectorAll<HTMLInputElement>('.woocommerce-cart-form input.qty');
  if (inputs.length < 40) throw new Error(`the cart has ${inputs.length} lines`);
  const [input] = inputs;
  const update = document.querySelector<HTMLButtonElement>('.woocommerce-cart-form [name="update_cart"]');
  if (!input || !update) throw new Error('the cart has no quantity');
  const shown = new Promise<void>(resolve => {
    const done = () => requestAnimationFrame(() => setTimeout(resolve, 100));
    document.body.addEventListener('shop-widgets:updated_cart_totals', done, { once: true });
  });
  input.value = String(input.valueAsNumber + 1);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
  while (update.disabled) await new Promise(requestAnimationFrame);
  update.click();
  await shown;
  return Math.max(0, ...longTasks);
}
