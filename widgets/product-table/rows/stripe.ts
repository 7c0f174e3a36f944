/**
 * Whether each row is `wcpt-odd`, else `wcpt-even`. A child row has its parent's stripe, headings have none. Source: contract
 * product-table 10, 14.
 * @param rows without hidden ones
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

export function setStripe({ classList }: Element, isOdd: boolean): void {
  if (classList.contains(isOdd ? 'wcpt-odd' : 'wcpt-even')) return;
  classList.toggle('wcpt-odd', isOdd);
  classList.toggle('wcpt-even', !isOdd);
}
