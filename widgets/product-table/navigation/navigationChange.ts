import { bus } from '../../../src/core/bus/bus';
import { sortInstantly } from '../instant/startInstant';
import { isApplied } from '../query/leavePage';
import type { Pairs } from '../query/pairs';
import { navigations, serialise } from '../query/serialise';
import { isOn } from '../settings';
import { columnSort } from '../sorting/headingSort';
import { ownFrame, settingsOf, type Table } from '../table';

/** What a shopper chose, and where. */
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
const DYNAMIC = ['dynamic_recount', 'dynamic_hide_filters', 'dynamic_filters_lazy_load'];

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
    // An answer brings a new button, but for one from form mode or a failed call.
    table.store.setState({ applying: undefined });
    // Those that another script has marked.
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
  return !(isOn(settings, 'form_mode') && DYNAMIC.some(name => isOn(settings, name)));
}
