import { defineConfig } from 'playwright/test';
import { BROWSER_FLAGS, findBrowser } from './support/browser';
import { slowChunksSeed } from './support/slowChunks';

const executablePath = findBrowser();

// The workers read this file too.
if (slowChunksSeed && process.env.TEST_WORKER_INDEX === undefined) {
  console.log(`Every chunk is held back 300–600 ms: SLOW_CHUNKS=${slowChunksSeed}`);
}

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { args: BROWSER_FLAGS, ...(executablePath && { executablePath }) },
    locale: 'sl-SI',
    timezoneId: 'Europe/Ljubljana',
    reducedMotion: 'reduce',
  },
});
