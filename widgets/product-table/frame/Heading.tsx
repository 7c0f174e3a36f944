import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { Adopted, type SlotProps, useAttributes, useClasses } from '../../../src/hydrate';
import { useStore } from '../../../src/ui/useStore';
import { tTable } from '../messages';
import { iconOf, type SortHeading, sortHeadings } from '../sorting/headingSort';
import { sortBy } from '../sorting/sortBy';
import { useTable } from './tableContext';

/** Parts of a heading whose clicks are their own. */
const OTHERS = '.wcpt-tooltip, a, button, input, select, label';
/** What of a heading is a control of its own. */
const INNER = 'a, button, input, select, .wcpt-tooltip, [tabindex]';

/** A heading of a column; one with icons sorts the table, one over boxes checks all rows. */
export function Heading({ element, children }: SlotProps): ReactNode {
  const table = useTable();
  const [at] = useState(() => sortHeadings(table).findIndex(({ heading }) => heading === element));
  const [sorting] = useState(() => sortHeadings(table)[at]);
  const [box] = useState(() => table.store.getState().selected?.parts.box(element));
  const content = box && (
    <>
      {box}
      {children}
    </>
  );
  return sorting ? (
    <SortingHeading {...sorting} at={at}>
      {content}
    </SortingHeading>
  ) : (
    <Adopted of={element}>{content}</Adopted>
  );
}

/**
 * The heading stays a heading; what is in it becomes a button for the keyboard and screen readers. Source: contract
 * product-table 1.4 step 3, 5.1, 5.2.
 */
function SortingHeading(props: SortHeading & { readonly at: number; readonly children: ReactNode }): ReactNode {
  const { heading, icons, at, children } = props;
  const table = useTable();
  const order = useStore(table.store, ({ orders }) => orders.headings[at]);
  const isOurs = useStore(table.store, ({ orders }) => orders.isOurs);
  const [control] = useState(() => controlOf(icons, heading));
  const [isMarked] = useState(() => icons.querySelector('.wcpt-sorting-icon') !== null);
  const [column] = useState(() => columnOf(heading));

  // Icons may be signs, which screen readers pass over.
  const isNameless = control === icons || !control.textContent?.trim();
  useClasses(heading, isMarked ? { 'wcpt-sortable': true } : {});
  useAttributes(heading, isMarked ? { 'aria-sort': order ? `${order}ending` : null } : {});
  useAttributes(control, {
    ...(isMarked && { role: 'button', tabindex: '0' }),
    ...(isMarked && isNameless && { 'aria-label': tTable('product-table.sort', { column }) }),
  });
  useClasses(icons, { 'wcpt-sorting-asc': order === 'asc', 'wcpt-sorting-desc': order === 'desc' });
  useClasses(iconOf(icons, 'asc'), isOurs ? { 'wcpt-active': order === 'asc', 'wcpt-inactive': false } : {});
  useClasses(iconOf(icons, 'desc'), isOurs ? { 'wcpt-active': order === 'desc', 'wcpt-inactive': false } : {});

  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest(OTHERS)) sortBy(table, { heading, icons });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isMarked || event.target !== control || event.defaultPrevented || (event.key !== 'Enter' && event.key !== ' '))
      return;
    event.preventDefault();
    if (control instanceof HTMLElement) control.click();
  };
  return (
    <Adopted of={heading} onClick={onClick} onKeyDown={onKeyDown}>
      {children}
    </Adopted>
  );
}

/** The name of the column and its icons, where there is no other control among them; else the icons. */
function controlOf(icons: Element, heading: Element): Element {
  const around = icons.parentElement;
  return around && around !== heading && !around.querySelector(INNER) ? around : icons;
}

/** The column's name as the heading shows it, without what a tooltip says about it. */
function columnOf(heading: Element): string {
  const name = [...heading.querySelectorAll('.wcpt-text')]
    .find(text => !text.closest('.wcpt-tooltip'))
    ?.textContent?.trim();
  return name || heading.textContent.trim() || (heading.getAttribute('data-wcpt-column-name') ?? '');
}
