/** The selectors of a list; commas in parentheses, of two levels at most, separate none. */
const listed = (selector: string): string[] => selector.match(/(?:[^,(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

/**
 * Elements below `root` that match, in document order, as `querySelectorAll` finds them. That a long page has nothing of one
 * class a browser knows at once, but for a list of selectors it tries each on each element; most pages have nothing of most.
 */
export function searchAll<E extends Element>(root: ParentNode, selector: string): E[] {
  const all = listed(selector);
  const present = all.length > 1 ? all.filter(one => root.querySelector(one)) : all;
  return present.length ? [...root.querySelectorAll<E>(present.join())] : [];
}
