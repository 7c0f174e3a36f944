import { type Add, addTimes } from './figures';
import { JQUERY, type Lab, type Tab } from './lab';

/** Products with embedded variations, and the wanted time of a choice in ms. */
const PRODUCTS = [
  ['13 variations', '/product/pulover-reka/', undefined],
  ['200 variations', '/product/preproga-mavrica/', 8],
] as const;
const FORM = 'form.variations_form';

/** Script time of one choice, in ms. */
interface Choice {
  /** The `change` event. */
  readonly change: number;
  /** Showing price and block, 300 ms later. */
  readonly reveal: number;
  /** Other timers that it started. */
  readonly rest: number;
  /** From the event to the block in place, waits included. */
  readonly wait: number;
}

/** Chooses variations with a slow processor: script time from the event until the page shows the variation. */
export async function choice(lab: Lab, add: Add): Promise<void> {
  for (const [name, path, target] of PRODUCTS) {
    for (const [variant, query] of JQUERY) {
      const choose = (count: number) => (tab: Tab) => openAndChoose(tab, `${path}?${query}`, count);
      const firsts = (await lab.eachRun(choose(0))).flat();
      const many = (await lab.withTab(choose(lab.choices))).slice(1);
      const title = `${name}, ${variant}`;
      addTimes(add, title, many, {
        'change event': one => one.change,
        reveal: one => one.reveal,
        both: [both, target],
        'other timers': one => one.rest,
        'event to block in place, waits included': one => one.wait,
      });
      addTimes(add, title, firsts, { 'first match on a page, both': both });
    }
  }
}

const both = ({ change, reveal }: Choice): number => change + reveal;

/** Opens a product page, waits for the first look of its variations form, and chooses. */
async function openAndChoose({ page, open }: Tab, path: string, count: number): Promise<Choice[]> {
  await open(path, FORM);
  await page.waitForFunction(
    button => document.querySelector(button) !== null,
    `${FORM} .single_add_to_cart_button.disabled`,
  );
  return page.evaluate(chooseMany, count);
}

/**
 * Runs in the page: chooses a first variation, then others that differ in one attribute, each waited for until the page
 * is calm.
 * @returns the first match, then as many choices as were asked for
 */
async function chooseMany(count: number): Promise<Choice[]> {
  const form = document.querySelector<HTMLFormElement>('form.variations_form');
  if (!form) throw new Error('the page has no variations form');
  const selects = [...form.querySelectorAll<HTMLSelectElement>('.variations select')];
  const all: Record<string, unknown>[] = JSON.parse(form.dataset.product_variations ?? '[]');
  const combinations = all
    .filter(one => one.variation_is_active !== false && one.variation_is_visible !== false)
    .map(({ attributes }) => selects.map(({ name }) => String(Reflect.get(Object(attributes), name))));
  const uses = new Map(combinations.map(one => [one, 0]));
  const choices: Choice[] = [];

  let current = combinations[0] ?? [];
  const [first] = selects;
  if (first) first.value = current[0] ?? '';
  first?.dispatchEvent(new Event('change', { bubbles: true }));
  await calm();
  choices.push(await choose(1));
  for (let i = 0; i < count; i++) {
    const near = combinations.filter(one => one.filter((value, at) => value !== current[at]).length === 1);
    // Selects take turns, so that options of both lists change.
    const turn = near.filter(one => one[i % selects.length] !== current[i % selects.length]);
    const candidates = turn.length > 0 ? turn : near;
    candidates.sort((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0));
    const next = candidates[0] ?? current;
    uses.set(next, (uses.get(next) ?? 0) + 1);
    const at = next.findIndex((value, position) => value !== current[position]);
    current = next;
    choices.push(await choose(at));
  }
  return choices;

  async function choose(at: number): Promise<Choice> {
    const select = selects[at];
    const { timers } = window.bench;
    timers.length = 0;
    const shown = new Promise<number>(resolve => {
      form?.addEventListener('shop-widgets:show_variation', () => resolve(performance.now()), { once: true });
    });
    if (!select) throw new Error('the form has no such select');
    const start = performance.now();
    select.value = current[at] ?? '';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    const change = performance.now() - start;
    if (select.value !== current[at]) throw new Error(`the choice ${current} was not kept`);
    const end = await shown;
    await calm();
    const reveal = timers.find(timer => timer.start <= end && timer.start + timer.took >= end);
    if (!reveal) throw new Error('the reveal was in no timer');
    const rest = timers.filter(timer => timer !== reveal).reduce((sum, { took }) => sum + took, 0);
    return { change, reveal: reveal.took, rest, wait: end - start };
  }

  async function calm(): Promise<void> {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    for (let i = 0; i < 2; i++) await new Promise(resolve => requestIdleCallback(resolve));
  }
}
