import { elementOf } from './jquery';

/** Wraps an element for listeners: `$(element)` for those of jQuery, the element itself for native ones. */
export type Wrap = (element: HTMLElement | null) => unknown;

/** An event: its payload, and the positional arguments that the shop's scripts send and hear. */
export interface EventCodec<Payload> {
  /** Returns the shop's positional arguments of a payload. See contract/page.md#jquery. */
  toArguments(payload: Payload, wrap: Wrap): unknown[];
  /** Returns the payload of an event by another script; undefined when its arguments make no sense. */
  fromArguments(args: readonly unknown[]): Payload | undefined;
}

export type Payloads<Codecs> = {
  [E in keyof Codecs]: Codecs[E] extends EventCodec<infer Payload> ? Payload : never;
};

/** @example updated: defineEvent<{ readonly html: string }>({ toArguments: ({ html }) => [html], fromArguments: … }) */
export const defineEvent = <Payload>(codec: EventCodec<Payload>): EventCodec<Payload> => codec;

/** Defines an event that only the bundle sends: those of that name by other scripts are ignored. */
export const defineOwnEvent = <Payload>(toArguments: EventCodec<Payload>['toArguments']): EventCodec<Payload> => ({
  toArguments,
  fromArguments: () => undefined,
});

export const bare = defineEvent<Readonly<Record<never, never>>>({ toArguments: () => [], fromArguments: () => ({}) });

export const buttonOnly = defineEvent<{ readonly button: HTMLElement | null }>({
  toArguments: ({ button }, wrap) => [wrap(button)],
  fromArguments: ([button]) => ({ button: elementOf(button) }),
});
