import { bus } from '../../../src/core/bus/bus';
import { listenDom } from '../../../src/core/bus/dom';
import { sortInstantly } from '../instant/startInstant';
import { isApplied, navigations, type Pairs, serialise } from '../query/pairs';
import { isOn, showsCounts } from '../settings';
import { columnSort } from '../sorting/headingSort';
import { ownFrame, owns, settingsOf, type Table } from '../table';
import { refreshHeadings } from './headingFeedback';
import { copyState, markChosen, settleHierarchy } from './hierarchy';
import { isRangeControl, settleRange } from './rangeFields';

/** Controls whose changes ask for no rows by themselves. Source: contract product-table 4.4. */
const SILENT = '.wcpt-search-filter-options, .wcpt-filter-date-picker, .wcpt-search, .wcpt-nav-modal-tpl';

/**
 * Handles choices in header and sidebar: updates the terms above and below, copies of the filter, the limits of a preset and
 * the headings, and asks for rows. One listener for hundreds of options: other scripts raise changes with jQuery, which
 * React never hears. Source: spec product-table 2.4, 4.2; contract 4.4.
 */
export function startChoices(table: Table): void {
  const { container, signal } = table;
  const onChange = (control: Element, event: unknown) => {
    if (!owns(table, control) || !control.closest('.wcpt-navigation') || control.closest(SILENT)) return;
    settleChoice(control);
    copyState(table, control);
    refreshHeadings(table);
    if (!isRangeControl(control)) navigationChange(table, { target: control, event });
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
  /** What holds the choices; default: the table's navigations. */
  readonly roots?: readonly Element[];
  /** Sends also where an Apply button would hold it back. */
  readonly apply?: boolean;
}

const AT_ONCE = '[data-wcpt-nav-apply-immediately="true"]';

/**
 * Asks for the rows that fit the choices, in the order that a sorted heading shows; where there is an Apply button, only
 * when it was clicked. Source: spec product-table 2.2, 2.4, 4.2; contract 4.4, 5.3, 6.
 */
export function navigationChange(table: Table, change: NavigationChange): void {
  const { target } = change;
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

/** Whether the choice waits for a click on Apply. Source: contract product-table 6. */
function isHeldBack(table: Table, target: Element): boolean {
  const buttons = ownFrame(table, '.wcpt-apply');
  if (!buttons.length || buttons.some(button => isApplied(table, button)) || target.closest(AT_ONCE)) return false;
  const settings = settingsOf(table);
  return !(isOn(settings, 'form_mode') && showsCounts(settings));
}
