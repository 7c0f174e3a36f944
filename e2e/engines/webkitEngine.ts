import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { end, start, within } from './processes';
import { type Engine, EngineMissing, type KeyName, type Session, type Size } from './session';
import { until } from './until';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';
/** Without a window manager the window has no focus once its size has changed. */
const WINDOW_MANAGER = '/usr/bin/openbox';

/** Longest time for the screen or a browser to come, ms: the machine may be busy with other engines. */
const START = 60_000;
/** Longest time for a browser to close, ms. */
const QUIT = 10_000;
/** Its tool bar keeps the window about that wide, CSS px. */
const LEAST_WIDTH = 480;

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
  End: Key.END,
};

/**
 * Opens a screen for WebKitGTK; each session has a driver of its own on it, which a page that hangs can't keep from the next.
 * @throws EngineMissing
 */
export async function openWebKit(): Promise<Engine> {
  for (const file of [DRIVER, DISPLAY_SERVER, WINDOW_MANAGER]) {
    if (!existsSync(file)) throw new EngineMissing(`${file} is not installed`);
  }
  const screen = start(DISPLAY_SERVER, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {});
  const env = { DISPLAY: await within(START, 'Xvfb', displayOf(screen)), GDK_BACKEND: 'x11', LANGUAGE: 'sl' };
  const manager = start(WINDOW_MANAGER, [], env);
  const first = await openDriver(env);
  const version = (await first.driver.getCapabilities()).getBrowserVersion() ?? '';
  await first.close();
  return {
    name: 'webkit',
    version,
    // Of two windows on a screen one has the focus.
    atOnce: 1,
    open: size => openSession(env, size),
    close: async () => {
      end(manager);
      end(screen);
    },
  };
}

/** The display's name, which its server writes when it is ready. */
function displayOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdio[3]?.on('data', (part: Buffer) => {
      text += part;
      if (text.includes('\n')) resolve(`:${text.trim()}`);
    });
    child.once('exit', () => reject(new Error('Xvfb ended')));
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

/** A browser with the driver that has it. */
interface Driven {
  readonly driver: WebDriver;
  close(): Promise<void>;
}

async function openDriver(env: NodeJS.ProcessEnv): Promise<Driven> {
  const port = await freePort();
  const child = start(DRIVER, [`--port=${port}`], env);
  try {
    const driver = await within(START, 'WebKit', whenListening(child, `http://127.0.0.1:${port}`));
    // A browser that does not close by itself ends with its driver.
    const quit = () => within(QUIT, 'to close WebKit', driver.quit()).catch(() => {});
    return { driver, close: () => quit().finally(() => end(child)) };
  } catch (cause) {
    end(child);
    throw cause;
  }
}

async function whenListening(child: ChildProcess, server: string): Promise<WebDriver> {
  for (;;) {
    try {
      return await build(server);
    } catch (cause) {
      if (child.exitCode !== null || child.signalCode !== null) throw cause;
      await new Promise(resolve => setTimeout(resolve, 50));
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

async function openSession(env: NodeJS.ProcessEnv, size: Size): Promise<Session> {
  const { driver, close } = await openDriver(env);
  const look = () => driver.executeScript<number[]>('return [innerWidth, innerHeight, outerWidth, outerHeight]');
  const [innerWidth = 0, innerHeight = 0, outerWidth = 0, outerHeight = 0] = await look();
  // Its tool bar and borders are not the page's.
  const [besides, above] = [outerWidth - innerWidth, outerHeight - innerHeight];
  const resize = async ({ width, height }: Size) => {
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, width: width + besides, height: height + above });
    // The page hears of it some time later.
    await until(`a window of ${width} × ${height}`, async () => {
      const [nowWide, nowHigh = 0, outer = 0] = await look();
      if (nowWide === outer - besides && nowWide <= Math.max(width, LEAST_WIDTH) && nowHigh === height) return true;
      throw new Error(`it has ${nowWide} × ${nowHigh}`);
    });
  };
  try {
    await resize(size);
  } catch (cause) {
    await close();
    throw cause;
  }
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
    key: name => driver.actions({ async: false }).keyDown(KEYS[name]).keyUp(KEYS[name]).perform(),
    resize,
    close,
  };
}
