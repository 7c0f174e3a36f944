import type { Page } from 'playwright';
import type { Add } from './figures';
import type { Lab, Tab } from './lab';

/** From the press to the first frame that shows it, on a slow processor, ms. */
const COLD = 100;
const WARM = 50;

/** Elements that open over a page: query at `/navigacija/`, the window's width, the pressed control and the shown element. */
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
const NOTICE = '.cookie-notice-container';

/** Measures the opening of menus and searches, the first time and again. */
export async function menu(lab: Lab, add: Add): Promise<void> {
  for (const [title, query, width, control, opened] of OPENINGS) {
    await openTwice(lab, add, `${title}: opens`, control, opened, {
      ready: async ({ page, open }) => {
        await page.setViewportSize({ width, height: 800 });
        await open(`/navigacija/?jquery=none&${query}`);
      },
      close: page => page.keyboard.press('Escape'),
    });
  }
}

/** Measures the reopening of the cookie notice by the link in the page, the first time and again. */
export const consent = (lab: Lab, add: Add): Promise<void> =>
  openTwice(lab, add, 'choice of cookies, asked anew', '.cn-revoke-inline', NOTICE, {
    ready: async ({ context, open }) => {
      await context.addCookies([{ name: 'cookie_notice_accepted', value: 'true', url: lab.url }]);
      await open('/shop/?notice=manual&jquery=none');
    },
    close: page => page.click('#cn-refuse-cookie'),
  });

interface Steps {
  ready(tab: Tab): Promise<void>;
  close(page: Page): Promise<void>;
}

async function openTwice(lab: Lab, add: Add, title: string, control: string, opened: string, { ready, close }: Steps) {
  const runs = await lab.eachRun(async tab => {
    await ready(tab);
    const cold = await timeToFrame(tab.page, control, opened);
    await close(tab.page);
    await tab.page.locator(opened).waitFor({ state: 'hidden' });
    return { cold, warm: await timeToFrame(tab.page, control, opened) };
  });
  add(
    `${title}, cold`,
    'ms',
    runs.map(({ cold }) => cold),
    COLD,
  );
  add(
    `${title}, warm`,
    'ms',
    runs.map(({ warm }) => warm),
    WARM,
  );
}

/** From a press of a control to the first frame in which something is shown, ms. */
const timeToFrame = (page: Page, control: string, opened: string): Promise<number> =>
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
