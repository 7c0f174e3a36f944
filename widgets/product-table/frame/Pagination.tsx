import { type MouseEvent, type ReactNode, useState } from 'react';
import { Adopted, type SlotProps, useAttributes } from '../../../src/hydrate';
import { tTable } from '../messages';
import { followPage, isDeadEnd } from '../paging/startPaging';
import { useTable } from '../table';

const CHEVRONS = [
  ['first', 'product-table.first'],
  ['prev', 'product-table.previous'],
  ['next', 'product-table.next'],
  ['last', 'product-table.last'],
] as const;

/** The links to a table's pages, as a landmark for screen readers. Source: contract product-table 12.1. */
export function Pagination({ element, children }: SlotProps): ReactNode {
  const [landmark] = useState(() => landmarkOf(element));
  useAttributes(element, landmark);
  return <Adopted of={element}>{children}</Adopted>;
}

/** A page, the one that is shown, a chevron or dots. */
export function PageLink({ element }: SlotProps): ReactNode {
  const table = useTable();
  const [attributes] = useState(() => attributesOf(element));
  useAttributes(element, attributes);
  return <Adopted of={element} onClick={(event: MouseEvent) => followPage(table, element, event)} />;
}

/** Numbers the names of further landmarks; a copy in the header is no second landmark. */
function landmarkOf(pagination: HTMLElement): Readonly<Record<string, string>> {
  if (pagination.closest('.wcpt-navigation, nav') || pagination.hasAttribute('role')) return {};
  const all = [...document.querySelectorAll('.wcpt-pagination')].filter(one => !one.closest('.wcpt-navigation'));
  const n = all.indexOf(pagination) + 1;
  const name = tTable('product-table.pages');
  return { role: 'navigation', 'aria-label': n > 1 ? `${name} ${n}` : name };
}

/** Describes the current page, the chevrons, and dimmed chevrons, which lead nowhere. */
function attributesOf(link: HTMLElement): Readonly<Record<string, string>> {
  if (link.matches('.current')) return { 'aria-current': 'page', tabindex: '-1' };
  if (!link.matches('.wcpt-pagination-chevron')) return {};
  const [, key] = CHEVRONS.find(([name]) => link.classList.contains(`wcpt-pagination-chevron-${name}`)) ?? [];
  const isNameless = key && !link.textContent?.trim() && !link.ariaLabel;
  return {
    ...(isNameless && { 'aria-label': tTable(key) }),
    ...(isDeadEnd(link) && { 'aria-disabled': 'true', tabindex: '-1' }),
  };
}
