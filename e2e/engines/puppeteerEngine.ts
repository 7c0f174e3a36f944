import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type KeyInput, type LaunchOptions } from 'puppeteer-core';
import { BROWSER_FLAGS, findBrowser } from '../support/browser';
import { type Engine, EngineMissing, type KeyName, type Session, type Size } from './session';

const FIREFOXES = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Time limit for starting a browser, ms: the machine may be busy with other engines. */
const PATIENCE = 60_000;

const launchOptions: Readonly<Record<'chromium' | 'firefox', () => LaunchOptions>> = {
  chromium: () => ({
    executablePath: found([findBrowser()], 'Chromium'),
    args: BROWSER_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  }),
  firefox: () => ({
    browser: 'firefox',
    executablePath: found(FIREFOXES, 'Firefox'),
    extraPrefsFirefox: { 'intl.accept_languages': 'sl' },
  }),
};

function found(candidates: readonly (string | undefined)[], name: string): string {
  const path = candidates.find(candidate => candidate && existsSync(candidate));
  if (!path) throw new EngineMissing(`${name} is not installed`);
  return path;
}

/**
 * Opens Chromium by its own protocol, or Firefox by WebDriver BiDi, which both speak without a driver of their own.
 * @throws EngineMissing
 */
export async function openPuppeteer(name: 'chromium' | 'firefox'): Promise<Engine> {
  const browser = await puppeteer.launch({
    headless: true,
    timeout: PATIENCE,
    protocolTimeout: PATIENCE,
    // The run ends by itself, and puppeteer's browsers with it.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    ...launchOptions[name](),
  });
  return {
    name,
    version: (await browser.version()).replace(/^.*\//, ''),
    // Firefox loses a new tab where another one closes.
    atOnce: name === 'firefox' ? 1 : 2,
    open: size => openSession(browser, size),
    close: () => browser.close(),
  };
}

/** Firefox does not know the space bar by its name. */
const keyOf = (name: KeyName): KeyInput => (name === 'Space' ? ' ' : name);

async function openSession(browser: Browser, size: Size): Promise<Session> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(size);
  let pointer = { x: 0, y: 0 };
  page.on('dialog', dialog => void dialog.accept());
  function run<Args extends unknown[], T>(what: (...args: Args) => T, ...args: Args): Promise<Awaited<T>> {
    return page.evaluate<unknown[], () => T>(`(${what})(...${JSON.stringify(args)})`);
  }
  return {
    // The driver never gets the end of some loads: of a page that is left at once, of one from the browser's cache.
    goTo: async url => {
      await page.evaluate(address => {
        setTimeout(() => location.assign(address));
      }, url);
    },
    run,
    point: (x, y) => {
      pointer = { x, y };
      return page.mouse.move(x, y);
    },
    // In one call: on a busy machine half a second may pass between two, and the page takes the press for a long one.
    press: () => page.mouse.click(pointer.x, pointer.y),
    type: text => page.keyboard.type(text),
    key: name => page.keyboard.press(keyOf(name)),
    resize: wanted => page.setViewport(wanted),
    close: () => context.close(),
  };
}
