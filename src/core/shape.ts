import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import { CallError } from './errors';

export type Schema<T> = GenericSchema<unknown, T>;

/** Returns the answer itself without a schema. @throws CallError `shape`, with the place of the first mismatch */
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

/** Entries without a prototype: a schema goes through inherited keys, and old scripts put some on `Object.prototype`. */
export const ownEntries = <Entries extends object>(entries: Entries): Entries =>
  Object.assign(Object.create(null), entries);
