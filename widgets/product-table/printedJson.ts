import { isRecord } from '../../src/core/guards';
import { warnOnce } from '../../src/core/report';

/** How JSON in an attribute is read. */
interface Reading<Value> {
  /** Returns what the JSON says; undefined: it has another form. */
  readonly check: (json: unknown) => Value | undefined;
  /** What it has to be, for the warning. */
  readonly form: string;
  /** What an unreadable attribute leads to, for the warning. */
  readonly consequence: string;
  /** Whose attribute it is, for a warning about the table around it; default: the warning is about the element. */
  readonly owner?: string;
  /** Makes warnings one; default: there is one for each text. */
  readonly key?: string;
}

/**
 * Reads JSON that the server printed in an attribute, and warns where it can't be read.
 * @returns undefined when the attribute is missing or empty, or is no such JSON
 */
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

/** Returns what a JSON text says; undefined when it is none. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Returns the fields of an object. The server prints an empty list for an object without fields. */
export function objectFields(json: unknown): Readonly<Record<string, unknown>> | undefined {
  if (isRecord(json)) return json;
  return Array.isArray(json) && !json.length ? {} : undefined;
}
