import type { ShopEventName, ShopEvents } from './events';
import { elementOf } from './jquery';

/** Wraps an element for the listeners of one world: `$(element)` for jQuery, the element itself else. */
export type Wrap = (element: HTMLElement | null) => unknown;

/** How one event travels to and from the page's own listeners. */
export interface Wire<Payload> {
  /** The shop's positional arguments of a payload. Source: contract 2.4 and the event's section. */
  toArguments(payload: Payload, wrap: Wrap): unknown[];
  /** The payload of what another script sent, or undefined when it makes no sense. */
  fromArguments(args: readonly unknown[]): Payload | undefined;
}

/** Wires by event name. */
export type WireTable<Events> = { readonly [E in keyof Events]: Wire<Events[E]> };

/** Wire of an event without arguments. */
export const bare: Wire<Readonly<Record<never, never>>> = { toArguments: () => [], fromArguments: () => ({}) };

/** Wire of an event whose only argument is the control that caused it. */
export const buttonOnly: Wire<{ readonly button: HTMLElement | null }> = {
  toArguments: ({ button }, wrap) => [wrap(button)],
  fromArguments: ([button]) => ({ button: elementOf(button) }),
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const wires: { [E in ShopEventName]?: Wire<ShopEvents[E]> } = {};

/** Teaches the bus events. Until then it sends them without arguments, and believes no other script's. */
export function addWires(table: { readonly [E in ShopEventName]?: Wire<ShopEvents[E]> }): void {
  Object.assign(wires, table);
}

/** How an event travels, if the bus was taught it. */
export function wireOf<E extends ShopEventName>(name: E): Wire<ShopEvents[E]> | undefined {
  return wires[name];
}
