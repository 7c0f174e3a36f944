import type { Page } from 'playwright';
import type { Add } from './figures';
import { type Lab, SLOWDOWN, type Tab } from './lab';

/** From the press to the first frame that shows it, on a slow processor, ms. */
export const COLD = 100;
export const WARM = 50;

const OPENINGS = [
  ['menu', 'menu=plain', 390, '.menu-toggle', '.handheld-navigation'],
  ['off-canvas menu', 'menu=off-canvas', 390, '.menu-toggle', '.handheld-navigation'],
  [
    'search, drop-down',
    'search=dropdown',
    1280,
    '.primary-navigation .is-menu > a',
    '.primary-navigation .is-menu form',
  ],
  ['search, popup', 'search=popup', 1280, '.primary-navigation .is-menu > a', '#is-popup-wrapper'],
] as const;

/** How long menus and searches take to open, the first time and again. */
export async function menu(lab: Lab, add: Add): Promise<void> {
  for (const [title, query, width, control, opened] of OPENINGS) {
    const runs = await lab.eachRun(tab => openTwice(lab, tab, query, width, control, opened));
    const of = (at: 0 | 1) => runs.map(run => run[at]);
    add(`${title}: opens, cold`, 'ms', of(0), COLD);
    add(`${title}: opens, warm`, 'ms', of(1), WARM);
  }
}

async function openTwice(lab: Lab, tab: Tab, query: string, width: number, control: string, opened: string) {
  const { page } = tab;
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`${lab.url}/navigacija/?jquery=none&${query}`, { waitUntil: 'networkidle' });
  await tab.slowDown(SLOWDOWN);
  const cold = await timeToFrame(page, control, opened);
  await page.keyboard.press('Escape');
  await page.locator(opened).waitFor({ state: 'hidden' });
  return [cold, await timeToFrame(page, control, opened)] as const;
}

/** From a press of a control to the first frame in which something is shown, ms. */
export const timeToFrame = (page: Page, control: string, opened: string): Promise<number> =>
  page.evaluate(
    ([pressed, shown]) =>
      new Promise<number>((resolve, reject) => {
        const button = document.querySelector<HTMLElement>(pressed);
        if (!button) {
          reject(new Error(`no ${pressed}`));
          return;
        }
        const start = performance.now();
        const look = () => {
          if (document.querySelector(shown)?.checkVisibility()) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        button.click();
        requestAnimationFrame(look);
      }),
    [control, opened] as const,
  );
