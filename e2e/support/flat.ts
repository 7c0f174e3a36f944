import { expect, type Page } from 'playwright/test';

/** Number of repetitions before the measurement, until all lasting objects exist. */
const WARM_UP = 20;
/** Allowed growth in bytes: code that is compiled late, and no more. */
const HEAP_SPARE = 1_000_000;

/** Repeats an action and expects, by the browser's own counters, that no memory of it remains. */
export async function expectFlat(page: Page, times: number, repeat: (times: number) => Promise<void>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  const counts = async () => {
    for (let time = 0; time < 2; time++) await browser.send('HeapProfiler.collectGarbage');
    const { metrics } = await browser.send('Performance.getMetrics');
    const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
  };
  await repeat(WARM_UP);
  const grown = async (): Promise<string[]> => {
    const before = await counts();
    await repeat(times);
    const growing = async () => {
      const { nodes, listeners, heap } = await counts();
      return [
        // One for each time would be twice as much.
        ...(nodes - before.nodes < times / 2 ? [] : [`${nodes - before.nodes} nodes`]),
        ...(listeners - before.listeners < times / 2 ? [] : [`${listeners - before.listeners} listeners`]),
        ...(heap - before.heap < HEAP_SPARE ? [] : [`${heap - before.heap} bytes`]),
      ];
    };
    // Pending work of the last repetition ends as well.
    const until = Date.now() + 3000;
    let stays = await growing();
    while (stays.length > 0 && Date.now() < until) stays = await growing();
    return stays;
  };
  // The browser may keep one copy of a part for good: V8 does with the getter that React puts on an input's value. What is
  // kept for each time grows again.
  const stays = await grown();
  if (stays.length > 0) expect(await grown(), `stays of ${times} times, after ${stays.join(', ')}`).toEqual([]);
}
