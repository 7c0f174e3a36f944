import { bus } from '../../../src/core/bus/bus';
import { readGlobal, text } from '../../../src/core/config/shopGlobals';
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

let said: AbortController | undefined;
let count = 0;

/**
 * Says why a row can't be added, beside the control that was clicked, until something else is chosen in the row or
 * another control is refused. It is an alert for screen readers, and no dialog: nothing has to be confirmed.
 * Source: spec product-table 5.2, 8; contract 26.6.
 */
export function sayRefusal({ signal }: Table, row: HTMLElement, control: HTMLElement, refusal: Refusal): void {
  said?.abort();
  const mine = new AbortController();
  said = mine;
  const texts = readGlobal('wcpt_i18n');
  const alert = document.createElement('div');
  alert.id = `sw-table-alert-${++count}`;
  alert.className = 'sw-table-alert';
  alert.setAttribute('role', 'alert');
  (control.closest('.wcpt-quantity') ?? control).after(alert);
  // Screen readers hear what comes into an alert that is there.
  alert.textContent =
    PAGE_TEXTS[refusal].map(name => text(texts?.[name])).find(Boolean) ?? tVariation(`product-table.${refusal}`);
  control.setAttribute('aria-describedby', alert.id);
  mine.signal.addEventListener('abort', () => {
    alert.remove();
    if (control.getAttribute('aria-describedby') === alert.id) control.removeAttribute('aria-describedby');
  });
  const end = () => mine.abort();
  bus.on('select_variation', end, { target: row, signal: mine.signal });
  signal.addEventListener('abort', end, { signal: mine.signal });
}
