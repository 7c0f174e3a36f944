import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { type Engine, EngineMissing, type KeyName, type Session, type Size } from './session';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';
/** Without a window manager the window has no focus once its size has changed. */
const WINDOW_MANAGER = '/usr/bin/openbox';

const KEYS: Readonly<Record<KeyName, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Backspace: Key.BACK_SPACE,
  Space: Key.SPACE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Home: Key.HOME,
  End: Key.END,
};

/**
 * Starts WebKitGTK's driver on a screen of its own.
 * @throws EngineMissing
 */
export async function openWebKit(): Promise<Engine> {
  for (const file of [DRIVER, DISPLAY_SERVER, WINDOW_MANAGER]) {
    if (!existsSync(file)) throw new EngineMissing(`${file} is not installed`);
  }
  const started: ChildProcess[] = [];
  const start = (command: string, args: string[], display?: string) => {
    const stdio = ['ignore', 'ignore', 'ignore', 'pipe'] as const;
    const env = { ...process.env, ...(display && { DISPLAY: display, GDK_BACKEND: 'x11' }), LANGUAGE: 'sl' };
    const child = spawn(command, args, { stdio: [...stdio], env });
    started.unshift(child);
    return child;
  };
  const close = async () => {
    for (const child of started) child.kill();
  };
  const display = await displayOf(
    start(DISPLAY_SERVER, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']),
  );
  start(WINDOW_MANAGER, [], display);
  const port = await freePort();
  start(DRIVER, [`--port=${port}`], display);
  const server = `http://127.0.0.1:${port}`;
  const first = await whenListening(() => build(server));
  const version = (await first.getCapabilities()).getBrowserVersion() ?? '';
  await first.quit();
  // The driver knows one session.
  return { name: 'webkit', version, atOnce: 1, open: size => openSession(server, size), close };
}

/** The display's name, which its server writes when it is ready. */
function displayOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdio[3]?.on('data', (part: Buffer) => {
      text += part;
      if (text.includes('\n')) resolve(`:${text.trim()}`);
    });
    child.once('exit', () => reject(new EngineMissing('Xvfb ended')));
  });
}

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

async function whenListening<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (cause) {
      if (tries === 20) throw cause;
      await new Promise(resolve => setTimeout(resolve, 250));
    }
  }
}

const build = (server: string): Promise<WebDriver> =>
  new Builder()
    .usingServer(server)
    .disableEnvironmentOverrides()
    // A page that hangs is looked at all the same.
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', pageLoadStrategy: 'none' }))
    .build();

async function openSession(server: string, size: Size): Promise<Session> {
  const driver = await build(server);
  const resize = async ({ width, height }: Size) => {
    // Its tool bar and borders are not the page's; below its least width it stays wider.
    await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    const inner: number[] = await driver.executeScript('return [innerWidth, innerHeight]');
    const [innerWidth = width, innerHeight = height] = inner;
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, width: 2 * width - innerWidth, height: 2 * height - innerHeight });
  };
  await resize(size);
  return {
    goTo: url => driver.get(url),
    run: (what, ...args) => driver.executeScript(`return (${what}).apply(null, arguments)`, ...args),
    point: (x, y) =>
      driver
        .actions({ async: false })
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .perform(),
    press: () => driver.actions({ async: false }).press().release().perform(),
    type: text => driver.actions({ async: false }).sendKeys(text).perform(),
    key: async (name, { shift } = {}) => {
      const actions = driver.actions({ async: false });
      if (shift) actions.keyDown(Key.SHIFT);
      actions.keyDown(KEYS[name]).keyUp(KEYS[name]);
      if (shift) actions.keyUp(Key.SHIFT);
      await actions.perform();
    },
    resize,
    close: () => driver.quit(),
  };
}
