import type { Page } from 'playwright/test';
import { mounted } from './fixtures';
import { holdBack } from './holdBack';

/** A widget's way from sleep to work, as steps at which a shopper may do something. */
export const STEPS = [
  'before its chunk is asked for',
  'while its chunk loads',
  'while it mounts',
  'once it is awake',
] as const;

/** What a test does in the page at one of the steps. */
export interface WakeTest {
  readonly address: string;
  readonly marker: string;
  /** Names of the chunk's files. */
  readonly chunk: RegExp;
  readonly step: (typeof STEPS)[number];
  /** Runs in the page. */
  readonly act: () => void;
  /** Looks at the page between the act and the widget's arrival. */
  readonly asleep?: () => Promise<void>;
}

/** Opens a page and acts at a step of a widget's wake; answers when the widget is awake. */
export async function actAt(page: Page, { address, marker, chunk, step, act, asleep }: WakeTest): Promise<void> {
  if (step === 'while it mounts') {
    await page.addInitScript(`(${actOnMount})(${JSON.stringify(marker)}, ${act})`);
    await page.goto(address);
    await mounted(page, marker);
    return;
  }
  if (step === 'once it is awake') {
    await page.goto(address);
    await mounted(page, marker);
    await page.evaluate(act);
    return;
  }
  const arrive = await holdBack(page, chunk);
  const isBefore = step === 'before its chunk is asked for';
  if (isBefore) await page.addInitScript(neverWake);
  // Every marker is armed when the cart is asked for.
  const asked = page.waitForRequest(isBefore ? /chunks\/calls-/ : chunk);
  await page.goto(address);
  await asked;
  await page.evaluate(act);
  await asleep?.();
  arrive();
  await mounted(page, marker);
}

/** What wakes when it is seen is seen by nobody, and the browser is never idle; what wakes at once is on its way. */
function neverWake(): void {
  window.IntersectionObserver = class extends window.IntersectionObserver {
    override observe() {}
  };
  window.requestIdleCallback = () => 0;
}

/** Does something the moment a widget has begun to take its marker over, before it works. */
function actOnMount(marker: string, act: () => void): void {
  const values = new WeakMap<Element, unknown>();
  let isDone = false;
  Object.defineProperty(Element.prototype, Symbol.for('shop-widgets.mounted'), {
    configurable: true,
    get(this: Element) {
      return values.get(this);
    },
    set(this: Element, value: unknown) {
      values.set(this, value);
      if (!value || isDone || !this.matches(marker)) return;
      isDone = true;
      act();
    },
  });
}
