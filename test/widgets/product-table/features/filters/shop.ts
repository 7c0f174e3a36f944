import { afterEach, beforeEach, expect, vi } from 'vitest';
import { forgetWarnings } from '../../../../../src/core/report';
import { tableCache } from '../../../../../widgets/product-table/table/query/answers';
import { quietConsole } from '../../../../core/bus/helpers';
import { type Reply, type Sent, shopAnswers } from '../../../../core/calls/helpers';
import { type NavigationParts, navigationHtml, takeOver } from './markup';

/** A shop that prints a page with a table, and records the calls. */
export interface TableShop {
  /** Puts a page, and takes over its tables. */
  page(parts: NavigationParts | string): void;
  readonly sent: readonly Sent[];
  /** Lines of the console. */
  readonly lines: readonly string[];
  /** Sets the answers from now on, and clears `sent`. */
  answer(...replies: Reply[]): void;
  /** Returns the last query's pairs whose names begin with `name`, as `name=value`. */
  asked(name?: string): string[];
  /** Returns the last query as it was sent. */
  query(): string | undefined;
  /** Waits for `count` calls. */
  sends(count?: number): Promise<void>;
  /** Expects that no table has asked for rows. A table notes its query at once, the call leaves a moment later. */
  asksNothing(): void;
  /** Ends the tables. */
  end(): void;
}

/** Gives each test a shop whose prices are in euros; it answers with the page, by default with a plain table. */
export function setUpTableShop(html: string = navigationHtml()): TableShop {
  let sent: Sent[];
  let lines: string[];
  let end = () => {};
  beforeEach(() => {
    lines = quietConsole();
    forgetWarnings();
    vi.spyOn(console, 'log').mockImplementation(() => {});
    vi.stubGlobal('wcpt_params', { currency_symbol: '€', wc_ajax_url: '/?wc-ajax=%%endpoint%%' });
    tableCache().data = {};
    history.replaceState({}, '', '/trgovina/');
    sent = shopAnswers(html);
  });
  afterEach(() => {
    end();
    end = () => {};
    document.body.replaceChildren();
  });
  return {
    get sent() {
      return sent;
    },
    get lines() {
      return lines;
    },
    page(parts) {
      end();
      end = takeOver(typeof parts === 'string' ? parts : navigationHtml(parts));
    },
    answer: (...replies) => {
      sent = shopAnswers(...replies);
    },
    asked: (name = '') =>
      [...(sent.at(-1)?.url.searchParams ?? [])].map(pair => pair.join('=')).filter(pair => pair.startsWith(name)),
    query: () => sent.at(-1)?.url.search.slice('?wc-ajax=wcpt_ajax&'.length),
    sends: (count = 1) => vi.waitFor(() => expect(sent).toHaveLength(count)),
    asksNothing() {
      expect(sent).toEqual([]);
      expect(document.querySelector('[data-wcpt-nav-query]')).toBeNull();
    },
    end: () => end(),
  };
}
