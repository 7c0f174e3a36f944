import type { ReactNode } from 'react';
import { hydrateWidget, type Mounted, watchParts } from '../../src/hydrate';

/** How a part of the form is drawn. */
export interface PartLook {
  render(): ReactNode;
  /** Selector of what it draws on. */
  readonly slots: string;
  /** Reads it anew when another script has changed what it draws on. */
  sync(): void;
}

/** The parts of a form that the server sends anew. */
export interface Parts {
  /** Ends the roots of parts that are gone, and gives new ones theirs, before it returns. */
  renew(): void;
  start(signal: AbortSignal): void;
}

export const TABLE = '.woocommerce-checkout-review-order-table';
/** The second is that of an order which is paid for; the last one stands in them, unless a theme has moved it. */
const PARTS = `${TABLE}, .woocommerce-checkout-payment, #payment, .place-order`;

const partsOf = (form: HTMLFormElement): HTMLElement[] =>
  [...form.querySelectorAll<HTMLElement>(PARTS)].filter(part => !part.parentElement?.closest(PARTS));

/**
 * A React root for each part that the server sends anew: a root ends with its markup, and the next one draws the new markup
 * from the same store. The form's own root stays: what it has said to screen readers would be said again, and a panel that
 * slides would jump. So does that of a part whose HTML is the same.
 */
export function createParts(form: HTMLFormElement, lookOf: (part: HTMLElement) => PartLook): Parts {
  const roots = new Map<HTMLElement, Mounted>();

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
    const { render, slots, sync } = lookOf(part);
    const late = { parts: () => [...part.querySelectorAll(slots)], sync };
    return hydrateWidget('checkout', part, render, { late, atOnce: true });
  }

  function start(signal: AbortSignal): void {
    renew();
    watchParts(form, () => partsOf(form), renew, signal);
    signal.addEventListener('abort', () => {
      for (const root of roots.values()) root.unmount();
      roots.clear();
    });
  }

  return { renew, start };
}
