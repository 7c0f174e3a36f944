/** When a part of the form shows, or hides: what one field has to hold. */
export interface Condition {
  /** Name of the field, e.g. `GROUPINGS[5][]`. */
  readonly field: string;
  /** Any of these; undefined: anything but nothing. */
  readonly values: readonly string[] | undefined;
}

/** Reads `NAME`, `NAME:*` (any value) or `NAME:a|b`. Source: spec storefront 5 "Newsletter", contract add-ons 5.2. */
export function parseCondition(text: string): Condition {
  const [field = '', ...others] = text.split(':');
  const list = others.join(':');
  return { field: field.trim(), values: list === '' || list === '*' ? undefined : list.split('|') };
}

/** Whether the values of its field meet a condition. */
export const isMet = ({ values }: Condition, held: readonly string[]): boolean =>
  held.some(value => (values ? values.includes(value) : value !== ''));
