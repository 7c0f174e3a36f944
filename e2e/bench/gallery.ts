import type { Page } from 'playwright';
import { allowMotion, FOUR, FRAME, GALLERY, swipe, thumbnail } from '../pages/gallery';
import type { Add } from './figures';
import { isTaken } from './inPage';
import { type Lab, SLOWDOWN, type Tab } from './lab';
import { longest, type Trace, traced } from './trace';

/** Slides of one visit. */
const SLIDES = [1, 2, 3, 0] as const;

/** Slides through a gallery with a slow processor, by thumbnails and by swipes. */
export async function gallery(lab: Lab, add: Add): Promise<void> {
  const clicks = await lab.eachRun(async tab => {
    await openGallery(lab, tab);
    return slideBy(lab, tab, async page => {
      for (const index of SLIDES) {
        await thumbnail(page, index).click();
        await settled(page, index);
      }
    });
  });
  add('slide by thumbnail: longest task', 'ms', clicks.map(longestOf), 50);
  add('slide by thumbnail: scripts in the longest task', 'ms', clicks.map(scriptsOf));
  const swipes = await lab.eachRun(async tab => {
    await tab.cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await openGallery(lab, tab);
    return slideBy(lab, tab, async page => {
      for (const index of [1, 2, 3]) {
        await swipe(page, -300);
        await settled(page, index);
      }
    });
  });
  add('slide by swipe: longest task', 'ms', swipes.map(longestOf), 50);
  add('slide by swipe: scripts in the longest task', 'ms', swipes.map(scriptsOf));
}

async function openGallery({ url }: Lab, { page, slowDown }: Tab): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await allowMotion(page);
  await page.goto(`${url}${FOUR}?jquery=3`, { waitUntil: 'networkidle' });
  await page.waitForFunction(isTaken, GALLERY);
  await slowDown(SLOWDOWN);
}

async function slideBy({ browser }: Lab, { page }: Tab, run: (page: Page) => Promise<void>): Promise<Trace> {
  return traced(browser, page, async () => {
    await page.evaluate(() => performance.mark('bench-slides'));
    await run(page);
  });
}

/** Waits until a slide fills the frame and nothing moves any more. */
async function settled(page: Page, index: number): Promise<void> {
  await page.waitForFunction(
    ([selector, at]) => {
      const frame = document.querySelector(selector);
      const slide = frame?.querySelector('.flex-active-slide');
      const distance = (slide?.getBoundingClientRect().left ?? 9) - (frame?.getBoundingClientRect().left ?? 0);
      const isShown = slide === frame?.firstElementChild?.children[at] && Math.abs(distance) < 1;
      return isShown && frame?.getAnimations({ subtree: true }).length === 0;
    },
    [FRAME, index] as const,
  );
}

const longestOf = ({ tasks }: Trace): number => longest(tasks);

/** Time of functions that ran in the longest task, in ms. */
function scriptsOf({ tasks, workOf }: Trace): number {
  const [task] = [...tasks].sort((a, b) => b.took - a.took);
  const work = task ? [...workOf(task)] : [];
  return work
    .filter(([name]) => /FunctionCall|EvaluateScript|EventDispatch|FireAnimationFrame|TimerFire|v8\./.test(name))
    .reduce((sum, [, took]) => sum + took, 0);
}
