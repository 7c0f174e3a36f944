import { createElement, type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { textWithout, wordsOf } from '../../../src/core/html/text';
import {
  Adopted,
  Appended,
  attributesOf,
  markInjected,
  type SlotProps,
  useAttributes,
  useClasses,
} from '../../../src/hydrate';
import { useStore } from '../../../src/ui/useStore';
import { tTable } from '../messages';
import { readNotation } from '../price/prices';
import { navigations } from '../query/pairs';
import { type Table, useTable } from '../table';
import { rangeOf } from './rangeFields';

/** The choice as a filter's heading shows it; an undefined part stays as the server printed it. Source: contract product-table 4.5. */
export interface ShownChoice {
  /** Number of chosen options; null: no number is shown. */
  readonly count?: number | null | undefined;
  readonly inGrid?: boolean;
  /** The text element of the chosen radio, else the limits; null: nothing is chosen. */
  readonly choice?: Element | string | null;
  readonly isActive?: boolean;
}

/** Filters whose headings show the choice; the shop prints the price as a custom field. Source: contract product-table 4.5. */
const KINDS =
  /^(?:custom_field|attribute|category|taxonomy|price_range|rating|sort_by|results_per_page|on_sale|availability)$/;

type TableStore = Pick<Table, 'store'>;

/** Shows the choices in the headings of the header. Source: spec product-table 2.4, 4.2; contract 4.5. */
export const refreshHeadings = (table: Pick<Table, 'container' | 'store'>): void =>
  refreshHeadingsIn(table, ...navigations(table).filter(navigation => !navigation.matches('.wcpt-left-sidebar')));

export function refreshHeadingsIn(table: TableStore, ...roots: readonly Element[]): void {
  const filters = filtersIn(roots).flatMap(filter => {
    const inGrid = filter.closest('.wcpt-ratio-filter_grid, .wcpt-filter-grid') !== null;
    const isRow = filter.matches('.wcpt-options-row');
    const isKnown = KINDS.test(filter.getAttribute('data-wcpt-filter') ?? '');
    return isKnown && (!isRow || inGrid) ? [[filter, readChoice(filter, inGrid)] as const] : [];
  });
  showChoices(table, filters);
}

/** Removes the choice from headings: in a sidebar the choices themselves are seen. */
export const clearHeadings = (table: TableStore, root: Element): void =>
  showChoices(
    table,
    filtersIn([root]).map(filter => [filter, { count: null, choice: null }]),
  );

const filtersIn = (roots: readonly Element[]): Element[] =>
  roots.flatMap(root => [...root.querySelectorAll('.wcpt-filter')]);

/** Stores the choices, without those of filters that have left the page. */
function showChoices({ store }: TableStore, choices: readonly (readonly [Element, ShownChoice])[]): void {
  const kept = [...store.getState().choices].filter(([filter]) => filter.isConnected);
  flushSync(() => store.setState({ choices: new Map([...kept, ...choices]) }));
}

function readChoice(filter: Element, inGrid: boolean): ShownChoice {
  const boxes = inputs(filter, 'checkbox');
  const chosen = inputs(filter, 'radio').find(radio => radio.checked && radio.value !== '');
  const isDefault = chosen?.closest('.wcpt-default-option') != null;
  const limits = limitsOf(filter);
  const checked = boxes.filter(box => box.checked).length;
  const isActive = checked > 0 || (chosen !== undefined && !isDefault) || limits !== undefined;
  if (boxes.length) return { inGrid, isActive, count: checked || inGrid ? checked : null };
  const count = inGrid ? Number(isActive) : undefined;
  return { inGrid, isActive, count, choice: chosen?.nextElementSibling ?? limits ?? null };
}

export const LABEL = '.wcpt-filter-heading :is(.wcpt-dropdown-label, .wcpt-options-heading)';

const inputs = (filter: Element, type: 'checkbox' | 'radio') => [
  ...filter.querySelectorAll<HTMLInputElement>(`input[type="${type}"]`),
];

/** Returns `20 - 50`, or `from 20` without an upper end, where a limit differs from its bound; with the currency for prices. */
function limitsOf(filter: Element): string | undefined {
  const range = rangeOf(filter);
  if (!range) return undefined;
  const { min, max } = range;
  const isLimited = (min.value !== '' && min.value !== min.min) || (max.value !== '' && max.value !== max.max);
  if (!isLimited) return undefined;
  const isPrice =
    filter.getAttribute('data-wcpt-meta-key') === '_price' || filter.getAttribute('data-wcpt-filter') === 'price_range';
  const symbol = isPrice ? readNotation().symbol : '';
  const from = `${symbol}${min.value || '0'}`;
  const to = max.value || max.max;
  return to ? `${from} - ${symbol}${to}` : `${tTable('product-table.from')} ${from}`;
}

/** Class of the choice in a heading. Source: contract product-table 4.5. */
export const APPEND = 'wcpt-radio-op-selected__heading-append';

export function headingText(part: Element): string {
  const label = part.closest('.wcpt-filter')?.querySelector('.wcpt-dropdown-label, .wcpt-options-heading');
  const text = textWithout(label, `.${APPEND}`);
  return text.endsWith(':') ? text.slice(0, -1).trimEnd() : text;
}

const COUNT = 'wcpt-active-count';

/** Shows the chosen option or the limits in the label, the number of options behind it. Source: contract product-table 4.5. */
export function FilterLabel({ element: label }: SlotProps): ReactNode {
  const filter = label.closest('.wcpt-filter');
  return filter && filter.querySelector(LABEL) === label ? (
    <SayingLabel filter={filter} label={label} />
  ) : (
    <Adopted of={label} />
  );
}

function SayingLabel({ filter, label }: { readonly filter: Element; readonly label: HTMLElement }): ReactNode {
  const said = useChoice(filter);
  const [printed] = useState(() => headingText(label));
  const [icons] = useState(() => sortIcons(filter, label));
  const format = filter.getAttribute('data-wcpt-heading_format__op_selected');
  const choice = said?.choice;
  const shows = choice != null && format !== 'only_heading';
  const hides = shows && format === 'only_selected';
  const text = choice instanceof Element ? choice.textContent?.trim() : choice;
  const name = hides && !hasOption(filter, printed) ? `${printed}: ${text}` : null;

  useClasses(filter, {
    'wcpt-radio-op-selected': choice === undefined ? undefined : shows && typeof choice !== 'string',
  });
  useAttributes(label.parentElement, hides ? { 'aria-label': name } : {});
  return (
    <>
      {said && icons.map(icon => <MovedIcon key={icons.indexOf(icon)} icon={icon} label={label} />)}
      <Adopted of={label} />
      {hides && <HiddenHeading label={label} />}
      {shows && <Choice label={label} choice={choice} />}
      {said?.count != null && <Count count={said.count} inGrid={said.inGrid} />}
    </>
  );
}

/** Hides what the server printed in a label. */
function HiddenHeading({ label }: { readonly label: Element }): null {
  useLayoutEffect(() => {
    const heading = document.createElement('span');
    heading.className = 'sw-filter-heading';
    heading.hidden = true;
    heading.append(...label.childNodes);
    label.append(heading);
    return () => heading.replaceWith(...heading.childNodes);
  }, [label]);
  return null;
}

/** The choice at the end of a label. It stays as it is as long as the choice is the same: the pointer may just be pressed on it. */
function Choice({ label, choice }: { readonly label: Element; readonly choice: Element | string }): ReactNode {
  const nodes = useMemo(() => {
    const append = document.createElement('div');
    append.className = APPEND;
    append.append(choice instanceof Element ? choice.cloneNode(true) : choice);
    return [append];
  }, [choice]);
  return <Appended to={label} nodes={nodes} />;
}

export const useChoice = (filter: Element): ShownChoice | undefined =>
  useStore(useTable().store, ({ choices }) => choices.get(filter));

function Count({ count, inGrid }: { readonly count: number; readonly inGrid?: boolean | undefined }): ReactNode {
  const grid = inGrid ? ` ${COUNT}--filter-grid` : '';
  return (
    <span ref={markInjected} className={`${COUNT}${grid}${count ? '' : ` ${COUNT}--zero`}`}>
      {count}
    </span>
  );
}

/** Renders the number that the server printed, until ours takes its place. */
export function PrintedCount({ element }: SlotProps): ReactNode {
  const said = useChoice(element.closest('.wcpt-filter') ?? element);
  return said?.count === undefined ? <Adopted of={element} /> : null;
}

const sortIcons = (filter: Element, label: Element): Element[] =>
  filter.matches('[data-wcpt-filter="sort_by"]') ? [...label.querySelectorAll(':scope > .wcpt-icon')] : [];

/** The icon of the order stands before the label, so that the choice may take the label's place. */
function MovedIcon({ icon, label }: { readonly icon: Element; readonly label: Element }): ReactNode {
  const [ref] = useState(() => (place: Element | null) => {
    markInjected(place);
    place?.append(...icon.childNodes);
    icon.remove();
    return () => {
      icon.append(...(place?.childNodes ?? []));
      label.prepend(icon);
    };
  });
  return createElement('span', { ...attributesOf(icon), ref });
}

const hasOption = (filter: Element, text: string): boolean =>
  [...filter.querySelectorAll('label')].some(label => wordsOf(label) === text);
