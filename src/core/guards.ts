export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a record as it is, and an empty one for anything else. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

/** Returns a string as it is, and an empty one for anything else. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether a setting that PHP printed is on: `1`, `true`, `yes` or `on`, as any type. */
export const isOn = (value: unknown): boolean => /^(?:1|true|yes|on)$/i.test(String(value));

export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
