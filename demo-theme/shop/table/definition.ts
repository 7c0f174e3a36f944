import type { TableProduct } from './products';
import type { OptionCount } from './tableCounts';
import type { SortSpec } from './tableOrder';
import type { TableQuery } from './tableQuery';
import type { TableSettings } from './tableSettings';

export type Device = 'laptop' | 'tablet' | 'phone';

/** One column of a table. */
export interface Column {
  readonly name: string;
  readonly label: string;
  /** HTML behind the label. */
  readonly note?: string;
  /** Its heading sorts. */
  readonly sort?: SortSpec;
  /** Only these orders, e.g. `desc`. */
  readonly only?: 'asc' | 'desc';
  /** Inner HTML of a row's cell; empty: an empty cell. */
  readonly cell: (product: TableProduct, table: TableView) => string;
}

/** Parts of a navigation row; a text is HTML as it stands. */
export type NavPart = (table: TableView) => string;

/** A row of the header: left and right parts, and its ratio or further classes. */
export type NavRow = readonly [left: readonly NavPart[], right: readonly NavPart[], classes?: string];

/** A table of the demo shop. */
export interface TableDefinition {
  /** Digits. */
  readonly id: string;
  readonly columns: readonly Column[];
  /** Other columns for phones; the client asks for them. */
  readonly phoneColumns?: readonly Column[];
  readonly settings?: TableSettings;
  readonly perPage?: number;
  readonly header?: readonly NavRow[];
  readonly sidebar?: readonly NavPart[];
  /** The header stays at the top of the window. */
  readonly sticky?: boolean;
  /** Phones get buttons and a modal in place of the navigation. */
  readonly responsive?: boolean;
  /** Rows have a child row; `anywhere`: a click anywhere opens it. */
  readonly childRows?: boolean | 'anywhere';
  /** Rows lead to their product. */
  readonly linkRows?: boolean;
  /** Headings contain only their place, not their sort key. */
  readonly sortsByPlace?: boolean;
  /** A name in the query without which no rows are shown. */
  readonly required?: string;
  /** Parameters that count where a query does not have them. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** Templates and settings that its rows need, as HTML. */
  readonly after?: string;
  readonly products: () => readonly TableProduct[];
}

/** A table as one answer shows it. */
export interface TableView {
  readonly definition: TableDefinition;
  readonly query: TableQuery;
  /** Those of the definition, and those of the call. */
  readonly settings: TableSettings;
  readonly device: Device;
  /** All that pass the filters, in order. */
  readonly found: readonly TableProduct[];
  readonly shown: readonly TableProduct[];
  readonly page: number;
  readonly pages: number;
  readonly perPage: number;
  /** The page that the table is on. */
  readonly path: string;
  /** Rows that were asked for, of a table that may have any number. */
  readonly rows: number | undefined;
  /** Counts of options, where the answer prints them or hides options by them. */
  readonly counts: readonly OptionCount[];
}
