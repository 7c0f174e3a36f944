import { afterEach, describe, expect, it, vi } from 'vitest';
import { globalAt, hasPageGlobal, pageGlobal } from '../../../src/core/config/pageGlobal';
import { readGlobal } from '../../../src/core/config/shopGlobals';
import { codeIn, readSource } from '../../sources';

const NAME = 'shop_settings';

/** Prototype on which browsers expose elements of the content by their names. */
const behind = Object.getPrototypeOf(globalThis);

afterEach(() => {
  Reflect.deleteProperty(globalThis, NAME);
  Reflect.deleteProperty(behind, NAME);
});

describe('a global of the page', () => {
  it.each([[{ a: 1 }], [[1]], ['text'], [0], [null], [() => {}]])('is what a script has put there: %o', value => {
    Reflect.set(globalThis, NAME, value);
    expect(pageGlobal(NAME)).toBe(value);
    expect(hasPageGlobal(NAME)).toBe(true);
  });

  it('is absent where nobody has put anything', () => {
    expect(pageGlobal(NAME)).toBeUndefined();
    expect(hasPageGlobal(NAME)).toBe(false);
  });

  it('is taken where the browser has it itself', () => {
    expect(hasPageGlobal('document')).toBe(true);
    expect(pageGlobal('document')).toBeUndefined();
  });

  const form = () => {
    const made = document.createElement('form');
    made.innerHTML = '<input name="ajax_url" value="https://evil.example/"><input name="ajax_url">';
    return made;
  };
  const frame = (): object => {
    const made = {};
    return Object.assign(made, { window: made });
  };
  const closed = () =>
    new Proxy(
      {},
      {
        get(target, key, receiver) {
          if (key !== 'window') throw new DOMException('Blocked', 'SecurityError');
          return receiver ?? target;
        },
        getPrototypeOf: () => null,
      },
    );
  it.each([
    ['an element', form],
    ['several elements', () => form().getElementsByTagName('input')],
    ['a frame', frame],
    ['a frame of another site', closed],
    ['the window', () => window],
  ])('is absent where the content has the name: %s', (_, make) => {
    Reflect.defineProperty(behind, NAME, { value: make(), configurable: true });
    expect(Reflect.get(globalThis, NAME)).toBeDefined();
    expect(pageGlobal(NAME)).toBeUndefined();
    expect(hasPageGlobal(NAME)).toBe(false);
    expect(readGlobal(NAME)).toBeUndefined();
  });
});

it('globalAt follows a path of globals, and answers nothing where a step is missing', () => {
  vi.stubGlobal('wp', { hooks: { name: 'hooks' }, text: 'no object' });
  expect(globalAt('wp', 'hooks', 'name')).toBe('hooks');
  expect(globalAt('wp', 'text', 'length')).toBeUndefined();
  expect(globalAt('wp', 'media', 'player')).toBeUndefined();
  expect(globalAt('nothing')).toBeUndefined();
});

describe('the sources', () => {
  const files = codeIn('src', 'widgets');
  /** The one reader; the command's code in a browser of its own, which imports nothing of the project; and code that the build adds. */
  const EXCEPT = ['src/core/config/pageGlobal.ts', 'src/cli/page/measure.ts', 'src/build/retriedImports.ts'];
  // `HOLDER` is a symbol, which no content can name. An element never equals a function.
  const READS =
    /Reflect\.(?:get|has)\((?:window|globalThis|self)\b|\b(?:window|globalThis|self)\[(?!HOLDER\])|\bwindow\.ShopWidgets(?! =)|(?<!typeof )\bin (?:window|globalThis|self)\b/g;

  it('read globals of the page by the one function', () => {
    const code = (file: string) => readSource(file).replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '');
    const found = files
      .filter(file => !EXCEPT.includes(file))
      .flatMap(file => [...code(file).matchAll(READS)].map(([read]) => `${file}: ${read}`));
    expect(files.length).toBeGreaterThan(400);
    expect(found).toEqual([]);
  });
});
