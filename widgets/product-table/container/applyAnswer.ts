import { bus } from '../../../src/core/bus/bus';
import type { TablePurpose } from '../../../src/core/bus/events/productTable';
import { parseFragment } from '../../../src/core/html';
import { announce } from '../announce';
import { tTable } from '../messages';
import { keepNavigation } from '../navigation/keepNavigation';
import { printedQuery } from '../query/currentQuery';
import { mergeRowData } from '../rows/mergeRowData';
import { own, type Table } from '../table';
import { appendRows } from './appendRows';
import { autoScroll } from './autoScroll';
import { keepFocus } from './keepFocus';
import { fillResultCounts } from './resultCount';
import { runInlineScripts } from './runInlineScripts';
import { setUp } from './setUp';

/** What of the navigation's main part is replaced when only the page changes. Source: contract product-table 1.5. */
const PAGE_PARTS =
  '.wcpt-table-scroll-wrapper-outer, .wcpt-pagination, .wcpt-no-results, .wcpt-in-footer, .wcpt-infinite-scroll-dots, ' +
  '.wcpt-add-selected-to-cart-with-pagination, .wcpt-loading-screen';

/** Shows an answer: in place of what is there, or after its rows. Source: spec product-table 4.1; contract 1.5, 13. */
export function applyAnswer(table: Table, answer: string, purpose: TablePurpose): void {
  const { container } = table;
  const fragment = parseFragment(answer);
  const fresh = containerIn(fragment);
  if (purpose === 'infinite_scroll') {
    appendRows(table, fresh);
    remember(table, purpose);
    bus.emit('wcpt_infinite_scroll_after_load', { container });
    setUp(table);
    return;
  }
  bus.emit('wcpt_before_ajax_container_replace', { container, response: answer });
  const giveFocus = keepFocus(table);
  const restoreNavigation = keepNavigation(table, purpose);
  const scope = purpose === 'paginate' ? own(table, '.wcpt-nav-main')[0] : undefined;
  if (scope && own(table, '.wcpt-navigation').length) replacePage(table, scope, fresh);
  else {
    container.replaceChildren(...fresh.childNodes);
    runInlineScripts(container);
  }
  copyAttributes(container, fresh);
  remember(table, purpose);
  fillResultCounts(table);
  // First, as what is closed takes no focus.
  restoreNavigation();
  giveFocus();
  setUp(table);
  autoScroll(table, purpose);
  if (purpose !== 'device_switch') announceRows(table);
}

/** What the answer was for, and how the server printed its query. */
function remember({ container, store }: Table, purpose: TablePurpose): void {
  const { sent } = store.getState();
  store.setState({ purpose, answered: { printed: printedQuery(container), sent } });
}

/** The table in an answer, which may have notices before it. */
function containerIn(fragment: DocumentFragment): ParentNode & Node {
  const atTop = [...fragment.children].find(element => element.matches('.wcpt'));
  return atTop ?? fragment.querySelector('.wcpt') ?? fragment;
}

function replacePage(table: Table, scope: HTMLElement, fresh: ParentNode): void {
  const source = fresh.querySelector('.wcpt-nav-main') ?? fresh;
  // The page keeps its height while there are no rows, and its scroll position with it.
  scope.style.minHeight = `${scope.offsetHeight}px`;
  mergeRowData(scope, fresh);
  for (const part of [...scope.children]) if (part.matches(PAGE_PARTS)) part.remove();
  scope.append(...[...source.children].filter(part => part.matches(PAGE_PARTS)));
  scope.style.minHeight = '';
  const pagination = own(table, '.wcpt-pagination').find(one => !one.closest('.wcpt-navigation'));
  for (const copy of own(table, '.wcpt-navigation .wcpt-pagination')) {
    if (pagination) copy.replaceWith(pagination.cloneNode(true));
  }
}

function copyAttributes(container: HTMLElement, fresh: Node): void {
  if (!(fresh instanceof Element)) return;
  for (const { name, value } of fresh.attributes) {
    if (name.startsWith('data-wcpt-') || name === 'class') container.setAttribute(name, value);
  }
}

function announceRows(table: Table): void {
  const rows = own(table, '.wcpt-row:not(.wcpt-child-row, .wcpt-row--category-heading)').length;
  announce(rows ? tTable('product-table.shown', { n: rows }) : tTable('product-table.none'));
}
