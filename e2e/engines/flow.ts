import type { EngineName } from './session';
import type { Shopper } from './shopper';

/** What a shopper does from beginning to end, with a shop and a browser of their own. */
export interface Flow {
  readonly name: string;
  readonly act: (shopper: Shopper) => Promise<void>;
  /** Console lines of ours that belong to it. */
  readonly expects?: RegExp | undefined;
  /** What an engine's driver can't do, by engine: the flow is passed over there. */
  readonly impossible?: Partial<Readonly<Record<EngineName, string>>> | undefined;
}

type Extras = Omit<Flow, 'name' | 'act'>;

export const flow = (name: string, act: Flow['act'], extras: Extras = {}): Flow => ({ name, act, ...extras });
