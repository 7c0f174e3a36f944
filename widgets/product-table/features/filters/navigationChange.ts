import { bus } from '../../../../src/core/bus/bus';
import { listenDom } from '../../../../src/core/bus/dom';
import { ownFrame, owns } from '../../table/own';
import { afterReset } from '../../table/query/choices';
import { columnSort } from '../../table/query/orders';
import type { Pairs } from '../../table/query/pairs';
import { sortHere } from '../../table/query/sortBy';
import { settleControl, updateChoices } from '../../table/query/updateChoices';
import { showsCounts, tableSetting } from '../../table/settings';
import { isApplied, type Table } from '../../table/table';

/** Controls whose changes ask for no rows by themselves. */
const SILENT = '.wcpt-search-filter-options, .wcpt-filter-date-picker, .wcpt-search, .wcpt-nav-modal-tpl';
/** Parts of a range, whose changes wait for its submit button. */
const RANGE = '.wcpt-range-input-min, .wcpt-range-input-max, .wcpt-range-slider';

/** Listens to all options at once: React does not receive changes that scripts trigger with jQuery. */
export function startChoices(table: Table): void {
  const { container, signal } = table;
  const onChange = (control: Element, event: object) => {
    const press = presses.get(event);
    if (press && owns(table, control)) {
      navigationChange(table, { ...press, event });
      return;
    }
    if (!owns(table, control) || !control.closest('.wcpt-navigation') || control.closest(SILENT)) return;
    settleControl(table, control);
    if (!control.matches(RANGE)) navigationChange(table, { target: control, event });
  };
  listenDom(container, 'change', onChange, signal);
}

/** What was pressed, by the `change` that tells of it. */
const presses = new WeakMap<object, NavigationChange>();

/** Asks for the rows of the choices after a press: as in the shop's own script, a `change` of the navigation tells other scripts first. */
export function sendChoices(table: Table, press: NavigationChange): void {
  const navigation = press.target.closest('.wcpt-navigation');
  const event = new Event('change', { bubbles: true });
  presses.set(event, press);
  if (navigation && owns(table, navigation)) navigation.dispatchEvent(event);
  else navigationChange(table, press);
}

interface NavigationChange {
  /** The control, or the button that applies. */
  readonly target: Element;
  readonly event?: unknown;
  /** The choices of the phone's dialog; default: those of the table's navigations. */
  readonly pairs?: Pairs;
  /** Sends also where an Apply button would hold it back. */
  readonly apply?: boolean;
}

const AT_ONCE = '[data-wcpt-nav-apply-immediately="true"]';

/**
 * Asks for the rows of the choices, in the order that a sorted heading shows.
 */
export function navigationChange(table: Table, change: NavigationChange): void {
  const { target } = change;
  const isSort = target.closest('[data-wcpt-filter="sort_by"]') !== null;
  const ask = () => askServer(table, change, isSort ? [] : columnSort(table));
  if (isSort) sortHere.call(table, { option: target }, ask);
  else ask();
}

function askServer(table: Table, { target, event, pairs, apply = false }: NavigationChange, sort: Pairs): void {
  const send = async () => {
    // A listener may have changed controls.
    const changes = [...(pairs ?? updateChoices(table)()), ...sort];
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
  if (table.store.getState().status.is !== 'asking') return;
  updateChoices(table, undefined, ({ filter }, choice) => afterReset(filter, choice, changes));
}

/** Whether the choice waits for a click on Apply. See contract/product-table.md#filters. */
function isHeldBack(table: Table, target: Element): boolean {
  const buttons = ownFrame(table, '.wcpt-apply');
  if (!buttons.length || buttons.some(button => isApplied(table, button)) || target.closest(AT_ONCE)) return false;
  return !(tableSetting(table, 'form_mode') && showsCounts(table));
}
