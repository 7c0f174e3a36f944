import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The recorded calls of the real shop. Import this: a path of one's own leads nowhere once its file moves, and its tests skip. */
export const CAPTURED_CALLS = join(import.meta.dirname, '../../../shared/captures/json');

/** Whether the recorded answers of the real shop are beside this repository. */
export const hasCaptures = existsSync(CAPTURED_CALLS);

export interface Captured {
  status: number;
  headers: Record<string, string>;
  cookies: string[];
  body: unknown;
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Recorded answer by file name without extension. */
export function captured(name: string): Captured {
  const { response } = record(JSON.parse(readFileSync(join(CAPTURED_CALLS, `${name}.json`), 'utf8')));
  const { status, headers, set_cookie, body } = record(response);
  const cookies = Array.isArray(set_cookie) ? set_cookie.map(cookie => String(record(cookie).name)) : [];
  const texts = Object.entries(record(headers)).map(([key, value]) => [key.toLowerCase(), String(value)]);
  return { status: Number(status), headers: Object.fromEntries(texts), cookies, body };
}

/**
 * Keys and types of a JSON value; of a list those of its first entry. All attributes count as one key.
 * Keys that add-ons of the recorded shop add are left out.
 */
export function shapeOf(value: unknown, leaveOut: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(entry => shapeOf(entry, leaveOut));
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  const entries = Object.entries(value).filter(([key]) => !leaveOut.includes(key));
  return Object.fromEntries(
    entries
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, entry]) => [key.replace(/^attribute_.*/, 'attribute'), shapeOf(entry, leaveOut)]),
  );
}
