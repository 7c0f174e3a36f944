export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

/** Returns what is at a path of keys; undefined where a step of it is no object. */
export const valueAt = (holder: unknown, path: readonly string[]): unknown =>
  path.reduce(
    (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined),
    holder,
  );

/** Joins records key by key, at any depth. Of two other values for one key the later holds. */
export function mergeDeep(first: unknown, then: unknown): unknown {
  if (!isRecord(first) || !isRecord(then)) return then;
  const merged: Record<string, unknown> = { ...first };
  for (const [key, value] of Object.entries(then)) merged[key] = mergeDeep(first[key], value);
  return merged;
}

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const scalarText = (value: unknown): string => (typeof value === 'number' ? String(value) : text(value));

/** Whether a setting that PHP printed is on: `1`, `true`, `yes` or `on`, as any type. */
export const isOn = (value: unknown): boolean => /^(?:1|true|yes|on)$/i.test(String(value));

/** Whether a flag of a variation, or of a field, is set; texts may say `"0"` or `"false"`. */
export const isSet = (flag: unknown): boolean => Boolean(flag) && flag !== '0' && flag !== 'false';

/** Whether the browser runs a script of this type. */
export const isScriptType = (type: string): boolean =>
  /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/i.test(type.trim());

export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
