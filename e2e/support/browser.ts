import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags for a browser without a network of its own, also as root in a container. */
export const BROWSER_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The first browser that is there: `CHROME_PATH`, Playwright's own, or the system's. */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROME_PATH, chromium.executablePath(), ...SYSTEM_BROWSERS];
  return candidates.find(path => path !== undefined && path !== '' && existsSync(path));
}
