/** Fields as PHP reads them: a text, or a list with its keys. */
export type PhpFields = ReadonlyMap<string, string | ReadonlyMap<string, string>>;

const nextIndex = (list: ReadonlyMap<string, string>): string =>
  String(Math.max(-1, ...[...list.keys()].filter(key => /^\d+$/.test(key)).map(Number)) + 1);

/**
 * Reads pairs of a query or a form: of a repeated name the last counts, `name[]` and `name[key]` are a list, and a text and
 * a list of the same name replace each other. A replaced value keeps its place.
 */
export function phpFields(pairs: Iterable<readonly [string, string]>): PhpFields {
  const fields = new Map<string, string | Map<string, string>>();
  for (const [name, value] of pairs) {
    const [, base = name, key] = /^([^[]+)\[([^[\]]*)\]/.exec(name) ?? [];
    const field = base.trimStart().replace(/[. ]/g, '_');
    if (key === undefined) {
      fields.set(field, value);
      continue;
    }
    const before = fields.get(field);
    const list = before instanceof Map ? before : new Map<string, string>();
    list.set(key === '' ? nextIndex(list) : key, value);
    fields.set(field, list);
  }
  return fields;
}
