/** A variation as the shop describes it; any of its fields may be missing or odd. Source: spec product-table 3.3. */
export type Variation = Readonly<Record<string, unknown>>;

/** A text or number of the shop as text; anything else is empty. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : '';

/** A number of the shop, which may come as a text; undefined when it is none. */
export const numberOf = (value: unknown): number | undefined =>
  textOf(value).trim() && Number.isFinite(Number(value)) ? Number(value) : undefined;
