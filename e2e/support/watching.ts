import type { Page } from 'playwright/test';

/** Records violations of the page's policy. Returns a function that lists them. */
export async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const found: string[] = [];
    Reflect.set(window, 'violations', found);
    document.addEventListener('securitypolicyviolation', event =>
      found.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  return () => page.evaluate(() => Reflect.get(window, 'violations'));
}

/** Lets the page paint all that has changed. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

/**
 * Writes down what moves on the page without anybody doing something.
 * @param within elements whose moves do not count
 * @returns the start of each element's HTML, once all that has changed is painted
 */
export async function watchShifts(page: Page, within = ':not(*)'): Promise<() => Promise<string[]>> {
  await page.addInitScript(spared => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources') ?? [];
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (!element?.closest(spared)) shifts.push(element?.outerHTML.slice(0, 100) ?? '');
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, within);
  return async () => {
    await painted(page);
    return page.evaluate(() => Reflect.get(window, 'shifts'));
  };
}
