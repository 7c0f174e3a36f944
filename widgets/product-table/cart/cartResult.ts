import { isRecord } from '../../../src/core/bus/wire';

/** An answer of the cart as it came, or as the page has it printed. */
export type CartResult = Readonly<Record<string, unknown>>;

const NAME = 'wcpt_cart_result_cache';

/** The last answer of the cart, of a call or printed by the server. Source: contract product-table 17.3, 34. */
export function cachedResult(): CartResult | undefined {
  const found: unknown = Reflect.get(globalThis, NAME);
  return isRecord(found) ? found : undefined;
}

/** Keeps an answer for those who come later; what it was about is over by then. */
export function keepResult(result: CartResult): void {
  Reflect.set(globalThis, NAME, { ...result, success: true, notice: '', is_cache: true });
}
