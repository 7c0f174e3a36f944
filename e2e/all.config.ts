import { defineConfig } from 'playwright/test';
import config from './playwright.config';

// Cases that are dealt out to the versions of jQuery run with each of them.
process.env.JQUERY ??= 'all';

export default defineConfig(config);
