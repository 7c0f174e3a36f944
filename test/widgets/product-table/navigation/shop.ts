import { expect, vi } from 'vitest';
import { tableCache } from '../../../../widgets/product-table/query/fetchTable';
import { quietConsole } from '../../../core/bus/helpers';
import { type Sent, shopAnswers } from '../../../core/calls/helpers';
import { type NavigationParts, navigationHtml, takeOver } from './markup';

/** A shop that prints a page with a table, and notes what is asked for. */
export interface TableShop {
  /** Puts a page, and takes over its table. */
  page(parts: NavigationParts): void;
  readonly sent: readonly Sent[];
  /** The last query's pairs whose names begin so, as `name=value`. */
  asked(name?: string): string[];
  /** Waits for so many calls. */
  sends(count?: number): Promise<void>;
  close(): void;
}

/** Opens a shop whose prices are in euros; it answers with a plain table. */
export function openTableShop(): TableShop {
  quietConsole();
  vi.spyOn(console, 'log').mockImplementation(() => {});
  Reflect.set(globalThis, 'wcpt_params', { currency_symbol: '€', wc_ajax_url: '/?wc-ajax=%%endpoint%%' });
  tableCache().data = {};
  history.replaceState({}, '', '/trgovina/');
  const sent = shopAnswers(navigationHtml());
  let end = () => {};
  return {
    sent,
    page(parts) {
      end();
      end = takeOver(navigationHtml(parts));
    },
    asked: (name = '') =>
      [...(sent.at(-1)?.url.searchParams ?? [])].map(pair => pair.join('=')).filter(pair => pair.startsWith(name)),
    sends: (count = 1) => vi.waitFor(() => expect(sent).toHaveLength(count)),
    close() {
      end();
      Reflect.deleteProperty(globalThis, 'wcpt_params');
      document.body.replaceChildren();
    },
  };
}
