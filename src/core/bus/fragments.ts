import type { Fragments } from './events';

/**
 * The fragments in what a call, a script or the storage gave; entries that are no HTML are left out. PHP prints an empty
 * map as an empty list.
 * @returns undefined when it is no map at all
 */
export function fragmentsOf(value: unknown): Fragments | undefined {
  if (typeof value !== 'object' || value === null || (Array.isArray(value) && value.length > 0)) return undefined;
  const fragments: Record<string, string> = {};
  for (const [selector, html] of Object.entries(value)) {
    if (typeof html === 'string') fragments[selector] = html;
  }
  return fragments;
}
