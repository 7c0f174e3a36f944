import { raiseDom } from '../../src/core/bus/dom';
import { parseQuantity } from '../../src/core/quantity';
import { wholesOf } from './decimal';
import type { BundleItem } from './items';
import type { UndoList } from './undoList';

/** How many bundles the stock of the chosen items allows; undefined when none of them is limited. */
export function stockLimit(items: readonly BundleItem[]): number | undefined {
  const limits = items.flatMap(({ stock, quantity }) =>
    stock && quantity.units > 0n ? [wholesOf(stock, quantity)] : [],
  );
  return limits.length > 0 ? Math.min(...limits) : undefined;
}

/** The server's own maximum of a field that was limited. */
const own = new WeakMap<HTMLInputElement, string | null>();

/**
 * Limits the bundle's quantity to the stock of its items, within the server's own limit; lowers a value above it, with a
 * `change`. Without a limit the server's maximum is back. Never below what can be ordered: of too little, the shop tells.
 * Source: add-on contract 1.8 "Stock".
 */
export function limitQuantity(input: HTMLInputElement, limit: number | undefined, undo: UndoList): void {
  if (!own.has(input)) own.set(input, input.getAttribute('max'));
  const before = own.get(input) ?? null;
  if (limit === undefined) {
    undo.set(input, 'max', before);
    return;
  }
  const least = Math.max(parseQuantity(input.min) ?? 1, 1);
  const max = Math.max(Math.min(limit, parseQuantity(before) ?? limit), least);
  undo.set(input, 'max', String(max));
  if ((parseQuantity(input.value) ?? 0) <= max) return;
  input.value = String(max);
  raiseDom(input, 'change');
}
