/** Keys by their name, as in `KeyboardEvent.key`. */
export type KeyName =
  | 'Enter'
  | 'Escape'
  | 'Tab'
  | 'Backspace'
  | 'Space'
  | 'ArrowDown'
  | 'ArrowUp'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'End';

/** Parts of the window that pages are shown in, CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * A browser with one tab and a profile of its own. It knows no selectors and waits for nothing: that is `Shopper`'s, so that
 * it is the same in all engines.
 */
export interface Session {
  /** Goes to an address; settles when the page has begun to load. */
  goTo(url: string): Promise<void>;
  /** Runs a function in the page, with JSON values. */
  run<Args extends unknown[], T>(what: (...args: Args) => T, ...args: Args): Promise<Awaited<T>>;
  /** Moves the mouse, px from the window's upper left corner. */
  point(x: number, y: number): Promise<void>;
  /** Presses and releases the mouse where it is. */
  press(): Promise<void>;
  type(text: string): Promise<void>;
  key(name: KeyName): Promise<void>;
  resize(size: Size): Promise<void>;
  close(): Promise<void>;
}

/** A browser engine that is installed. */
export interface Engine {
  readonly name: EngineName;
  readonly version: string;
  /** Number of sessions that may be open at the same time. */
  readonly atOnce: number;
  open(size: Size): Promise<Session>;
  close(): Promise<void>;
}

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** Error of an engine that is not installed. */
export class EngineMissing extends Error {
  override readonly name = 'EngineMissing';
}
