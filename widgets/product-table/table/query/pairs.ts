import { decode, encode } from '../../../../src/core/url';
import { type Contained, ownFrame } from '../own';

/** Names and values in order; a name may come again. */
export type Pairs = readonly (readonly [name: string, value: string])[];

export function splitPair(piece: string): [name: string, value: string] {
  const at = piece.indexOf('=');
  return at < 0 ? [piece, ''] : [piece.slice(0, at), piece.slice(at + 1)];
}

/** Parses the query of a URL, with or without its `?`; `+` is a space. */
export function parseQuery(query: string): Pairs {
  const pieces = query.replace(/^\?/, '').split('&').filter(Boolean);
  return pieces.map(piece => {
    const [name, value] = splitPair(piece.replaceAll('+', ' '));
    return [decode(name), decode(value)];
  });
}

/** Encodes for a URL, spaces as `%20`. See contract/product-table.md#query. */
export function formatQuery(pairs: Pairs): string {
  return pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
}

/** Returns a query as other scripts know it: with one `?` in front. */
export const asQuery = (query: string): string => query.replace(/^\??/, '?');

/** Matches the page number of an archive at the end of a path: `/trgovina/page/2/` with the slug `page`. */
const pagePath = (slug: string): RegExp => new RegExp(`/${slug.replace(/\W/g, '\\$&')}/(\\d+)/?$`);

export const pageInPath = (path: string, slug: string): string | undefined => pagePath(slug).exec(path)?.[1];

export const withoutPage = (path: string, slug: string): string => path.replace(pagePath(slug), '/');

/** Returns the name of a list without its index: `a[0]` and `a[]` are one list. */
export const baseName = (name: string): string => name.replace(/\[\d*\]$/, '[]');

/** Returns the last value of a name, as the server takes it. */
export function lastValue(pairs: Pairs, name: string): string | undefined {
  return pairs.filter(pair => pair[0] === name).at(-1)?.[1];
}

/** Returns the pairs without these names; lists are named `a[]`. */
export function without(pairs: Pairs, names: readonly string[]): Pairs {
  return pairs.filter(([name]) => !names.includes(baseName(name)));
}

/** Returns `base` with the values of `changes` for all names in it. */
export function override(base: Pairs, changes: Pairs): Pairs {
  const names = changes.map(([name]) => baseName(name));
  return [...without(base, names), ...changes];
}

/** Returns the navigations of a table, header and sidebar; their choices form one query. */
export function navigations(table: Contained): HTMLElement[] {
  const isPlaced = (navigation: Element) =>
    navigation.parentElement === table.container || navigation.closest('.wcpt-navigation-wrapper') !== null;
  return ownFrame(table, '.wcpt-navigation').filter(navigation => isPlaced(navigation) && !inTemplate(navigation));
}

const inTemplate = (element: Element) => element.closest('.wcpt-nav-modal-tpl') !== null;

export const inNavigations = <E extends Element = HTMLElement>(table: Contained, selector: string): E[] =>
  navigations(table).flatMap(navigation => [...navigation.querySelectorAll<E>(selector)]);
