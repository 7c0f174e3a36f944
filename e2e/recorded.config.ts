import { defineConfig } from 'playwright/test';
import config from './playwright.config';

export default defineConfig({
  ...config,
  outputDir: '../test-results/recorded',
  reporter: [['list'], ['json', { outputFile: '../test-results/recorded.json' }]],
  projects: (config.projects ?? []).filter(({ name = '' }) => ['recorded', 'pictures', 'surroundings'].includes(name)),
});
