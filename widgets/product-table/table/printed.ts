import { isRecord, parseJson } from '../../../src/core/guards';
import { warnOnce } from '../../../src/core/report';

interface Reading<Value> {
  /** Returns the checked value of the JSON; undefined: it has another form. */
  readonly check: (json: unknown) => Value | undefined;
  readonly form: string;
  readonly consequence: string;
  /** Owner of the attribute, for a warning about the table around it; default: the warning is about the element. */
  readonly owner?: string;
  /** Warnings with the same key are given once; default: one for each text. */
  readonly key?: string;
}

/** Reads an attribute with JSON; undefined where it is missing, empty or, which is warned of, no such JSON. */
export function readPrinted<Value>(
  element: Element,
  attribute: string,
  { check, form, consequence, owner, key }: Reading<Value>,
): Value | undefined {
  const printed = element.getAttribute(attribute)?.trim();
  if (!printed) return undefined;
  const value = check(parseJson(printed));
  if (value !== undefined) return value;
  const found = `${attribute}${owner ? ` of ${owner}` : ''} is no ${form}: ${printed.slice(0, 100)}`;
  warnOnce({ where: 'product-table', element: owner ? element.closest('.wcpt') : element, found, consequence }, key);
  return undefined;
}

/** Returns the fields of an object. The server prints an empty list for an object without fields. */
export function objectFields(json: unknown): Readonly<Record<string, unknown>> | undefined {
  if (isRecord(json)) return json;
  return Array.isArray(json) && !json.length ? {} : undefined;
}
