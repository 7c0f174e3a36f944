import { find } from '../hydrate/page';

/** The input that a selector names, or an error that says which one is missing. */
export function findInput(root: ParentNode, selector: string): HTMLInputElement {
  const found = find(root, selector);
  if (!(found instanceof HTMLInputElement)) throw new Error(`${selector} is no input`);
  return found;
}

/** The list that a selector names, or an error that says which one is missing. */
export function findList(root: ParentNode, selector: string): HTMLSelectElement {
  const found = find(root, selector);
  if (!(found instanceof HTMLSelectElement)) throw new Error(`${selector} is no list`);
  return found;
}
