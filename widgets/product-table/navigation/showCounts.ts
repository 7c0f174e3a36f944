/** Kinds of filters that have counts. Source: contract product-table 8. */
export const COUNTED = ['category', 'attribute', 'availability', 'on_sale', 'taxonomy'];

/** What tells an option from those of other filters; only attributes and taxonomies are told apart by taxonomy. */
export const countKey = (filter: string, taxonomy: string, value: string): string =>
  [filter, filter === 'attribute' || filter === 'taxonomy' ? taxonomy : '', value].join(' ');

/**
 * Writes `(n)` behind the options of a filter that have a count, in place of an earlier one; the others stay as they are.
 * Source: spec product-table 2.4; contract 8.
 * @param counts by `countKey`
 */
export function showCounts(filter: Element, counts: ReadonlyMap<string, number>): void {
  const kind = filter.getAttribute('data-wcpt-filter') ?? '';
  if (!counts.size || !COUNTED.includes(kind)) return;
  const taxonomy = filter.getAttribute('data-wcpt-taxonomy') ?? '';
  for (const label of filter.querySelectorAll('label')) {
    const count = counts.get(countKey(kind, taxonomy, optionValue(label)));
    if (count !== undefined) showCount(label, `(${count})`);
  }
}

const optionValue = (label: HTMLLabelElement): string =>
  label.getAttribute('data-wcpt-value') ?? label.querySelector('input')?.value ?? '';

function showCount(label: HTMLLabelElement, text: string): void {
  const earlier = label.querySelectorAll('.wcpt-count');
  if (earlier.length === 1 && earlier[0]?.textContent === text) return;
  for (const old of earlier) old.remove();
  const element = document.createElement('span');
  element.className = 'wcpt-count';
  element.textContent = text;
  // Of a term with others below it, that is what names it. See `TermTrigger`.
  const [, id] = label.querySelector('input')?.getAttribute('aria-labelledby')?.split(' ') ?? [];
  if (id) element.id = id;
  label.insertBefore(element, label.querySelector(':scope > .wcpt-icon'));
}
