import { createElement, type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { textWithout, wordsOf } from '../../../../src/core/html/text';
import {
  Adopted,
  Appended,
  attributesOf,
  markInjected,
  type SlotProps,
  useAttributes,
  useClasses,
  useHydrated,
} from '../../../../src/hydrate';
import { useStore } from '../../../../src/ui/useStore';
import { tTable } from '../../table/messages';
import { readNotation } from '../../table/price/prices';
import type { Choice } from '../../table/query/choices';
import { filterKey, readFilter } from '../../table/query/readFilters';
import { shownChoices } from '../../table/query/updateChoices';
import { useTable } from '../../table/table';
import { type ShownChoice, shownChoice } from './shownChoice';
import { filtersOf } from './state';

/** Filters whose headings show the choice; the shop prints the price as a custom field. */
const KINDS =
  /^(?:custom_field|attribute|category|taxonomy|price_range|rating|sort_by|results_per_page|on_sale|availability)$/;

/** Returns what the heading of a filter is to show; undefined: it stays as printed. */
export function useChoice(filter: Element): ShownChoice<Element> | undefined {
  const isHydrated = useHydrated();
  const table = useTable();
  const choice = useStore(table.store, state => shownChoices(state, filter).get(filterKey(filter)));
  // A sidebar that becomes a header shows the choices in its headings.
  useStore(filtersOf(table), ({ headers }) => headers);
  return isHydrated && choice && showsChoice(filter) ? readChoice(filter, choice) : undefined;
}

const inGrid = (filter: Element): boolean => filter.closest('.wcpt-ratio-filter_grid, .wcpt-filter-grid') !== null;

/** In a sidebar, and in a row outside of a grid, the choices themselves are seen. */
const showsChoice = (filter: Element): boolean =>
  filter.closest('.wcpt-navigation:not(.wcpt-left-sidebar), .wcpt-nav-modal') !== null &&
  KINDS.test(filter.getAttribute('data-wcpt-filter') ?? '') &&
  (!filter.matches('.wcpt-options-row') || inGrid(filter));

function readChoice(element: Element, choice: Choice): ShownChoice<Element> | undefined {
  const printed = readFilter(element);
  if (!printed) return undefined;
  const { filter, elements } = printed;
  const texts = { currency: readNotation().symbol, from: tTable('product-table.from') };
  const { choice: option, ...shown } = shownChoice(filter, choice, inGrid(element), texts);
  if (!option || typeof option === 'string') return { ...shown, choice: option };
  return { ...shown, choice: elements[filter.controls.indexOf(option)]?.nextElementSibling ?? null };
}

export const LABEL = '.wcpt-filter-heading :is(.wcpt-dropdown-label, .wcpt-options-heading)';

/** Class of the choice in a heading. See contract/product-table.md#filters. */
export const APPEND = 'wcpt-radio-op-selected__heading-append';

export function headingText(part: Element): string {
  const label = part.closest('.wcpt-filter')?.querySelector('.wcpt-dropdown-label, .wcpt-options-heading');
  const text = textWithout(label, `.${APPEND}`);
  return text.endsWith(':') ? text.slice(0, -1).trimEnd() : text;
}

const COUNT = 'wcpt-active-count';

/** Shows the chosen option or the limits in the label, the number of options behind it. */
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
      {shows && <ShownLabel label={label} choice={choice} />}
      {said?.count != null && <Count count={said.count} isInGrid={inGrid(filter)} />}
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
function ShownLabel({ label, choice }: { readonly label: Element; readonly choice: Element | string }): ReactNode {
  const nodes = useMemo(() => {
    const append = document.createElement('div');
    append.className = APPEND;
    append.append(choice instanceof Element ? choice.cloneNode(true) : choice);
    return [append];
  }, [choice]);
  return <Appended to={label} nodes={nodes} />;
}

function Count({ count, isInGrid }: { readonly count: number; readonly isInGrid: boolean }): ReactNode {
  const grid = isInGrid ? ` ${COUNT}--filter-grid` : '';
  return (
    <span ref={markInjected} className={`${COUNT}${grid}${count ? '' : ` ${COUNT}--zero`}`}>
      {count}
    </span>
  );
}

/** Renders the number that the server printed, until ours takes its place. */
export function PrintedCount({ element }: SlotProps): ReactNode {
  // Once removed it is in no filter.
  const [filter] = useState(() => element.closest('.wcpt-filter') ?? element);
  const said = useChoice(filter);
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
