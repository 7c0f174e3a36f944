/**
 * Whether each row is to be `wcpt-odd`, else `wcpt-even`: the first one that is shown is odd. A child row has its parent's
 * stripe; headings of groups and rows of other scripts have none. Source: contract product-table 10, 14.
 * @param rows in the order in which they are shown, without hidden ones
 */
export function stripesOf(rows: Iterable<Element>): Map<Element, boolean> {
  const stripes = new Map<Element, boolean>();
  let isOdd = false;
  for (const row of rows) {
    const { classList } = row;
    if (!classList.contains('wcpt-row') || classList.contains('wcpt-row--category-heading')) continue;
    if (!classList.contains('wcpt-child-row')) isOdd = !isOdd;
    stripes.set(row, isOdd);
  }
  return stripes;
}

/** Gives a row its stripe; one that has it is not written to. */
export function setStripe({ classList }: Element, isOdd: boolean): void {
  if (classList.contains(isOdd ? 'wcpt-odd' : 'wcpt-even')) return;
  classList.toggle('wcpt-odd', isOdd);
  classList.toggle('wcpt-even', !isOdd);
}
