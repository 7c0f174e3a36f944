/** Elements of a row, or of another part that a row is shown in; those of a table in one of its cells are not. */
export const inRow = <E extends Element = Element>(part: Element, selector: string): E[] =>
  [...part.querySelectorAll<E>(selector)].filter(element => element.closest('.wcpt-row') === part);

/** The first of them. */
export function firstInRow<E extends Element = Element>(part: Element, selector: string): E | undefined {
  const first = part.querySelector<E>(selector);
  // Most rows have no table in their cells: one of hundreds of options is enough to know.
  return !first || first.closest('.wcpt-row') === part ? (first ?? undefined) : inRow<E>(part, selector)[0];
}
