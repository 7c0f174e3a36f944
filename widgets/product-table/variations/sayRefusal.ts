import { readGlobal, text } from '../../../src/core/config/shopGlobals';
import { sayBeside } from '../rows/sayBeside';
import type { Table } from '../table';
import { tVariation } from './messages';
import type { Refusal } from './refusal';

/** The page's own texts, which come first. Source: contract product-table 26.6, 34. */
const PAGE_TEXTS: Readonly<Record<Refusal, readonly string[]>> = {
  choose: ['i18n_make_a_selection_text'],
  no_match: ['i18n_no_matching_variations_text'],
  unavailable: ['i18n_unavailable_variation_text', 'i18n_unavailable_text'],
  out_of_stock: ['i18n_out_of_stock_text'],
};

/**
 * Says why a row can't be added, beside the control that was clicked, until something else is chosen in the row or
 * another control is refused. Source: spec product-table 5.2, 8; contract 26.6.
 */
export function sayRefusal(table: Table, row: HTMLElement, control: HTMLElement, refusal: Refusal): void {
  const texts = readGlobal('wcpt_i18n');
  const own = PAGE_TEXTS[refusal].map(name => text(texts?.[name])).find(Boolean);
  sayBeside(table, row, control, own ?? tVariation(`product-table.${refusal}`));
}
