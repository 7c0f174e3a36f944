import type { TableProduct } from './products';
import type { SortSpec } from './tableOrder';
import type { TableQuery } from './tableQuery';

/** One column of a table. */
export interface Column {
  readonly name: string;
  readonly label: string;
  /** Its heading sorts. */
  readonly sort?: SortSpec;
  /** Only these orders, e.g. `desc`. */
  readonly only?: 'asc' | 'desc';
  /** Inner HTML of a row's cell; empty: an empty cell. */
  readonly cell: (product: TableProduct) => string;
}

/** Parts of a navigation row; a text is HTML as it stands. */
export type NavPart = (table: TableView) => string;

/** A table of the demo shop. */
export interface TableDefinition {
  /** Digits. */
  readonly id: string;
  readonly columns: readonly Column[];
  /** Other columns for phones; the client asks for them. */
  readonly phoneColumns?: readonly Column[];
  readonly settings?: Readonly<Record<string, string>>;
  readonly perPage?: number;
  /** Left and right parts of each row of the header. */
  readonly header?: readonly (readonly [readonly NavPart[], readonly NavPart[]])[];
  readonly sidebar?: readonly NavPart[];
  /** Phones get buttons and a modal in place of the navigation. */
  readonly responsive?: boolean;
  readonly infinite?: boolean;
  /** Rows stand below headings of their category. */
  readonly grouped?: boolean;
  readonly childRows?: boolean;
  /** Rows lead to their product. */
  readonly linkRows?: boolean;
  /** A name in the query without which no rows are shown. */
  readonly required?: string;
  readonly products: () => readonly TableProduct[];
}

/** A table as one answer shows it. */
export interface TableView {
  readonly definition: TableDefinition;
  readonly query: TableQuery;
  readonly device: string;
  /** All that pass the filters, in order. */
  readonly found: readonly TableProduct[];
  readonly shown: readonly TableProduct[];
  readonly page: number;
  readonly pages: number;
  readonly perPage: number;
  /** The page that the table is on. */
  readonly path: string;
}
