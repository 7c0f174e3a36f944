/** A request as the shop saw it. */
export interface LoggedCall {
  method: string;
  /** Path and query. */
  path: string;
  /** Call name as the faults use it, `page` for pages. */
  name: string;
  /** Posted fields, last value of each name, all of a list; for a JSON body its top-level keys, other than text as JSON. */
  fields: Record<string, string>;
  /** Request headers, lower-case names. */
  headers: Record<string, string>;
  status: number | 'pending' | 'dropped';
}

/**
 * Fields of a request body that is a form or JSON. Files are given by name, several values of a list in one text. The request stays
 * readable.
 */
export async function readFields(request: Request): Promise<Record<string, string>> {
  if (request.method === 'GET' || request.method === 'HEAD') return {};
  const type = request.headers.get('content-type') ?? '';
  const copy = request.clone();
  if (type.includes('json')) return jsonFields(await copy.text());
  if (!type.includes('form')) return {};
  const form = await copy.formData();
  const fields: Record<string, string> = {};
  for (const [name, value] of form) {
    const text = typeof value === 'string' ? value : value.name;
    const isMore = name.endsWith('[]') && fields[name];
    fields[name] = isMore ? [fields[name], text].filter(Boolean).join(', ') : text;
  }
  return fields;
}

function jsonFields(text: string): Record<string, string> {
  const value = parseObject(text);
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, typeof entry === 'string' ? entry : JSON.stringify(entry)]),
  );
}

/** JSON object of a body; anything else counts as an object without keys. */
export function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
