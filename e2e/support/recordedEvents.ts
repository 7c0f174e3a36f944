import type { Page } from 'playwright/test';
import * as v from 'valibot';
import { capturedJson } from './capturedPages';
import type { RecordedEvent } from './eventRecorder';
import { expect } from './fixtures';

const event = v.object({
  via: v.string(),
  event: v.string(),
  target: v.string(),
  depth: v.number(),
  args: v.array(v.object({ kind: v.string() })),
});
const recording = v.object({
  interactions: v.array(v.object({ interaction: v.string(), page: v.string(), events: v.array(event) })),
});

/**
 * Returns what the shop's own scripts raised on a recorded page.
 * @throws when that was not recorded
 */
export function recordedEvents(page: string, interaction: string): RecordedEvent[] {
  const { interactions } = v.parse(recording, capturedJson('events.json'));
  const found = interactions.find(one => one.page === page && one.interaction === interaction);
  if (!found) throw new Error(`${page}: ${interaction} was not recorded`);
  return found.events.map(one => ({ ...one, args: one.args.map(({ kind }) => kind) }));
}

/** Events that the recorder of an open page has recorded: cleared, waited for, or turned into lines that a test compares. */
export function recorderOf<Line>(page: Page, toLines: (events: readonly RecordedEvent[]) => Line[]) {
  const names = () => page.evaluate(() => window.recordedEvents?.map(({ event }) => event));
  return {
    clear: () => page.evaluate(() => void window.recordedEvents?.splice(0)),
    lines: async () => toLines((await page.evaluate(() => window.recordedEvents)) ?? []),
    heard: (event: string) => expect.poll(names, `waits for ${event}`).toContain(event),
  };
}
