import { rememberFocus } from '../../../src/core/focus';
import { type Identity, lookAlike } from '../../../src/core/html/replaceMarkup';
import { own, owns } from './own';
import { ROW_LINK } from './pressable';
import { linkNames } from './rows/linkNames';
import { productId, rowKey, rowOf } from './rows/row';
import type { Table } from './table';

/** Gets the focus where no control can have it. */
const REGION = '.wcpt-table-scroll-wrapper-outer, .wcpt-no-results[data-wcpt-device]';

/** Several filters have fields of one name: all of these count. */
const IDENTITY: Identity = [
  ['name', 'value', 'data-wcpt-value', 'data-wcpt-filter', 'data-wcpt-taxonomy', 'data-wcpt-sort-id', 'href'],
];

function selectorOf(element: Element): string {
  const kind = [...element.classList].find(name => name.startsWith('wcpt-') || name === 'page-numbers');
  return (lookAlike(element, IDENTITY) ?? element.localName) + (kind ? `.${CSS.escape(kind)}` : '');
}

interface Step {
  readonly selector: string;
  readonly index: number;
}

function stepTo(element: Element, container: Element): Step {
  const selector = selectorOf(element);
  return { selector, index: [...container.querySelectorAll(selector)].indexOf(element) };
}

/** Steps for a link of a pagination: the same chevron, if it still leads somewhere, else the current page. */
function pageSteps(link: Element, container: Element): Step[] {
  const copies = [...container.querySelectorAll('.wcpt-pagination')];
  const index = copies.findIndex(pagination => pagination.contains(link));
  if (index < 0) return [];
  const chevron = [...link.classList].find(name => /^wcpt-pagination-chevron-\w+$/.test(name));
  const selectors = chevron ? [`.${chevron}:not([aria-disabled="true"])`] : [];
  return [...selectors, '.page-numbers.current'].map(name => ({ selector: `.wcpt-pagination ${name}`, index }));
}

/** Returns selectors for an element and its ancestors, nearest first: if the element is gone, its filter gets the focus. */
function trail(element: Element, container: Element): Step[] {
  const heading = element.closest('.wcpt-sortable');
  // Several controls look alike: the one of the same column.
  if (heading && element.matches('[role="button"]')) {
    return [stepTo(heading, container)];
  }
  const steps = pageSteps(element, container);
  for (let at: Element | null = element; at && at !== container; at = at.parentElement) {
    if (at !== element && !at.matches('[data-wcpt-filter], .wcpt-search-wrapper, .wcpt-pagination')) continue;
    steps.push(stepTo(at, container));
  }
  return steps;
}

/** Whether one types into it; of a number scripts can't read the caret. */
const isTyped = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && /^(?:search|text|url|tel|password|number)$/.test(element.type);

/** Writes a number with the caret at its end. Scripts can't set the selection of a number field, but a new value moves the caret. */
export function caretToEnd(field: HTMLInputElement, value: string): void {
  field.value = '';
  field.value = value;
}

/** Returns the table's own row around an element: a table in a cell has rows of its own. */
function rowAround(table: Table, element: Element): HTMLElement | undefined {
  let row = element.closest('.wcpt-row');
  while (row && !owns(table, row)) row = row.parentElement?.closest('.wcpt-row') ?? null;
  return row ? rowOf(row) : undefined;
}

/** Returns a function that finds the row of the same product in the answer. */
function keepRow(table: Table, row: HTMLElement): () => HTMLElement | undefined {
  const key = rowKey(row);
  const selector = `.wcpt-row[data-wcpt-product-id="${CSS.escape(productId(row))}"]`;
  const sameRows = () => own(table, selector).filter(one => rowKey(one) === key);
  const index = sameRows().indexOf(row);
  return () => sameRows()[index] ?? sameRows()[0];
}

/**
 * Returns a function that gives focus and typed text to the same element of the answer, else focuses the table.
 * @param activeElement the element that has the focus, or gets it back later
 */
export function keepFocus(table: Table, activeElement = document.activeElement): () => void {
  const { container } = table;
  if (!activeElement || activeElement === container || !container.contains(activeElement)) return () => {};
  // Controls in other rows look the same, but add another product to the cart.
  const row = rowAround(table, activeElement);
  const scopeOfAnswer = row ? keepRow(table, row) : () => container;
  const steps = trail(activeElement, row ?? container);
  const self = selectorOf(activeElement);
  const refocus = rememberFocus(activeElement);
  return () => {
    if (activeElement.isConnected) return;
    const scope = activeElement.matches(REGION) ? undefined : scopeOfAnswer();
    if (scope && activeElement.matches(`.${ROW_LINK}`)) linkNames(scope);
    if (scope && row === activeElement) {
      scope.tabIndex = row.tabIndex;
      refocus(scope);
      return;
    }
    for (const { selector, index } of steps) {
      const found = [...(scope?.querySelectorAll<HTMLElement>(selector) ?? [])];
      const next = found[index] ?? found[0];
      // It becomes a button, or a cell that is a link, only later, but has to take the focus now.
      if (next && selector === self && activeElement.matches('[role="button"], td')) next.tabIndex = 0;
      const target = next && (next.matches('a, button, input, select, [tabindex]') ? next : focusableIn(next));
      target?.focus({ preventScroll: true });
      if (!target || document.activeElement !== target) continue;
      if (isTyped(target) && isTyped(activeElement)) {
        // The number of a filter is the server's, unless `keepTyped` has kept it.
        const isServers = !row && target.type === 'number';
        caretToEnd(target, (isServers ? target : activeElement).value);
      }
      refocus(target);
      return;
    }
    restoreFocus(table);
  };
}

export const focusableIn = (element: Element) =>
  element.querySelector<HTMLElement>('a[href], button, input:not([type="hidden"]), select, [tabindex="0"]');

/** Focuses the table after its focused element has gone, so that the next Tab goes on from here. */
export function restoreFocus(table: Pick<Table, 'container'>): void {
  const target = own(table, REGION)[0] ?? table.container;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
