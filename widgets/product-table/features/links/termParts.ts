import { navigate } from '../../../../src/core/navigate';
import { clickWithKeys } from '../../../../src/ui/press';
import { give, makePressable } from '../../table/pressable';
import { navigations } from '../../table/query/pairs';
import type { RowPart } from '../../table/rowEvents';
import { FILTERING_TERM, TERM } from '../../table/rows/row';
import type { Table } from '../../table/table';

/**
 * Filters the table by the term or takes that back, or leads to its archive. Source: spec product-table 2.4 "Taxonomy term
 * links"; contract 4.6.
 */
export const termParts = (table: Table): readonly RowPart[] => [
  {
    selector: TERM,
    ready(terms) {
      for (const term of terms) {
        makePressable(term);
        const filtering = term.getAttribute('data-wcpt-filtering');
        if (filtering) give(term, { 'aria-pressed': String(filtering === 'true') });
      }
    },
    on: {
      click(term) {
        if (term.matches(FILTERING_TERM)) toggleTerm(table, term);
        else navigate(term.getAttribute('data-wcpt-archive-url'), 'product-table');
      },
      keydown: clickWithKeys,
    },
  },
];

/** Clicks the option of the term in its taxonomy's filter; for a chosen radio the option for all: clicks do not uncheck radios. */
function toggleTerm(table: Table, term: Element): void {
  const taxonomy = term.parentElement?.getAttribute('data-wcpt-taxonomy');
  const slug = term.getAttribute('data-wcpt-slug');
  const filters = navigations(table).flatMap(root => [...root.querySelectorAll('.wcpt-filter')]);
  const filter = filters.find(one => one.getAttribute('data-wcpt-taxonomy') === taxonomy);
  const option = [...(filter?.querySelectorAll('[data-wcpt-slug]') ?? [])].find(
    one => one.getAttribute('data-wcpt-slug') === slug,
  );
  const input = option?.querySelector('input');
  const isChosenRadio = input?.type === 'radio' && input.checked;
  (isChosenRadio ? filter?.querySelector<HTMLInputElement>('input[type="radio"][value=""]') : input)?.click();
}
