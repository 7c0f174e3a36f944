type Texts = Record<string, string>;

/** Changes of the cart that a table asks for. See contract/product-table.md#cart. */
export interface Payload {
  /** Pieces by product; empty: the shop's minimum. */
  readonly products: Texts;
  /** Pieces by product and variation. */
  readonly variations: Readonly<Record<string, Texts>>;
  /** Chosen values by variation. */
  readonly attributes: Readonly<Record<string, Texts>>;
  /** Fields of a product's form, by product. */
  readonly addons: Readonly<Record<string, Texts>>;
  /** Measures of a price calculator, by product. */
  readonly measurement: Readonly<Record<string, Texts>>;
  /** Prices that were named, by product. */
  readonly nyp: Texts;
  /** Single values beside the maps. */
  readonly flags: Texts;
  /** All of it, as the answer repeats it. */
  readonly echo: unknown;
}

/** Reads `wcpt_payload[…]` of a posted form. */
export function readPayload(fields: Readonly<Record<string, string>>): Payload {
  const echo: Record<string, unknown> = {};
  const of = (name: string): Texts => {
    const found: Texts = {};
    for (const [[first, key, more], value] of paths) {
      if (first === name && key !== undefined && more === undefined) found[key] = value;
    }
    return found;
  };
  const nested = (name: string): Record<string, Texts> => {
    const found: Record<string, Texts> = {};
    for (const [[first, key, more], value] of paths) {
      if (first === name && key !== undefined && more !== undefined) found[key] = { ...found[key], [more]: value };
    }
    return found;
  };
  const paths = Object.entries(fields).flatMap(([name, value]) => {
    if (!name.startsWith('wcpt_payload[')) return [];
    return [[[...name.matchAll(/\[([^\]]*)\]/g)].map(([, key = '']) => key), value] as const];
  });
  for (const [path, value] of paths) put(echo, path, value);
  const flags = Object.fromEntries(
    paths.flatMap(([[first = '', ...rest], value]) => (rest.length ? [] : [[first, value]])),
  );
  return {
    products: of('products'),
    variations: nested('variations'),
    attributes: nested('attributes'),
    addons: nested('addons'),
    measurement: nested('measurement'),
    nyp: of('nyp'),
    flags,
    echo: paths.length ? echo : [],
  };
}

function put(into: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: string): void {
  if (!rest.length) {
    into[key] = value;
    return;
  }
  const present = into[key];
  const inner: Record<string, unknown> = typeof present === 'object' && present !== null ? { ...present } : {};
  into[key] = inner;
  put(inner, rest, value);
}
