/**
 * What a script of the page has put under a global name. The browser also answers such names with elements and frames
 * (`<div id="wp">`, `<form name="wp">`, `<iframe name="wp">`), which anybody may write who writes content: those count as
 * absent. No other module reads a global of the page. Source: HTML, "Named access on the Window object".
 * @param name e.g. `wc_checkout_params`
 */
export function pageGlobal(name: string | symbol): unknown {
  const found: unknown = Reflect.get(globalThis, name);
  return isByContent(found) ? undefined : found;
}

/**
 * Whether a global name is taken, by a script of the page or by the browser, whatever it holds; see `pageGlobal`. What stands
 * on the window itself (`document`) is never by content: that is answered further up.
 */
export const hasPageGlobal = (name: string): boolean =>
  Object.hasOwn(globalThis, name) || (name in globalThis && !isByContent(Reflect.get(globalThis, name)));

function isByContent(found: unknown): boolean {
  if (Object(found) !== found) return false;
  return found instanceof Node || found instanceof HTMLCollection || isWindow(Object(found));
}

/** A frame's window is of another realm, maybe of another site: `window` is one of the few things that it tells anybody. */
function isWindow(found: object): boolean {
  try {
    return Reflect.get(found, 'window') === found;
  } catch {
    return false;
  }
}
