import { decode, lastValue, type Pairs, splitPair } from './pairs';

/** `12_paged`, `lang`: what a table's own or a foreign table's parameter looks like. */
const TABLE_NAME = /^\d+_\w/;
const LIST_NAME = /^[^=&\s]+(?:%5B|\[)\d*(?:%5D|\])$/i;

/**
 * Reads `data-wcpt-query-string`, whose values the server prints as they are: what stands between two `&` and does not look
 * like a name belongs to the value before it. Source: contract product-table 2.9.
 * @param persisted names without a prefix that the server also prints
 * @param sent the query that was sent last: its values are well encoded, so they win over the printed ones
 */
export function readPrintedQuery(printed: string, persisted: readonly string[], sent: Pairs = []): Pairs {
  const pairs: [string, string][] = [];
  for (const piece of printed.replace(/^\?/, '').split('&')) {
    const [name, value] = splitPair(piece);
    const before = pairs.at(-1);
    if (before && !isName(name, persisted)) before[1] += `&${piece}`;
    else if (piece) pairs.push([decode(name), value]);
  }
  return pairs
    .map(([name, value]) => [name, lastValue(sent, name) || decode(value).replace(/\\(["'\\])/g, '$1')] as const)
    .filter(([, value]) => value !== '' && value !== 'undefined');
}

function isName(text: string, persisted: readonly string[]): boolean {
  return TABLE_NAME.test(text) || LIST_NAME.test(text) || persisted.includes(text) || text === 'lang';
}
