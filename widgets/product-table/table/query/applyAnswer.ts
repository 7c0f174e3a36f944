import { bus } from '../../../../src/core/bus/bus';
import type { TablePurpose } from '../../../../src/core/bus/events/productTable';
import { pageJQuery } from '../../../../src/core/bus/jquery';
import { announceNow } from '../../../../src/core/cart/liveRegion';
import { parseJson } from '../../../../src/core/guards';
import { markupOf, parseFragment } from '../../../../src/core/html';
import { type CarryOptions, carryOver } from '../../../../src/core/html/replaceMarkup';
import { scrollAsShop } from '../../../../src/core/motion';
import { runScripts } from '../../../../src/core/runScripts';
import { keepFocus } from '../keepFocus';
import { tTable } from '../messages';
import { own, ownFrame } from '../own';
import { objectFields } from '../printed';
import { inAnswer, mergeRowData } from '../rows/freshRows';
import { HIDDEN } from '../rows/row';
import { readLength, tableDeviceSetting, tableSetting } from '../settings';
import { setUp } from '../startTable';
import { endRows, type ResultFigures, shownDevice, type Table } from '../table';
import { printedQuery } from './buildQuery';
import type { Asked } from './status';
import { keepTyped } from './typedTexts';

/** The parts that are replaced when only the page changes. */
const PAGE_PARTS =
  '.wcpt-table-scroll-wrapper-outer, .wcpt-pagination, .wcpt-no-results, .wcpt-in-footer, .wcpt-infinite-scroll-dots, ' +
  '.wcpt-add-selected-to-cart-with-pagination, .wcpt-loading-screen';

const DOTS = '.wcpt-infinite-scroll-dots';

/** Typed texts and the focus have rules of their own: `keepTyped`, `keepFocus`. Rows begin anew. */
const CARRIED: CarryOptions = { isKept: () => false, focus: 'caller', stay: '.wcpt-navigation *' };

/** Shows an answer, to which the rows of later pages, `next`, are added. */
export function applyAnswer(table: Table, answer: string, asked: Asked, next: readonly string[] = []): void {
  const { container, store } = table;
  const { purpose } = asked;
  const fresh = containerIn(parseFragment(markupOf('answer', answer)));
  if (fresh instanceof HTMLElement && next.length) addPages(fresh, next);
  if (purpose === 'infinite_scroll') {
    const rows = appendRows(table, fresh);
    for (const row of rows) void runScripts(row);
    store.setState({ figures: readFigures(container) });
    if (!inAnswer(fresh, DOTS).length) endRows(table);
    remember(table, asked);
    bus.emit('wcpt_infinite_scroll_after_load', { container });
    setUp(table);
    return;
  }
  bus.emit('wcpt_before_ajax_container_replace', { container, response: answer });
  const giveFocus = keepFocus(table);
  const settle = carryOver(container, [fresh], CARRIED);
  const restoreTyped = keepTyped(table, asked);
  const keepsNavigation = purpose === 'paginate' && own(table, '.wcpt-navigation').length > 0;
  const scope = keepsNavigation ? own(table, '.wcpt-nav-main')[0] : undefined;
  let replaced: readonly Element[] = [container];
  table.replace(() => {
    if (scope) replaced = replacePage(table, scope, fresh);
    else container.replaceChildren(...fresh.childNodes);
    copyAttributes(container, fresh);
    settle();
    restoreTyped();
    store.setState({ figures: readFigures(container), isOver: false });
  });
  for (const part of replaced) void runScripts(part);
  remember(table, asked);
  giveFocus();
  setUp(table);
  autoScroll(table, purpose);
  if (purpose !== 'device_switch') announceRows(table, purpose);
}

/** Adds the rows of later pages to those of an answer that is not shown yet. */
function addPages(fresh: HTMLElement, next: readonly string[]): void {
  // Else its own script would overwrite the data of the others.
  mergeRowData(fresh, fresh);
  for (const answer of next) {
    const page = containerIn(parseFragment(markupOf('answer', answer)));
    // There may be fewer products than there were.
    if (!page.querySelector('.wcpt-row')) continue;
    appendRows({ container: fresh }, page);
    if (!inAnswer(page, DOTS).length) inAnswer(fresh, DOTS)[0]?.remove();
  }
}

function remember({ container, store }: Table, { purpose, query }: Asked): void {
  const { added } = store.getState();
  const pages = purpose === 'infinite_scroll' ? added + 1 : purpose === 'refresh_table' ? added : 0;
  pageJQuery()?.(container).data('wcpt_last_ajax_purpose', purpose);
  store.setState({ added: pages, answered: { printed: printedQuery(container), query, purpose } });
}

/** Returns the table in an answer, which may have notices before it. */
function containerIn(fragment: DocumentFragment): ParentNode & Node {
  const atTop = [...fragment.children].find(element => element.matches('.wcpt'));
  return atTop ?? fragment.querySelector('.wcpt') ?? fragment;
}

/** @returns the new parts */
function replacePage(table: Table, scope: HTMLElement, fresh: ParentNode): readonly Element[] {
  const source = fresh.querySelector('.wcpt-nav-main') ?? fresh;
  // The page keeps its height while there are no rows, and its scroll position with it.
  scope.style.minHeight = `${scope.offsetHeight}px`;
  mergeRowData(scope, fresh);
  for (const part of [...scope.children]) if (part.matches(PAGE_PARTS)) part.remove();
  const parts = [...source.children].filter(part => part.matches(PAGE_PARTS));
  scope.append(...parts);
  scope.style.minHeight = '';
  const pagination = own(table, '.wcpt-pagination').find(one => !one.closest('.wcpt-navigation'));
  for (const copy of own(table, '.wcpt-navigation .wcpt-pagination')) {
    if (pagination) copy.replaceWith(pagination.cloneNode(true));
  }
  return parts;
}

function copyAttributes(container: HTMLElement, fresh: Node): void {
  if (!(fresh instanceof Element)) return;
  for (const { name, value } of fresh.attributes) {
    if (name.startsWith('data-wcpt-') || name === 'class') container.setAttribute(name, value);
  }
}

const UNCOUNTED = `.wcpt-child-row, .wcpt-row--category-heading, ${HIDDEN}`;
/** Messages in place of rows. */
const WITHOUT_ROWS = '.wcpt-required-but-missing-nav-filter-message, .sw-table-nothing';

/**
 * Announces how many rows are shown, and of how many found ones; an instant search has hidden some by now. A table that is loaded
 * anew says only that none is left: what has changed the cart is announced by itself.
 */
function announceRows(table: Table, purpose: TablePurpose): void {
  const n = own(table, `.wcpt-row:not(${UNCOUNTED})`).length;
  const found = Number(readFigures(table.container)?.total_results);
  const [message] = own(table, WITHOUT_ROWS);
  if (n === 0) announceNow(message?.textContent?.trim() || tTable('product-table.none'));
  else if (purpose !== 'refresh_table')
    announceNow(found > n ? tTable('product-table.shown_of', { n, found }) : tTable('product-table.shown', { n }));
}

/** Attributes that describe the rows that are there now. */
const STATE = /^data-wcpt-(?:query-string|encrypted-.*)$/;

/** Adds the rows of a page, without headings of groups that are there already. @returns the added ones */
function appendRows(table: Pick<Table, 'container'>, fresh: ParentNode & Node): readonly Element[] {
  const { container } = table;
  const body = container.querySelector<HTMLTableElement>('.wcpt-table:not(.frzTbl-clone-table)')?.tBodies[0];
  const isHeading = (row: Element) => row.classList.contains('wcpt-row--category-heading');
  const rows = inAnswer(fresh, '.wcpt-row');
  const groups = new Set(rows.some(isHeading) ? own(table, '.wcpt-row--category-heading').map(slugOf) : []);
  mergeRowData(ownFrame(table, '.wcpt-nav-main')[0] ?? container, fresh);
  const added = rows.filter(row => !isHeading(row) || !groups.has(slugOf(row)));
  body?.append(...added);
  if (fresh instanceof Element) {
    for (const { name, value } of fresh.attributes) if (STATE.test(name)) container.setAttribute(name, value);
    if (rows.length) joinFigures(container, fresh);
  }
  return added;
}

const slugOf = (row: Element) => row.getAttribute('data-wcpt-group-by-category-slug');

/** px above the table. */
const OFFSET = 20;
/** ms. */
const DURATION = 200;

const NEVER: readonly TablePurpose[] = ['lazy_load', 'device_switch', 'refresh_table'];

/** Scrolls to a table out of view where a setting is exactly `true`. */
export function autoScroll(table: Table, purpose: TablePurpose): void {
  const device = shownDevice(table);
  const isWanted =
    tableSetting(table, 'auto_scroll') ||
    tableSetting(table, '_auto_scroll') ||
    tableDeviceSetting(table, device, 'auto_scroll');
  if (!isWanted || NEVER.includes(purpose)) return;
  const { top } = table.container.getBoundingClientRect();
  if (top >= 0 && top < window.innerHeight) return;
  scrollAsShop(table.container, DURATION, readLength(tableDeviceSetting(table, device, 'scroll_offset'), OFFSET));
}

const FIGURES = 'data-wcpt-result-count-context';

export const readFigures = (container: Element): ResultFigures | undefined =>
  objectFields(parseJson(container.getAttribute(FIGURES) ?? ''));

/** Joins the figures of a table with those of the next page, whose rows come below its own. */
export function joinFigures(container: Element, next: Element): void {
  const shown = readFigures(container);
  const added = readFigures(next);
  if (!added) return;
  const displayed = Number(shown?.displayed_results) + Number(added.displayed_results);
  const joined = shown ? { ...added, first_result: shown.first_result, displayed_results: displayed } : added;
  container.setAttribute(FIGURES, JSON.stringify(joined));
}
