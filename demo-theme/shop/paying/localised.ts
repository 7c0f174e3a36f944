/**
 * Prints a setting for scripts as the platform does: scalars at the top become text, inner values keep their type.
 */
export function localised(name: string, value: Record<string, unknown>): string {
  const texts = Object.entries(value).map(([key, one]) => [key, asText(one)]);
  return global(name, Object.fromEntries(texts));
}

function asText(value: unknown): unknown {
  if (value === true) return '1';
  if (value === false || value === null) return '';
  return typeof value === 'number' ? String(value) : value;
}

/** A setting that is printed as it is. */
export const global = (name: string, value: unknown): string =>
  `var ${name} = ${JSON.stringify(value).replaceAll('<', '\\u003c')};`;
