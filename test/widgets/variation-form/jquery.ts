import { vi } from 'vitest';

/** The extra arguments of a jQuery handler come after the event. */
export type Listener = (
  this: unknown,
  event: { readonly type: string; readonly target: unknown },
  ...args: unknown[]
) => unknown;

/** A real jQuery collection, as far as the tests use it. */
export interface RealCollection {
  readonly length: number;
  on(events: string, listener: Listener): RealCollection;
  off(events: string): RealCollection;
  trigger(name: string, args?: readonly unknown[]): RealCollection;
  triggerHandler(name: string, args?: readonly unknown[]): unknown;
  val(value: string): RealCollection;
  data(key: string): unknown;
  data(key: string, value: unknown): RealCollection;
  is(selector: string): boolean;
  [index: number]: unknown;
}

/** The real jQuery, as far as the tests use it. */
export interface RealJQuery {
  (target: unknown): RealCollection;
  readonly fn: Record<string, unknown>;
}

/** A jQuery of a package that has no types. */
export async function realJQuery(name: 'jquery' | 'jquery4'): Promise<RealJQuery> {
  const { default: jQuery } = await vi.importActual<{ default: RealJQuery }>(name);
  return jQuery;
}

/** A page without jQuery, and one with each version that shops have, for `describe.each`. */
export const pagesOfShops: readonly (readonly [string, RealJQuery | undefined])[] = [
  ['no jQuery', undefined],
  ['jQuery 3', await realJQuery('jquery')],
  ['jQuery 4', await realJQuery('jquery4')],
];
