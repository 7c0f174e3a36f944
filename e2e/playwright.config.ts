import { defineConfig } from 'playwright/test';
import { BROWSER_FLAGS, findBrowser, findShell } from './support/browser';
import { slowChunksSeed } from './support/slowChunks';

/** Whether a test compares pictures: they were taken with a whole browser. */
const PICTURES = /looks-pictures\.spec\.ts$/;

const launched = (executablePath: string | undefined) => ({
  launchOptions: { args: BROWSER_FLAGS, ...(executablePath && { executablePath }) },
});

// The workers read this file too.
if (slowChunksSeed && process.env.TEST_WORKER_INDEX === undefined) {
  console.log(`Every chunk is held back 300–600 ms: SLOW_CHUNKS=${slowChunksSeed}`);
}

export default defineConfig({
  outputDir: '../test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 3,
  // Generous, so that a busy machine fails no test.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'sl-SI',
    timezoneId: 'Europe/Ljubljana',
    reducedMotion: 'reduce',
  },
  projects: [
    { name: 'main', testDir: 'main', use: launched(findShell()) },
    { name: 'accessibility', testDir: 'accessibility', use: launched(findShell()) },
    { name: 'more', testDir: 'more', use: launched(findShell()) },
    { name: 'surroundings', testDir: 'surroundings', use: launched(findShell()) },
    { name: 'recorded', testDir: 'recorded', testIgnore: PICTURES, use: launched(findShell()) },
    { name: 'pictures', testDir: 'recorded', testMatch: PICTURES, use: launched(findBrowser()) },
  ],
});
