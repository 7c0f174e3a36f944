import { searchAll } from '../../../src/core/findElements';

export interface Contained {
  readonly container: HTMLElement;
}

/** Returns elements of the table itself, without those of a table in one of its cells. */
export function own<E extends Element = HTMLElement>({ container }: Contained, selector: string): readonly E[] {
  return ownOf({ container }, searchAll<E>(container, selector));
}

/** Number of elements from which a first check whether the table contains a table saves time. */
const MANY = 50;

export function ownOf<E extends Element>({ container }: Contained, elements: readonly E[]): readonly E[] {
  if (elements.length > MANY && !container.querySelector('.wcpt')) return elements;
  return elements.filter(element => owns({ container }, element));
}

/** Whether an element is the table's own; that of a table in one of its cells is not. */
export const owns = ({ container }: Contained, element: Element): boolean => element.closest('.wcpt') === container;

/** Returns own elements outside the rows, in document order: searching thousands of rows takes longer than adding a page. */
export function ownFrame(table: Contained, selector: string): HTMLElement[] {
  const { container } = table;
  const rows = container.querySelector('.wcpt-table > tbody');
  const found: Element[] = [];
  const visit = (around: Element) => {
    for (const child of around.children) {
      if (child === rows) continue;
      if (child.matches(selector)) found.push(child);
      if (rows && child.contains(rows)) visit(child);
      else found.push(...child.querySelectorAll(selector));
    }
  };
  visit(container);
  return found.filter(element => element instanceof HTMLElement).filter(element => owns(table, element));
}
