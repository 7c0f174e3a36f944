import { bus } from '../../../src/core/bus/bus';
import { listenDom } from '../../../src/core/bus/dom';
import { sortInstantly } from '../instant/startInstant';
import {
  inNavigations,
  isApplied,
  isChoice,
  isSearch,
  lastValue,
  navigations,
  type Pairs,
  serialise,
} from '../query/pairs';
import { isOn, showsCounts } from '../settings';
import { columnSort } from '../sorting/headingSort';
import { ownFrame, owns, settingsOf, type Table } from '../table';
import { CHILD_TERMS, termsBelow } from './Accordion';
import { refreshHeadings } from './headingFeedback';
import { isRangeControl, settleRange, showThumbs } from './rangeFields';

/** Controls whose changes ask for no rows by themselves. Source: contract product-table 4.4. */
const SILENT = '.wcpt-search-filter-options, .wcpt-filter-date-picker, .wcpt-search, .wcpt-nav-modal-tpl';

/** Listens to all options at once: React does not receive changes that scripts trigger with jQuery. Source: contract product-table 4.4. */
export function startChoices(table: Table): void {
  const { container, signal } = table;
  const onChange = (control: Element, event: unknown) => {
    if (!owns(table, control) || !control.closest('.wcpt-navigation') || control.closest(SILENT)) return;
    settleChoice(control);
    if (isRangeControl(control)) takeChoices(table, control);
    else navigationChange(table, { target: control, event });
  };
  listenDom(container, 'change', onChange, signal);
}

export function settleChoice(control: Element): void {
  if (control instanceof HTMLInputElement) settleHierarchy(control);
  settleRange(control);
  const filter = control.closest('.wcpt-filter');
  if (filter) markChosen(filter);
}

interface NavigationChange {
  /** The control, or the button that applies. */
  readonly target: Element;
  readonly event?: unknown;
  /** Elements with the choices; default: the table's navigations. */
  readonly roots?: readonly Element[];
  /** Sends also where an Apply button would hold it back. */
  readonly apply?: boolean;
}

const AT_ONCE = '[data-wcpt-nav-apply-immediately="true"]';

/**
 * Shows a choice in copies and headings, then asks for the rows, in the order that a sorted heading shows. Source: spec
 * product-table 2.2, 4.2; contract 4.4, 5.3, 6.
 */
export function navigationChange(table: Table, change: NavigationChange): void {
  const { target, roots } = change;
  takeChoices(table, ...(roots ?? [target]));
  const isSort = target.closest('[data-wcpt-filter="sort_by"]') !== null;
  const ask = () => askServer(table, change, isSort ? [] : columnSort(table));
  if (isSort) sortInstantly(table, { option: target }, ask);
  else ask();
}

function askServer(table: Table, { target, event, roots, apply = false }: NavigationChange, sort: Pairs): void {
  const send = async () => {
    const changes = [...serialise(roots ?? navigations(table)), ...sort];
    await table.query({ changes, append: false, purpose: 'filter' });
    // An answer brings a new button; form mode and a failed call do not.
    table.store.setState({ applying: undefined });
    // Another script may have marked buttons.
    for (const button of ownFrame(table, '.wcpt-apply--clicked')) button.classList.remove('wcpt-apply--clicked');
  };
  const change = { callback: () => void send(), proceed: apply || !isHeldBack(table, target), event };
  bus.emit('wcpt_after_navigation_change', change, table.container);
  if (change.proceed) change.callback();
}

/** Asks for the rows of these changes alone. Until they come the filters show no other choice, so that the next query does not send it. */
export function askAlone(table: Table, changes: Pairs = []): void {
  void table.query({ changes, append: false, purpose: 'filter' });
  // Another script has stopped it, the page is left, or an answer of the cache is shown.
  if (table.store.getState().status !== 'loading') return;
  for (const field of inNavigations(table, PARTS).flatMap(fields)) {
    if (lastValue(changes, field.name) === undefined) takeBack(field, field.matches(DEFAULT));
  }
  refreshHeadings(table);
}

/** Options that stand for no choice. */
const DEFAULT = '[value=""], [data-wcpt-reverse-value], .wcpt-default-option *';

/** Clears the choice of a control. */
export function takeBack(input: HTMLInputElement, isDefault = false): void {
  if (isChoice(input)) input.checked = isDefault;
  else if (input.type !== 'range') input.value = '';
  // The keyword that is sent where the rows are searched while one types.
  if (isSearch(input)) input.setAttribute('data-wcpt-value', '');
  const filter = input.closest('.wcpt-filter');
  if (!filter) return;
  markChosen(filter);
  showThumbs(filter);
}

/** Whether the choice waits for a click on Apply. Source: contract product-table 6. */
function isHeldBack(table: Table, target: Element): boolean {
  const buttons = ownFrame(table, '.wcpt-apply');
  if (!buttons.length || buttons.some(button => isApplied(table, button)) || target.closest(AT_ONCE)) return false;
  const settings = settingsOf(table);
  return !(isOn(settings, 'form_mode') && showsCounts(settings));
}

/** Unchecks the terms below and above a chosen one. Source: spec product-table 4.2 "Hierarchy"; contract 4.6. */
function settleHierarchy(input: HTMLInputElement): void {
  const option = input.closest('.wcpt-dropdown-option, .wcpt-option');
  if (!option || !input.closest('.wcpt-hierarchy')) return;
  if (input.classList.contains('wcpt-hr-parent-term')) {
    for (const child of termsBelow(option)?.querySelectorAll('input') ?? []) child.checked = false;
  }
  for (let above = parentOf(input); above; above = parentOf(above)) above.checked = false;
}

const parentOf = (input: HTMLInputElement): HTMLInputElement | null | undefined =>
  input.closest(CHILD_TERMS)?.previousElementSibling?.querySelector('input');

/** Marks the options of a filter that are chosen, as the server does when it prints them. Source: contract product-table 4.1. */
function markChosen(filter: Element): void {
  for (const input of filter.querySelectorAll<HTMLInputElement>('input[type="checkbox"], input[type="radio"]')) {
    for (const around of ['label', '.wcpt-option'])
      input.closest(around)?.classList.toggle('wcpt-active', input.checked);
  }
}

/** Returns the same key for copies of a filter in header, sidebar and phone modal. Source: contract product-table 2.2, 4.2. */
export function filterKey(filter: Element): string {
  const search = filter.querySelector('.wcpt-search-input');
  if (search) return `search ${search.getAttribute('name') ?? ''}`;
  return ['data-wcpt-filter', 'data-wcpt-taxonomy', 'data-wcpt-meta-key']
    .map(name => filter.getAttribute(name) ?? '')
    .join(' ');
}

/** Returns those of several filters of which one before is a copy. */
export function doublesIn(filters: readonly Element[]): Element[] {
  const keys = filters.map(filterKey);
  return filters.filter((_, at) => keys[at]?.trim() && keys.indexOf(keys[at]) < at);
}

const PARTS = '.wcpt-filter, .wcpt-search-wrapper';
/** Returns the fields of a filter, without the thumbs of sliders, which follow the limits. */
const fields = (part: Element) => [
  ...part.querySelectorAll<HTMLInputElement>('input:not(.wcpt-search-filter-options, .wcpt-range-slider)'),
];

/** Shows the choices of changed filters, of a control or in a dialog, in their copies and in the headings. */
function takeChoices(table: Table, ...changed: readonly Element[]): void {
  for (const part of changed.flatMap(one => [one, ...one.querySelectorAll(PARTS)])) copyState(table, part);
  refreshHeadings(table);
}

/** Updates the copies of a filter: an untouched one would be sent along and win. Source: contract product-table 2.2. */
export function copyState(table: Table, control: Element): void {
  const used = control.closest(PARTS);
  if (!used) return;
  const key = filterKey(used);
  const chosen = fields(used).filter(isChoice);
  const values = fields(used).filter(field => !isChoice(field));
  for (const copy of inNavigations(table, PARTS)) {
    if (copy === used || filterKey(copy) !== key) continue;
    let at = 0;
    for (const field of fields(copy)) {
      // Radios of one name are one group: checking the copy would uncheck the used one.
      const isGrouped = ({ name, form, isConnected }: HTMLInputElement) =>
        isConnected && name === field.name && form === field.form;
      if (!isChoice(field)) field.value = values[at++]?.value ?? field.value;
      else if (field.type !== 'radio' || !chosen.some(isGrouped))
        field.checked = chosen.some(one => one.checked && one.value === field.value);
    }
    markChosen(copy);
    showThumbs(copy);
  }
}
