import type { EngineName } from './session';
import type { Shopper } from './shopper';

/** Actions of a shopper from beginning to end, with a shop and a browser of their own. */
export interface Flow {
  readonly name: string;
  readonly act: (shopper: Shopper) => Promise<void>;
  /** Console lines of ours that belong to it. */
  readonly expects?: RegExp | undefined;
  /** Limits of an engine's driver, by engine: the flow is skipped there. */
  readonly impossible?: Partial<Readonly<Record<EngineName, string>>> | undefined;
}

type Extras = Omit<Flow, 'name' | 'act'>;

export const flow = (name: string, act: Flow['act'], extras: Extras = {}): Flow => ({ name, act, ...extras });
