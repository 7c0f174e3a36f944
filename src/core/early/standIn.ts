interface Call {
  readonly on: unknown;
  readonly args: readonly unknown[];
}

type Method = (this: unknown, ...args: readonly unknown[]) => unknown;

/** A function in the place of one whose code is still to come: it keeps its calls, and passes later ones on. */
export interface StandIn extends Method {
  /** Marks a function of the bundle, see `isForeign`. */
  readonly isShopWidgets: true;
  readonly kept: Call[];
  /** Loads the function's code; called with each call until it is there. */
  load?: () => void;
}

export const isStandIn = (value: unknown): value is StandIn =>
  typeof value === 'function' && 'kept' in value && Array.isArray(value.kept);

/** Puts a stand-in where `owner` has nothing of that name. It answers `this`, as jQuery's plugins do. @param load loads its code */
export function offerStandIn(owner: object, name: string, load?: () => void): void {
  if (Reflect.get(owner, name) !== undefined) return;
  const kept: Call[] = [];
  const standIn: StandIn = Object.assign(
    function (this: unknown, ...args: readonly unknown[]) {
      const now: unknown = Reflect.get(owner, name);
      // A script may have kept the stand-in itself.
      if (typeof now === 'function' && now !== standIn) return Reflect.apply(now, this, args);
      kept.push({ on: this, args });
      standIn.load?.();
      return this;
    },
    { isShopWidgets: true as const, kept, ...(load && { load }) },
  );
  Reflect.set(owner, name, standIn);
}

/** Puts a function where `owner` has none, or its stand-in, whose calls it then gets. */
export function fulfil(owner: object, name: string, own: Method): void {
  const before: unknown = Reflect.get(owner, name);
  if (before !== undefined && !isStandIn(before)) return;
  Reflect.set(owner, name, own);
  for (const { on, args } of isStandIn(before) ? before.kept.splice(0) : []) Reflect.apply(own, on, args);
}

/** Has the code of a stand-in loaded with its first call, also with one that it has kept already. */
export function loadOnUse(owner: object, name: string, load: () => void): void {
  const found: unknown = Reflect.get(owner, name);
  if (!isStandIn(found)) return;
  found.load = load;
  if (found.kept.length > 0) load();
}
