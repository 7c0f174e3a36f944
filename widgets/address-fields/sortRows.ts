/**
 * Sorts the rows of a form by their priority; one without goes with the row before it. The row with the focus is not
 * moved, the others go around it: to move it would take the focus away. Source: contract 17.3.
 */
export function sortRows(wrapper: HTMLElement): void {
  const rows = [...wrapper.children].filter(row => row instanceof HTMLElement && row.matches('.form-row'));
  let last = 0;
  const ranked = rows.map(row => {
    last = Number(row.getAttribute('data-priority')) || last;
    return { row, priority: last };
  });
  const sorted = [...ranked].sort((one, other) => one.priority - other.priority).map(({ row }) => row);
  if (sorted.every((row, index) => row === rows[index])) return;
  const focused = sorted.findIndex(row => row.contains(document.activeElement));
  const fixed = sorted[focused];
  if (!fixed) {
    wrapper.append(...sorted);
    return;
  }
  fixed.before(...sorted.slice(0, focused));
  fixed.after(...sorted.slice(focused + 1));
}
