/** HTML by CSS selector, as the shop sends it with every change of the cart. */
export type Fragments = Readonly<Record<string, string>>;

/** Entries that are no strings are left out; PHP prints an empty map as an empty list. Undefined for anything but a map. */
export function fragmentsOf(value: unknown): Fragments | undefined {
  if (typeof value !== 'object' || value === null || (Array.isArray(value) && value.length > 0)) return undefined;
  const fragments: Record<string, string> = {};
  for (const [selector, html] of Object.entries(value)) {
    if (typeof html === 'string') fragments[selector] = html;
  }
  return fragments;
}
