import type { Meter } from './measure';

const QUIET = 1000;
const LONGEST = 15_000;
const STEP = 250;

/** Waits until the page has loaded, and for a while nothing has come and nothing was long at work. */
export async function settled(meter: Meter): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise(resolve => window.addEventListener('load', resolve, { once: true }));
  }
  const loaded = performance.now();
  const isQuiet = () => performance.now() - Math.max(meter.lastBusy, loaded) > QUIET;
  while (!isQuiet() && performance.now() - loaded < LONGEST) await new Promise(resolve => setTimeout(resolve, STEP));
}
