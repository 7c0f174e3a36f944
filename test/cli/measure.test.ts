import { afterEach, expect, it, vi } from 'vitest';
import { Meter, settled } from '../../src/cli/page/measure';

type Entry = Pick<PerformanceEntry, 'name' | 'startTime' | 'duration'>;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A meter in a page whose browser tells what the test says. */
function meterOf() {
  const told = new Map<string, (entry: Entry) => void>();
  class Observer {
    static readonly supportedEntryTypes = ['longtask', 'resource'];
    readonly #callback: (list: { getEntries(): Entry[] }) => void;
    constructor(callback: (list: { getEntries(): Entry[] }) => void) {
      this.#callback = callback;
    }
    observe({ type }: { type: string }): void {
      told.set(type, entry => this.#callback({ getEntries: () => [entry] }));
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('performance', { now: () => Date.now(), setResourceTimingBufferSize: () => {} });
  const tell = (type: string, entry: Entry) => told.get(type)?.(entry);
  return { meter: new Meter(), tell };
}

it('a page is busy until what it asked for has come, and until its long tasks are over', () => {
  const { meter, tell } = meterOf();
  expect(meter.lastBusy).toBe(0);
  tell('resource', { name: '/chunk.js', startTime: 100, duration: 600 });
  expect(meter.lastBusy).toBe(700);
  tell('longtask', { name: 'self', startTime: 900, duration: 300 });
  expect(meter.lastBusy).toBe(1200);
  tell('resource', { name: '/earlier.js', startTime: 50, duration: 20 });
  expect(meter.lastBusy).toBe(1200);
});

it('a page has settled a second after it was busy last', async () => {
  vi.useFakeTimers({ now: 0 });
  const { meter, tell } = meterOf();
  let isSettled = false;
  const settling = settled(meter).then(() => {
    isSettled = true;
  });
  await vi.advanceTimersByTimeAsync(900);
  tell('resource', { name: '/chunk.js', startTime: 100, duration: 800 });
  await vi.advanceTimersByTimeAsync(900);
  expect(isSettled).toBe(false);
  await vi.advanceTimersByTimeAsync(400);
  expect(isSettled).toBe(true);
  await settling;
});
