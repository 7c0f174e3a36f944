import { vi } from 'vitest';
import { take } from '../../take';
import { field } from '../filters/markup';

/** Takes over the page's tables, and waits until they search and sort. @returns a function that unmounts them */
export async function takeInstant(html: string): Promise<() => void> {
  const tables = take(html);
  await vi.dynamicImportSettled();
  await Promise.resolve();
  return () => {
    for (const table of tables) table.unmount();
  };
}

/** Types a text into a search box, as a shopper does. */
export function type(text: string, input: HTMLInputElement = field('.wcpt-search-input')): void {
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const rows = () => [...document.querySelectorAll<HTMLElement>('#wcpt-12 > * .wcpt-table-12 > tbody > tr')];

/** Returns the table's rows, in order: ids, `id+` for child rows, slugs of groups. */
export const order = (of: readonly Element[] = rows()): string =>
  of
    .map(row => {
      const id = row.getAttribute('data-wcpt-product-id');
      if (row.classList.contains('wcpt-child-row')) return `${id}+`;
      return id ?? row.getAttribute('data-wcpt-group-by-category-slug') ?? '?';
    })
    .join(' ');

/** Returns the same for the rows that the search shows. */
export const shown = (): string =>
  order(rows().filter(row => !row.classList.contains('wcpt-row--instant-search-hidden')));

/** Stripes of the rows that are shown: `o`, `e`, or `-` for none. */
export const stripes = (): string =>
  rows()
    .filter(row => !row.classList.contains('wcpt-row--instant-search-hidden'))
    .map(({ classList }) => (classList.contains('wcpt-odd') ? 'o' : classList.contains('wcpt-even') ? 'e' : '-'))
    .join('');
