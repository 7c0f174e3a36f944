import { type MouseEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Adopted, type SlotProps, useAttributes } from '../../../../src/hydrate';
import { clickWithKeys } from '../../../../src/ui/press';
import { useStore } from '../../../../src/ui/useStore';
import { tTable } from '../../table/messages';
import { newId } from '../../table/pressable';
import { CHILD_TERMS } from '../../table/query/readFilters';
import { type Table, useTable, withOpened } from '../../table/table';
import { type FiltersState, filtersOf } from './state';

const OPTION = '.wcpt-filter-hierarchy-accordion';
const OPEN = 'wcpt-filter-hierarchy-accordion--open';

/** Returns the terms below a term: beside its option, or within, beside its label. */
export function termsBelow(option: Element): Element | null {
  const next = option.nextElementSibling;
  return next?.matches(CHILD_TERMS) ? next : option.querySelector(CHILD_TERMS);
}

type WithStore = Pick<Table, 'store'>;

/** Whether the terms below a term are shown; until they are opened or closed, as the server printed it. */
const isOpen = (option: Element, { opened }: FiltersState): boolean =>
  opened.get(option) ?? option.classList.contains(OPEN);

/** Shows the terms below a term, or hides them. See contract/product-table.md#filters. */
export function openTerms(table: WithStore, option: Element, opens: boolean): void {
  // Other scripts see it in the same event, and the class stays when another root takes over.
  flushSync(() => filtersOf(table).setState(({ opened }) => ({ opened: withOpened(opened, option, opens) })));
  option.classList.toggle(OPEN, opens);
}

/** The icon that shows the terms below a term. It is in the label of that term, but does not choose the term. */
export function TermTrigger({ element: trigger }: SlotProps): ReactNode {
  const table = useTable();
  const [option] = useState(() => trigger.closest(OPTION));
  useTermNames(trigger, option);
  const onClick = (event: MouseEvent) => {
    if (!option) return;
    event.preventDefault();
    event.stopPropagation();
    openTerms(table, option, !isOpen(option, filtersOf(table).getState()));
  };
  return <Adopted of={trigger} onClick={onClick} onKeyDown={event => clickWithKeys(trigger, event)} />;
}

/** Names the icon for screen readers, and keeps that name out of the name of the box. */
function useTermNames(trigger: Element, option: Element | null): void {
  const isShown = useStore(filtersOf(useTable()), state => option !== null && isOpen(option, state));
  const [box] = useState(() => option?.querySelector('input') ?? null);
  const [text] = useState(() => box?.nextElementSibling ?? null);
  const [id] = useState(() => text?.id || newId('sw-table-term-'));
  const [count] = useState(() => option?.querySelector('.wcpt-count') ?? null);
  const [term] = useState(() => text?.textContent?.trim() ?? '');
  useAttributes(text && trigger, {
    role: 'button',
    tabindex: '0',
    'aria-label': tTable('product-table.below', { term }),
    'aria-expanded': String(isShown),
  });
  useAttributes(text, { id });
  // A count may come later, with this id.
  useAttributes(text && count, { id: `${id}-count` });
  useAttributes(text && box, { 'aria-labelledby': `${id} ${id}-count` });
}

/** An option that leads to its archive; all of it but the icon of the terms below acts as its link. */
export function RedirectOption({ element: option, children }: SlotProps): ReactNode {
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('a, .wcpt-filter-hierarchy-accordion__trigger')) return;
    option.querySelector<HTMLElement>('.wcpt-nav-redirect-link')?.click();
  };
  return (
    <Adopted of={option} onClick={onClick}>
      {children}
    </Adopted>
  );
}
