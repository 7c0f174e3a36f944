import { owns, type Table } from './table';

/**
 * Elements of the table outside its rows, in document order. With thousands of rows, which infinite scroll can bring, a
 * search through all of them for what is never there takes longer than the page that was added.
 */
export function ownFrame(table: Pick<Table, 'container'>, selector: string): HTMLElement[] {
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
