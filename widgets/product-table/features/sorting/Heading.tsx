import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { anySignal } from '../../../../src/core/abortSignals';
import { bus } from '../../../../src/core/bus/bus';
import { Adopted, type SlotProps, useAttributes, useClasses } from '../../../../src/hydrate';
import { useStore } from '../../../../src/ui/useStore';
import { tTable } from '../../table/messages';
import { pressMatching } from '../../table/pressable';
import { iconOf, nextOrder, type SortHeading, type SortOrder, sortHeadings, sortPairs } from '../../table/query/orders';
import { ownFrame, shownDevice, type Table, useTable } from '../../table/table';
import { sortInstantly } from '../instant/startInstant';
import { selectionOf } from '../selection/startSelection';

/** Parts of a heading that handle their clicks. */
const OTHERS = '.wcpt-tooltip, a, button, input, select, label';
const INNER = 'a, button, input, select, .wcpt-tooltip, [tabindex]';

/** A heading of a column; one with icons sorts the table, one over boxes checks all rows. */
export function Heading({ element, children }: SlotProps): ReactNode {
  const table = useTable();
  const [at] = useState(() => sortHeadings(table).findIndex(({ heading }) => heading === element));
  const [sorting] = useState(() => sortHeadings(table)[at]);
  const [box] = useState(() => selectionOf(table)?.box(element));
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

/** Makes the content of a heading a button. Source: contract product-table 1.4 step 3, 5.1, 5.2. */
function SortingHeading(props: SortHeading & { readonly at: number; readonly children: ReactNode }): ReactNode {
  const { heading, icons, at, children } = props;
  const table = useTable();
  const order = useStore(table.store, ({ orders }) => orders.headings[at]);
  const isOurs = useStore(table.store, ({ orders }) => orders.isOurs);
  const [control] = useState(() => controlOf(icons, heading));
  const [isMarked] = useState(() => icons.querySelector('.wcpt-sorting-icon') !== null);
  const [column] = useState(() => columnOf(heading));

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
    if (isMarked && event.target === control) pressMatching(event, '*');
  };
  return (
    <Adopted of={heading} onClick={onClick} onKeyDown={onKeyDown}>
      {children}
    </Adopted>
  );
}

/** Returns the element around the column's name and its icons, where it contains no other control; else the icons. */
function controlOf(icons: Element, heading: Element): Element {
  const around = icons.parentElement;
  return around && around !== heading && !around.querySelector(INNER) ? around : icons;
}

/** Returns the column's name, without the text of a tooltip. */
function columnOf(heading: Element): string {
  const name = [...heading.querySelectorAll('.wcpt-text')]
    .find(text => !text.closest('.wcpt-tooltip'))
    ?.textContent?.trim();
  return name || heading.textContent.trim() || (heading.getAttribute('data-wcpt-column-name') ?? '');
}

/** Sorts the table by a heading: in the browser where settings and data allow it, else on the server. Source: contract product-table 5.2. */
export function sortBy(table: Table, sorting: SortHeading): void {
  const { heading } = sorting;
  const order = nextOrder(table, sorting);
  if (order) sortInstantly(table, { heading, order }, () => askServer(table, heading, order));
}

function askServer(table: Table, heading: Element, order: SortOrder): void {
  const { id } = table;
  const sort = sortPairs(heading, id, order);
  if (!sort) return;
  const restoreScroll = keepScroll(table);
  const changes = [...sort, [`${id}_device`, shownDevice(table)], [`${id}_paged`, '1']] as const;
  void table.query({ changes, append: true, purpose: 'column_heading_sort' }).then(restoreScroll);
}

/** Elements that may scroll a table sideways: its wrappers, or another script's frozen table. */
const SCROLLER = '.frzTbl-scroll-overlay, .wcpt-table-scroll-wrapper, .wcpt-table-scroll-wrapper-outer';

/** Returns a function that scrolls the answer's table as far, also when its columns are frozen. Source: contract product-table 5.2. */
function keepScroll(table: Pick<Table, 'container' | 'signal'>): () => void {
  const { container, signal } = table;
  const left = scrolledBy(table);
  return () => {
    if (!left) return;
    scrollTo(table, left);
    const built = new AbortController();
    const ended = anySignal(built.signal, signal);
    const onBuilt = () => {
      built.abort();
      scrollTo(table, left);
    };
    bus.on('after_freeze_table_build', onBuilt, { target: container, signal: ended });
    // The shopper's own scrolling wins.
    for (const type of ['wheel', 'pointerdown', 'keydown']) {
      container.addEventListener(type, () => built.abort(), { passive: true, signal: ended });
    }
  };
}

const scrolledBy = (table: Pick<Table, 'container'>): number =>
  Math.max(0, ...ownFrame(table, SCROLLER).map(({ scrollLeft }) => scrollLeft));

function scrollTo(table: Pick<Table, 'container'>, left: number): void {
  for (const scroller of ownFrame(table, SCROLLER)) scroller.scrollLeft = left;
}
