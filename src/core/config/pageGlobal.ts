import { valueAt } from '../guards';

/**
 * Returns the value that a script of the page has set for a global name. Elements and frames with that name (`<div id="wp">`,
 * `<iframe name="wp">`) count as absent, because authors of content can add them. No other module reads a global of the page.
 * Source: HTML, "Named access on the Window object".
 * @param name e.g. `wc_checkout_params`
 */
export function pageGlobal(name: string | symbol): unknown {
  const found: unknown = Reflect.get(globalThis, name);
  return isByContent(found) ? undefined : found;
}

/** Returns what the page has at a path of globals, e.g. `wp`, `hooks`; undefined where a step of it is no object. */
export const globalAt = (name: string, ...path: readonly string[]): unknown => valueAt(pageGlobal(name), path);

export const hasPageGlobal = (name: string): boolean =>
  Object.hasOwn(globalThis, name) || (name in globalThis && !isByContent(Reflect.get(globalThis, name)));

/** Offers values to other scripts, each where the page has none of that name. */
export function putGlobals(values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) if (!hasPageGlobal(name)) Reflect.set(window, name, value);
}

function isByContent(found: unknown): boolean {
  if (Object(found) !== found) return false;
  return found instanceof Node || found instanceof HTMLCollection || isWindow(Object(found));
}

/** Whether a value is a frame's window: of another site, `window` is one of its few readable properties. */
function isWindow(found: object): boolean {
  try {
    return Reflect.get(found, 'window') === found;
  } catch {
    return false;
  }
}
