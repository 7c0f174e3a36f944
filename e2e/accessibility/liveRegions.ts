import type { Page } from 'playwright/test';

/** A text of a live region, and whether the region was in the page before it. */
export interface Said {
  readonly text: string;
  readonly isRegionFirst: boolean;
}

/** Notes all that live regions say from now on. @returns reads it */
export async function recordSaid(page: Page): Promise<() => Promise<Said[]>> {
  await page.evaluate(noteSaid);
  return () => readSaid(page);
}

export const readSaid = (page: Page): Promise<Said[]> =>
  page.evaluate(() => {
    const said: unknown = Reflect.get(window, 'said');
    return Array.isArray(said) ? said : [];
  });

/** Runs in the page, also before it is parsed. */
export function noteSaid(): void {
  const said: Said[] = [];
  Reflect.set(window, 'said', said);
  const REGIONS = '[role="status"], [role="alert"], [aria-live]:not([aria-live="off"])';
  const known = new Set<Element>(document.querySelectorAll(REGIONS));
  const regionOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(REGIONS);
  const isEmpty = (region: Element) => !region.textContent?.trim();
  new MutationObserver(records => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes].filter(node => node instanceof Element));
    for (const region of added.flatMap(one => [...one.querySelectorAll(REGIONS)]))
      if (isEmpty(region)) known.add(region);
    const regions = new Set(records.flatMap(({ target, addedNodes }) => [target, ...addedNodes].map(regionOf)));
    for (const region of regions) {
      if (!region || region.getAttribute('aria-live') === 'off') continue;
      const text = region.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      if (text) said.push({ text, isRegionFirst: known.has(region) });
      known.add(region);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
