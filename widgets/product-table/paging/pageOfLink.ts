import { lastValue, parseQuery } from '../query/pairs';

/** What page numbers in addresses depend on. */
export interface PageAddresses {
  /** The table's id, digits. */
  readonly id: string;
  /** The table is the page's archive: its pages are `/{slug}/2/` or `?{slug}=2`. */
  readonly isArchive: boolean;
  readonly slug: string;
}

/** The page that a link of the pagination leads to, from 1. Source: contract product-table 12.2. */
export function pageOfLink(href: string, { id, isArchive, slug }: PageAddresses): number {
  if (!URL.canParse(href, location.href)) return 1;
  const { pathname, search } = new URL(href, location.href);
  const pairs = parseQuery(search);
  const inPath = new RegExp(`/${slug.replace(/\W/g, '\\$&')}/(\\d+)/?$`).exec(pathname)?.[1];
  const ofArchive = isArchive ? (inPath ?? lastValue(pairs, slug)) : undefined;
  const page = Math.trunc(Number(ofArchive ?? lastValue(pairs, `${id}_paged`) ?? 1));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
