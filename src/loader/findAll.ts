import { searchAll } from '../core/searchAll';

/** Elements at or below `root` that match; `root` itself among them. */
export function findAll(root: ParentNode, selector: string): Element[] {
  const self = root instanceof Element && root.matches(selector) ? [root] : [];
  return [...self, ...searchAll(root, selector)];
}
