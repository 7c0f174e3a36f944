import { type Add, addTimes } from './figures';
import type { Lab, Tab } from './lab';
import { longest, traced } from './trace';

const COUNTS = [100, 1000, 5000] as const;
/** The number of rows that targets are for. */
const WANTED = 1000;
const BUTTON = 'ul.products a.ajax_add_to_cart';

/** Times of one click on a button, in ms. */
interface Click {
  /** Whether React had not come to the row yet. */
  readonly wasCold: boolean;
  /** From the click until the button has the class `loading`. */
  readonly took: number;
  /** Frames that were drawn in that time. */
  readonly frames: number;
}

/** Adopts long lists with a slow processor, and clicks on rows that are not adopted yet. */
export async function rows(lab: Lab, add: Add): Promise<void> {
  for (const count of COUNTS) {
    const title = `${count} rows`;
    const target = count === WANTED;
    addTimes(add, title, await lab.eachRun(tab => wake(lab, tab, count)), {
      'longest task': [one => one.longest, target ? 50 : undefined],
      'longest task that loads no script': one => one.longestPlain,
      'pointer to mounted': one => one.mounted,
      'pointer to last row adopted': one => one.complete,
    });
    const cold = await lab.eachRun(tab => clickLast(tab, count, true));
    addTimes(add, title, cold, { 'click on a cold row to loading': one => one.took });
    const frames = cold.map(one => one.frames);
    add(`${title}: click on a cold row, frames`, 'frames', frames, target ? 1 : undefined);
    add(`${title}: clicks that met a cold row`, '%', [share(cold)]);
    const asleep = await lab.eachRun(tab => clickLast(tab, count, false));
    addTimes(add, title, asleep, { 'click on a sleeping list to loading': one => one.took });
  }
}

const share = (clicks: readonly Click[]) => (clicks.filter(one => one.wasCold).length / clicks.length) * 100;

/** Opens a list, still asleep. */
const openList = ({ open }: Tab, count: number): Promise<void> => open(`/shop/?rows=${count}&jquery=3`);

async function wake(lab: Lab, tab: Tab, count: number) {
  await openList(tab, count);
  const touch = await prepareTouch(tab);
  const trace = await traced(lab.browser, tab.page, touch);
  const at = (name: string) => trace.markAt(name) ?? Number.NaN;
  const tasks = trace.tasks.filter(({ start, took }) => start + took >= at('bench-touch'));
  return {
    longest: longest(tasks),
    longestPlain: longest(tasks.filter(task => !task.loadsScript)),
    mounted: at('bench-mounted') - at('bench-touch'),
    complete: at('bench-complete') - at('bench-touch'),
  };
}

/**
 * Readies a list for a touch, so that little but the widgets' own work is left for the trace.
 * @returns moves the pointer onto the first button, and waits until every row is adopted
 */
async function prepareTouch({ page }: Tab): Promise<() => Promise<void>> {
  const box = await page.locator(BUTTON).first().boundingBox();
  if (!box) throw new Error('the list has no button');
  await page.evaluate(button => {
    const buttons = document.querySelectorAll(button);
    const last = buttons[buttons.length - 1];
    const isAdopted = (element: Element | undefined) =>
      element !== undefined && Object.keys(element).some(key => key.startsWith('__reactFiber'));
    window.addEventListener('pointerover', () => performance.mark('bench-touch'), { capture: true, once: true });
    const complete = new Promise<void>(resolve => {
      document.addEventListener('shop_widgets_mounted', event => {
        if (!(event.target instanceof Element) || !event.target.matches('ul.products')) return;
        performance.mark('bench-mounted');
        const look = () => {
          if (!isAdopted(last)) {
            setTimeout(look, 4);
            return;
          }
          performance.mark('bench-complete');
          resolve();
        };
        look();
      });
    });
    Reflect.set(window, 'benchComplete', complete);
  }, BUTTON);
  return async () => {
    const complete = page.evaluate(() => Reflect.get(window, 'benchComplete'));
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await complete;
  };
}

/**
 * Clicks on the last button of a list: in the frame after it was mounted, or while it sleeps.
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
      const wasCold = !Object.keys(button).some(key => key.startsWith('__reactFiber'));
      return new Promise<Click>(resolve => {
        let frames = 0;
        let isOver = false;
        const start = performance.now();
        const end = () => {
          if (isOver || !button.classList.contains('loading')) return;
          isOver = true;
          // The class is seen with the next frame.
          resolve({ wasCold, took: performance.now() - start, frames: frames + 1 });
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
