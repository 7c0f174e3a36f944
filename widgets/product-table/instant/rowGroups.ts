/** A row with what stays behind it: its child row, and rows that other scripts have put there. */
export interface Block {
  readonly rows: readonly [HTMLElement, ...HTMLElement[]];
  /** Whether the search hides it. */
  isHidden: boolean;
}

/** Rows below the heading of their category; without one they are last. Source: contract product-table 14, 32.2. */
export interface RowGroup {
  readonly heading: HTMLElement | undefined;
  readonly blocks: Block[];
  /** Whether the search hides the heading. */
  isHidden: boolean;
}

/** What the search hides. Source: contract product-table 32.1. */
export const HIDDEN = 'wcpt-row--instant-search-hidden';
const HEADING = 'wcpt-row--category-heading';

const slugOf = (row: Element | undefined) => row?.getAttribute('data-wcpt-group-by-category-slug') ?? '';
const isHidden = (row: Element) => row.classList.contains(HIDDEN);

/** The groups of a table's rows, in order. A row belongs to the heading with its slug, wherever it stands. */
export function readGroups(body: Element): RowGroup[] {
  const all = [...body.children].filter(row => row instanceof HTMLElement);
  const headings = all.filter(row => row.classList.contains(HEADING));
  const groups: RowGroup[] = headings.map(heading => ({ heading, blocks: [], isHidden: isHidden(heading) }));
  // Of headings with one slug the first has the rows.
  const bySlug = new Map(groups.map(group => [slugOf(group.heading), group] as const).reverse());
  const rest: RowGroup = { heading: undefined, blocks: [], isHidden: false };
  let before: HTMLElement[] | undefined;
  for (const row of all) {
    if (row.classList.contains(HEADING)) {
      // What follows is no part of the row before.
      before = undefined;
    } else if (before && (row.classList.contains('wcpt-child-row') || !row.classList.contains('wcpt-row'))) {
      before.push(row);
    } else {
      const rows: [HTMLElement, ...HTMLElement[]] = [row];
      (bySlug.get(slugOf(row)) ?? rest).blocks.push({ rows, isHidden: isHidden(row) });
      before = rows;
    }
  }
  return [...groups, rest];
}
