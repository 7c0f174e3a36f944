import { COUNTED, countKey } from './readCounts';

/** Writes `(n)` behind the options that have a count, in place of an earlier one. Source: spec product-table 2.4; contract 8. */
export function showCounts(roots: readonly Element[], counts: ReadonlyMap<string, number>): void {
  const filters = roots.flatMap(root => [...root.querySelectorAll('[data-wcpt-filter]')]);
  for (const filter of filters) {
    const kind = filter.getAttribute('data-wcpt-filter') ?? '';
    if (!COUNTED.includes(kind)) continue;
    const taxonomy = filter.getAttribute('data-wcpt-taxonomy') ?? '';
    for (const label of filter.querySelectorAll('label')) {
      const count = counts.get(countKey(kind, taxonomy, valueOfLabel(label)));
      if (count !== undefined) showCount(label, count);
    }
  }
}

const valueOfLabel = (label: HTMLLabelElement): string =>
  label.getAttribute('data-wcpt-value') ?? label.querySelector('input')?.value ?? '';

function showCount(label: HTMLLabelElement, count: number): void {
  for (const old of label.querySelectorAll('.wcpt-count')) old.remove();
  const element = document.createElement('span');
  element.className = 'wcpt-count';
  element.textContent = `(${count})`;
  const [, id] = label.querySelector('input')?.getAttribute('aria-labelledby')?.split(' ') ?? [];
  if (id) element.id = id;
  label.insertBefore(element, label.querySelector(':scope > .wcpt-icon'));
}
