import { readGlobal } from '../../../src/core/config/shopGlobals';
import { text } from '../../../src/core/guards';
import { reportError } from '../../../src/core/report';
import { memoryOf, recall } from '../rows/elementMemory';
import { productId } from '../rows/row';
import { sayBeside, saySetAside } from '../rows/sayBeside';
import type { Table } from '../table';
import { tVariation } from './messages';
import type { Refusal } from './refusal';

/** The page's own texts come first. Source: contract product-table 26.6, 34. */
const PAGE_TEXTS: Readonly<Record<Refusal, readonly string[]>> = {
  choose: ['i18n_make_a_selection_text'],
  no_match: ['i18n_no_matching_variations_text'],
  unavailable: ['i18n_unavailable_variation_text', 'i18n_unavailable_text'],
  out_of_stock: ['i18n_out_of_stock_text'],
};

/** Source: spec product-table 5.2, 8; contract 26.6. */
export function sayRefusal(table: Table, row: HTMLElement, control: HTMLElement, refusal: Refusal): void {
  const texts = readGlobal('wcpt_i18n');
  const own = PAGE_TEXTS[refusal].map(name => text(texts?.[name])).find(Boolean);
  sayBeside(table, row, control, own ?? tVariation(`product-table.${refusal}`));
}

/** Shows at a control that its data are broken. @param row see `mainRow` */
export function setAside(table: Table, row: HTMLElement, control: Element, cause: unknown): void {
  const memory = memoryOf(row);
  memory.takeBack ??= saySetAside(table, control, tVariation('product-table.set_aside'));
  if (memory.isReported) return;
  memory.isReported = true;
  const reason = cause instanceof Error ? cause.message : String(cause);
  reportError({
    where: 'product-table',
    element: row,
    found: `variations of product ${productId(row)} can’t be read: ${reason}`,
    consequence: 'They can’t be chosen in this row; all other rows work.',
    cause,
  });
}

export function takeBack(row: HTMLElement): void {
  const memory = recall(row);
  if (!memory?.takeBack) return;
  memory.takeBack();
  memoryOf(row).takeBack = undefined;
}
