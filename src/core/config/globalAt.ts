import { pageGlobal } from './pageGlobal';

/** Returns what the page has at a path of globals, e.g. `wp`, `hooks`; undefined where a step of it is no object. */
export function globalAt(name: string, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (holder, key) => (typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined),
    pageGlobal(name),
  );
}
