import { isRecord, text } from '../guards';
import type { EventCodec, Wrap } from './defineEvent';
import { elementOf } from './jquery';

export interface Argument<Value> {
  /** Returns what listeners get; default: the value itself. */
  write?(value: Value, wrap: Wrap): unknown;
  /** Returns the value of another script's argument; undefined: it makes no sense, and the event is ignored. */
  read(given: unknown): Value | undefined;
  /** Whether the event counts also without a value. */
  readonly mayBeMissing?: true;
  /** Key of it in an object of `defineNamed`; default: the payload's. */
  readonly key?: string;
}

/** An element, which jQuery's listeners get wrapped. */
export const wrapped: Argument<HTMLElement> = {
  write: (element, wrap) => wrap(element),
  read: given => elementOf(given) ?? undefined,
};
export const wrappedOrNull: Argument<HTMLElement | null> = {
  write: (element, wrap) => wrap(element),
  read: elementOf,
};
/** An element as it is. */
export const element: Argument<HTMLElement> = { read: given => elementOf(given) ?? undefined };
export const string: Argument<string> = { read: text };
export const number: Argument<number> = {
  // `Number` throws for a symbol.
  read: given => (typeof given === 'symbol' ? Number.NaN : Number(given)),
};
export const flag: Argument<boolean> = { read: Boolean };
export const record: Argument<Readonly<Record<string, unknown>>> = {
  read: given => (isRecord(given) ? given : undefined),
};
export const anything: Argument<unknown> = { read: given => given, mayBeMissing: true };

/** Takes one argument for each property of the payload, in this order: `definePositional({ html: string, button: wrapped })`. */
export function definePositional<Payload extends object>(
  parts: { readonly [Name in keyof Payload]-?: Argument<Payload[Name]> },
): EventCodec<Readonly<Payload>>;
export function definePositional(
  parts: Readonly<Record<string, Argument<unknown>>>,
): EventCodec<Readonly<Record<string, unknown>>> {
  const all = Object.entries(parts);
  return {
    toArguments: (payload, wrap) => all.map(([name, part]) => part.write?.(payload[name], wrap) ?? payload[name]),
    fromArguments(args) {
      const payload: Record<string, unknown> = {};
      for (const [index, [name, { read, mayBeMissing }]] of all.entries()) {
        payload[name] = read(args[index]);
        if (payload[name] === undefined && !mayBeMissing) return undefined;
      }
      return payload;
    },
  };
}

/** Takes one object that has the arguments by name: `defineNamed({ container: { ...wrapped, key: '$container' } })`. */
export function defineNamed<Payload extends object>(
  parts: { readonly [Name in keyof Payload]-?: Argument<Payload[Name]> },
): EventCodec<Readonly<Payload>>;
export function defineNamed(
  parts: Readonly<Record<string, Argument<unknown>>>,
): EventCodec<Readonly<Record<string, unknown>>> {
  const { toArguments, fromArguments } = definePositional(parts);
  const keys = Object.entries(parts).map(([name, { key = name }]) => key);
  return {
    toArguments(payload, wrap) {
      const values = toArguments(payload, wrap);
      return [Object.fromEntries(keys.map((key, index) => [key, values[index]]))];
    },
    fromArguments: ([data]) => (isRecord(data) ? fromArguments(keys.map(key => data[key])) : undefined),
  };
}

export const couponOnly = definePositional({ code: string });
