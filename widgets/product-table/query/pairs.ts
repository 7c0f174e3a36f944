/** Names and values in order; a name may come again. */
export type Pairs = readonly (readonly [name: string, value: string])[];

/** Text that was percent-encoded, or as it is where it was not well encoded: a lone `%` throws nothing away. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Splits at the first `=`. */
export function splitPair(piece: string): [name: string, value: string] {
  const at = piece.indexOf('=');
  return at < 0 ? [piece, ''] : [piece.slice(0, at), piece.slice(at + 1)];
}

/** The query of a URL, with or without its `?`; `+` is a space. */
export function parseQuery(query: string): Pairs {
  const pieces = query.replace(/^\?/, '').split('&').filter(Boolean);
  return pieces.map(piece => {
    const [name, value] = splitPair(piece.replaceAll('+', ' '));
    return [decode(name), decode(value)];
  });
}

/** Encodes for a URL, spaces as `%20`. Source: contract product-table 2.2. */
export function formatQuery(pairs: Pairs): string {
  return pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
}

/** A lone surrogate, of which no URL can be made, becomes U+FFFD. */
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** The name of a list without its index: `a[0]` and `a[]` are one list. */
export const baseName = (name: string): string => name.replace(/\[\d*\]$/, '[]');

/** The value of a name; of several, the last, as on the server. */
export function lastValue(pairs: Pairs, name: string): string | undefined {
  return pairs.filter(pair => pair[0] === name).at(-1)?.[1];
}

/** Without these names; lists are named `a[]`. */
export function without(pairs: Pairs, names: readonly string[]): Pairs {
  return pairs.filter(([name]) => !names.includes(baseName(name)));
}

/** `base` with every name of `changes` taken from there. */
export function override(base: Pairs, changes: Pairs): Pairs {
  const names = changes.map(([name]) => baseName(name));
  return [...without(base, names), ...changes];
}
