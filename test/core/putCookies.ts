import { onTestFinished } from 'vitest';

/** Has `document.cookie` read and write what the test says, until the test ends. */
export function putCookies(read: () => string, write: (line: string) => void): void {
  Object.defineProperty(document, 'cookie', { get: read, set: write, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(document, 'cookie'));
}

/** A browser that lets the page neither read nor keep cookies, until the test ends. */
export function blockCookies(): void {
  const block = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  putCookies(block, block);
}
