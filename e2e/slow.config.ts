import { defineConfig } from 'playwright/test';
import config from './playwright.config';

// Workers read it. A seed that stays the same repeats a run.
process.env.SLOW_CHUNKS ??= '7';

export default defineConfig({
  ...config,
  outputDir: '../test-results/slow',
  reporter: [['list'], ['json', { outputFile: '../test-results/slow.json' }]],
  projects: (config.projects ?? []).filter(({ name }) => name === 'main'),
});
