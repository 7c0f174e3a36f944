/** Elements of a row, or of another part that a row is shown in; those of a table in one of its cells are not. */
export const inRow = <E extends Element = Element>(part: Element, selector: string): E[] =>
  [...part.querySelectorAll<E>(selector)].filter(element => element.closest('.wcpt-row') === part);
