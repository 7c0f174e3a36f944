import { ownFrame } from '../ownFrame';
import type { Table } from '../table';
import { HEADING, ICONS, type SortOrder, shownOrder } from './headingSort';

/** What the headings of a table show. */
export interface ShownOrders {
  /** For each heading that sorts, in document order; undefined while the table is not sorted by it. */
  readonly headings: readonly (SortOrder | undefined)[];
  /** Whether the rows were sorted here, after the server had printed its icons. */
  readonly isOurs: boolean;
}

/** A heading that sorts, and the icons that say so. */
export interface SortHeading {
  readonly heading: HTMLElement;
  readonly icons: HTMLElement;
}

/** The headings of a table that sort, in document order. */
export const sortHeadings = (table: Pick<Table, 'container'>): SortHeading[] =>
  ownFrame(table, `${HEADING} ${ICONS}`).flatMap(icons => {
    const heading = icons.closest<HTMLElement>(HEADING);
    return heading ? [{ heading, icons }] : [];
  });

/** Reads what the server has printed. */
export const readOrders = (table: Pick<Table, 'container'>): ShownOrders => ({
  headings: sortHeadings(table).map(({ icons }) => shownOrder(icons)),
  isOurs: false,
});
