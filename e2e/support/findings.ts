import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns axe's findings on the page. Left out: the shop's own error list, whose role the contract fixes.
 * @param within selector of the part that has changed, on a page that was looked at as a whole before
 */
export async function findings(page: Page, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  await page.evaluate(endMotion);
  return page.evaluate(async part => {
    const axe: unknown = Reflect.get(window, 'axe');
    if (typeof axe !== 'object' || axe === null || !('run' in axe) || typeof axe.run !== 'function') return ['no axe'];
    // Without the data for a report: three scans in the time of one.
    const quick = { resultTypes: ['violations'], selectors: false, preload: { assets: ['media'] } };
    const { violations } = await axe.run(
      { ...(part && { include: [part] }), exclude: ['ul.woocommerce-error[role="alert"]'] },
      quick,
    );
    const found: { id: string; nodes: { html: string }[] }[] = violations;
    return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  }, within);
}

/** Runs in the page: ends fading and sliding, as text that is half transparent has no contrast. */
function endMotion(): void {
  for (const motion of document.getAnimations()) {
    const isTimed = motion.timeline instanceof DocumentTimeline;
    if (isTimed && motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) motion.finish();
  }
}
