import { type ReactNode, useLayoutEffect } from 'react';
import { navigate } from '../../../src/core/navigate';
import { Adopted, type SlotProps } from '../../../src/hydrate';
import { clickOnKeys } from '../../../src/ui/onPress';
import { useTable } from '../frame/tableContext';
import { navigations } from '../query/serialise';
import { FILTERING_TERM, showTerm } from '../show/showTerm';
import { owns, type Table } from '../table';

/**
 * A term in a row that filters the table by itself, or takes that back; else it leads to its archive.
 * Source: spec product-table 2.4 "Taxonomy term links"; contract 4.6.
 */
export function Term({ element: term }: SlotProps): ReactNode {
  const table = useTable();
  useLayoutEffect(() => showTerm(term), [term]);
  const onClick = () => {
    if (!owns(table, term)) return;
    if (term.matches(FILTERING_TERM)) toggleTerm(table, term);
    else navigate(term.getAttribute('data-wcpt-archive-url'), 'product-table');
  };
  return <Adopted of={term} onClick={onClick} onKeyDown={clickOnKeys} />;
}

/**
 * Clicks the option of the term's slug in the filter of its taxonomy, which asks for the rows; of a chosen radio the option
 * for all, as radios are not unchecked by clicks.
 */
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
