import { hydrateWidget, type Mounted, watchParts } from '../../src/hydrate';
import { PAYMENT_SLOTS, Payment } from './Payment';
import type { PayingStore } from './paying';

export type Parts = ReturnType<typeof createParts>;

/** `#payment` is that of an order which is paid for; `.place-order` stands in one of the others, unless a theme has moved it. */
const PARTS = '.woocommerce-checkout-payment, #payment, .place-order';

const partsOf = (form: HTMLFormElement): HTMLElement[] =>
  [...form.querySelectorAll<HTMLElement>(PARTS)].filter(part => !part.parentElement?.closest(PARTS));

/**
 * A root for each part of the payment, which the server replaces: it ends with its markup, and the next one draws the new markup
 * from the same store. The form's own root stays: its alerts would be announced again, and a sliding panel would jump.
 */
export function createParts(form: HTMLFormElement, paying: PayingStore) {
  const roots = new Map<HTMLElement, Mounted>();

  /** Unmounts the roots of parts that are gone, and mounts new ones, before it returns. */
  function renew(): void {
    const parts = partsOf(form);
    for (const [part, root] of roots) {
      if (parts.includes(part)) continue;
      roots.delete(part);
      root.unmount();
    }
    for (const part of parts) if (!roots.has(part)) roots.set(part, take(part));
  }

  function take(part: HTMLElement): Mounted {
    const externalChanges = { parts: () => [...part.querySelectorAll(PAYMENT_SLOTS)], sync: paying.sync };
    return hydrateWidget('checkout', part, () => <Payment part={part} store={paying} />, {
      externalChanges,
      atOnce: true,
    });
  }

  function start(signal: AbortSignal): void {
    renew();
    watchParts(form, () => partsOf(form), partsOf(form), renew, signal);
    signal.addEventListener('abort', () => {
      for (const root of roots.values()) root.unmount();
      roots.clear();
    });
  }

  return { renew, start };
}
