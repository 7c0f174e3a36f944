import { createElement, Fragment, type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { Adopted, type SlotProps, useAttributes, useClasses } from '../../../../src/hydrate';
import { clickWithKeys } from '../../../../src/ui/press';
import { useStore } from '../../../../src/ui/useStore';
import { tTable } from '../../table/messages';
import { iconOf, ordersOf, readOrders, type SortHeading, sortHeadings } from '../../table/query/orders';
import { sortBy } from '../../table/query/sortBy';
import { type Feature, useTable } from '../../table/table';

/** Parts of a heading that handle their clicks. */
const OTHERS = '.wcpt-tooltip, a, button, input, select, label';
const INNER = 'a, button, input, select, .wcpt-tooltip, [tabindex]';

/** A heading of a column; one with icons sorts the table, one over boxes checks all rows. */
function Heading({ element, children }: SlotProps): ReactNode {
  const table = useTable();
  const [at] = useState(() => sortHeadings(table).findIndex(({ heading }) => heading === element));
  const [sorting] = useState(() => sortHeadings(table)[at]);
  const [first] = useState(() => table.features.flatMap(({ inHeading }) => inHeading?.(table, element) ?? []));
  const content = first.length ? createElement(Fragment, null, ...first, children) : undefined;
  return sorting ? (
    <SortingHeading {...sorting} at={at}>
      {content}
    </SortingHeading>
  ) : (
    <Adopted of={element}>{content}</Adopted>
  );
}

/** Makes the content of a heading a button. See contract/product-table.md#set-up. */
function SortingHeading(props: SortHeading & { readonly at: number; readonly children: ReactNode }): ReactNode {
  const { heading, icons, at, children } = props;
  const table = useTable();
  const order = useStore(ordersOf(table), ({ headings }) => headings[at]);
  const isOurs = useStore(ordersOf(table), orders => orders.isOurs);
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
    if (isMarked) clickWithKeys(control, event);
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

/** Headings that sort the table. */
export const sorting: Feature = { slots: { '.wcpt-heading': Heading }, sync: readOrders };
