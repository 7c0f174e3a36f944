/** Templates that rows of any page use, and what tells them apart. */
const TEMPLATES = 'script[data-wcpt-price-type], script[data-wcpt-availability-message]';
const KEYS = ['data-wcpt-element-id', 'data-wcpt-price-type', 'data-wcpt-availability-message'];

const keyOf = (template: Element): string => KEYS.map(name => template.getAttribute(name) ?? '').join('\n');

/**
 * Takes over what new rows need besides their markup: templates that are not there yet, and the texts of variations in
 * `wcpt_{id}_variable_switch_cf`, which the answer's script would overwrite. Source: contract product-table 26.7.
 */
export function mergeRowData(scope: Element, fresh: ParentNode): void {
  const templates = [...fresh.querySelectorAll(TEMPLATES)];
  const known = new Set(templates.length ? [...scope.querySelectorAll(TEMPLATES)].map(keyOf) : []);
  scope.append(...templates.filter(template => !known.has(keyOf(template))));
  for (const script of fresh.querySelectorAll('script:not([type]), script[type="text/javascript"]')) {
    const [, name, json] =
      /\bvar\s+(wcpt_\d+_variable_switch_cf)\s*=\s*(\{[\s\S]*\})\s*;?/.exec(script.textContent) ?? [];
    if (!name || !json) continue;
    mergeGlobal(name, json);
    script.remove();
  }
}

function mergeGlobal(name: string, json: string): void {
  const present: unknown = Reflect.get(globalThis, name);
  try {
    Reflect.set(globalThis, name, mergeDeep(present, JSON.parse(json)));
  } catch {
    // No JSON: what is there stays.
  }
}

function mergeDeep(base: unknown, more: unknown): unknown {
  if (!isRecord(base) || !isRecord(more)) return more;
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(more)) merged[key] = mergeDeep(base[key], value);
  return merged;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
