/**
 * Gives shown rows their stripes, the first one `wcpt-odd`; a child row has its parent's; headings of groups
 * and rows of other scripts have none. Rows that have theirs are not written to. Source: contract product-table 10, 14.
 * @param rows in the order in which they are shown, without hidden ones
 */
export function stripeRows(rows: Iterable<Element>): void {
  let isOdd = false;
  for (const { classList } of rows) {
    if (!classList.contains('wcpt-row') || classList.contains('wcpt-row--category-heading')) continue;
    if (!classList.contains('wcpt-child-row')) isOdd = !isOdd;
    if (classList.contains(isOdd ? 'wcpt-odd' : 'wcpt-even')) continue;
    classList.toggle('wcpt-odd', isOdd);
    classList.toggle('wcpt-even', !isOdd);
  }
}
