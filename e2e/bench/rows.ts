import { type Add, addTimes } from './figures';
import { isTaken } from './inPage';
import type { Lab, Tab } from './lab';
import { longest, traced } from './trace';

const COUNTS = [100, 1000, 5000] as const;
/** The number of rows that targets are for. */
const WANTED = 1000;
const BUTTON = 'ul.products a.ajax_add_to_cart';

/** Times of one click on a button, in ms. */
interface Click {
  /** From the click until the button has the class `loading`. */
  readonly took: number;
  /** Frames that were drawn in that time. */
  readonly frames: number;
}

/** Mounts long lists with a slow processor, and clicks on their last row. */
export async function rows(lab: Lab, add: Add): Promise<void> {
  for (const count of COUNTS) {
    const title = `${count} rows`;
    const target = count === WANTED;
    addTimes(add, title, await lab.eachRun(tab => wake(lab, tab, count)), {
      'longest task': [one => one.longest, target ? 50 : undefined],
      'pointer to mounted': one => one.mounted,
    });
    const first = await lab.eachRun(tab => clickLast(tab, count, true));
    addTimes(add, title, first, { 'first click to loading': one => one.took });
    const frames = first.map(one => one.frames);
    add(`${title}: first click, frames`, 'frames', frames, target ? 1 : undefined);
    const asleep = await lab.eachRun(tab => clickLast(tab, count, false));
    addTimes(add, title, asleep, { 'click on a sleeping list to loading': one => one.took });
  }
}

/** Opens a list that is not hydrated yet. */
const openList = ({ open }: Tab, count: number): Promise<void> => open(`/shop/?rows=${count}&jquery=3`);

/** Points at the first button, and waits until the list is mounted and the page idle. */
async function wake({ browser }: Lab, tab: Tab, count: number) {
  const { page } = tab;
  await openList(tab, count);
  await page.evaluate(() => {
    window.addEventListener('pointerover', () => performance.mark('bench-touch'), { capture: true, once: true });
    document.addEventListener('shop_widgets_mounted', ({ target }) => {
      if (target instanceof Element && target.matches('ul.products')) performance.mark('bench-mounted');
    });
  });
  const trace = await traced(browser, page, async () => {
    await page.locator(BUTTON).first().hover();
    await page.waitForFunction(isTaken, 'ul.products');
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
  });
  const at = (name: string) => trace.markAt(name) ?? Number.NaN;
  const tasks = trace.tasks.filter(({ start, took }) => start + took >= at('bench-touch'));
  return { longest: longest(tasks), mounted: at('bench-mounted') - at('bench-touch') };
}

/**
 * Clicks on the last button of a list: in the frame after it was mounted, or before it is hydrated.
 * @param isAwake whether the list is mounted first
 */
async function clickLast(tab: Tab, count: number, isAwake: boolean): Promise<Click> {
  await openList(tab, count);
  return tab.page.evaluate(
    async ([selector, wakesFirst]) => {
      const buttons = document.querySelectorAll<HTMLElement>(selector);
      const button = buttons[buttons.length - 1];
      if (!button) throw new Error('the list has no button');
      const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
      if (wakesFirst) {
        const mounted = new Promise<void>(resolve => {
          document.addEventListener('shop_widgets_mounted', event => {
            if (event.target instanceof Element && event.target.matches('ul.products')) resolve();
          });
        });
        buttons[0]?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        await mounted;
      }
      await frame();
      return new Promise<Click>(resolve => {
        let frames = 0;
        let isOver = false;
        const start = performance.now();
        const end = () => {
          if (isOver || !button.classList.contains('loading')) return;
          isOver = true;
          // The class is seen with the next frame.
          resolve({ took: performance.now() - start, frames: frames + 1 });
        };
        const countFrame = () => {
          frames++;
          if (!isOver) requestAnimationFrame(countFrame);
        };
        requestAnimationFrame(countFrame);
        new MutationObserver(end).observe(button, { attributes: true, attributeFilter: ['class'] });
        button.click();
        end();
      });
    },
    [BUTTON, isAwake] as const,
  );
}
