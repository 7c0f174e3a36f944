import type { Page } from 'playwright';
import { allowMotion, FOUR, FRAME, GALLERY, swipe, thumbnail } from '../pages/gallery';
import { type Add, addTimes } from './figures';
import type { Lab, Tab } from './lab';
import { longest, type Trace, traced } from './trace';

/** Slides of one visit. */
const SLIDES = [1, 2, 3, 0] as const;

/** Slides through a gallery with a slow processor, by thumbnails and by swipes. */
export async function gallery(lab: Lab, add: Add): Promise<void> {
  const readings = { 'longest task': [({ tasks }: Trace) => longest(tasks), 50] } as const;
  const clicks = await lab.eachRun(async tab => {
    await openGallery(tab);
    return slideBy(lab, tab, SLIDES, (page, index) => thumbnail(page, index).click());
  });
  addTimes(add, 'slide by thumbnail', clicks, readings);
  const swipes = await lab.eachRun(async tab => {
    await tab.cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await openGallery(tab);
    return slideBy(lab, tab, [1, 2, 3], page => swipe(page, -300));
  });
  addTimes(add, 'slide by swipe', swipes, readings);
}

async function openGallery({ page, open }: Tab): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await allowMotion(page);
  await open(`${FOUR}?jquery=3`, GALLERY);
}

const slideBy = (
  { browser }: Lab,
  { page }: Tab,
  slides: readonly number[],
  slide: (page: Page, index: number) => Promise<void>,
): Promise<Trace> =>
  traced(browser, page, async () => {
    await page.evaluate(() => performance.mark('bench-slides'));
    for (const index of slides) {
      await slide(page, index);
      await settled(page, index);
    }
  });

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
