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

/** Time that pages give the call for the cart's fragments, ms: a busy machine answers late, and no test is about that. */
export const FRAGMENTS_TIMEOUT = 60_000;

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

/** The same browser without what it draws for a user of a desktop: it opens a page in half the time. */
const SHELLS = ['/usr/bin/chromium-headless-shell'];

const firstOf = (candidates: readonly (string | undefined)[]): string | undefined =>
  candidates.find(path => path !== undefined && path !== '' && existsSync(path));

/** The first whole browser that is there: `CHROME_PATH`, Playwright's own, or the system's. */
export const findBrowser = (): string | undefined =>
  firstOf([process.env.CHROME_PATH, chromium.executablePath(), ...SYSTEM_BROWSERS]);

/** The quickest browser that is there. It draws letters a little differently. */
export const findShell = (): string | undefined => firstOf([process.env.CHROME_PATH, ...SHELLS]) ?? findBrowser();
