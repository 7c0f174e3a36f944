import type { Page } from 'playwright/test';
import { mounted } from './fixtures';
import { holdBack } from './holdBack';

/** Steps of a widget's hydration at which a shopper may act. */
export const STEPS = [
  'before its chunk is asked for',
  'while its chunk loads',
  'while it mounts',
  'once it is awake',
] as const;

/** Action of a test in the page at one of the steps. */
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

/** Opens a page and acts at a step of a widget's hydration; resolves when the widget is hydrated. */
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
  // Every marker is observed when the cart is requested.
  const asked = page.waitForRequest(isBefore ? /chunks\/calls-/ : chunk);
  await page.goto(address);
  await asked;
  await page.evaluate(act);
  await asleep?.();
  arrive();
  await mounted(page, marker);
}

/** Prevents hydration in view and at idle time; widgets that load at once are requested already. */
function neverWake(): void {
  window.IntersectionObserver = class extends window.IntersectionObserver {
    override observe() {}
  };
  window.requestIdleCallback = () => 0;
}

/** Acts as soon as a widget has begun to mount, before it works. */
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
