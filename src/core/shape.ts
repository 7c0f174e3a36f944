import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import { CallError } from './errors';

export type Schema<T> = GenericSchema<unknown, T>;

/**
 * Checks an answer against its schema.
 * @returns what the schema makes of it; the answer itself without a schema
 * @throws CallError `shape`, with the answer and the place of the first mismatch
 */
export function checkShape<T>(schema: Schema<T>, answer: unknown, url: string): T;
export function checkShape(schema: Schema<unknown> | undefined, answer: unknown, url: string): unknown;
export function checkShape(schema: Schema<unknown> | undefined, answer: unknown, url: string): unknown {
  if (!schema) return answer;
  const result = safeParse(schema, answer);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = getDotPath(issue);
  throw new CallError(`${url}: the answer has another form${place ? ` at ${place}` : ''}: ${issue.message}`, {
    kind: 'shape',
    url,
    answer,
    cause: issue,
  });
}

/**
 * Entries for a schema, without a prototype: a schema goes through inherited keys as well, and old scripts of pages put
 * some on `Object.prototype`.
 */
export const ownEntries = <Entries extends object>(entries: Entries): Entries =>
  Object.assign(Object.create(null), entries);
