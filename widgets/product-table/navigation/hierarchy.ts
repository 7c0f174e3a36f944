const CHILDREN = '.wcpt-hr-child-terms-wrapper';

/**
 * A term of a tree takes the place of those below it and above it. Source: spec product-table 4.2 "Hierarchy"; contract 4.6.
 */
export function settleHierarchy(input: HTMLInputElement): void {
  if (!input.closest('.wcpt-hierarchy')) return;
  if (input.classList.contains('wcpt-hr-parent-term')) {
    for (const child of childrenOf(input)?.querySelectorAll('input') ?? []) child.checked = false;
  }
  for (let above = parentOf(input); above; above = parentOf(above)) above.checked = false;
}

/** The terms below: beside the option, or beside its label. */
function childrenOf(input: HTMLInputElement): Element | undefined {
  const label = input.closest('label');
  const option = input.closest('.wcpt-dropdown-option, .wcpt-option');
  return [label, option].map(part => part?.nextElementSibling).find(next => next?.matches(CHILDREN)) ?? undefined;
}

/** The term above. */
function parentOf(input: HTMLInputElement): HTMLInputElement | undefined {
  const before = input.closest(CHILDREN)?.previousElementSibling;
  return before?.querySelector('input') ?? undefined;
}

/** Marks the options of a filter that are chosen, as the server does when it prints them. Source: contract product-table 4.1. */
export function markChosen(filter: Element): void {
  for (const input of filter.querySelectorAll<HTMLInputElement>('input[type="checkbox"], input[type="radio"]')) {
    input.closest('label')?.classList.toggle('wcpt-active', input.checked);
    input.closest('.wcpt-option')?.classList.toggle('wcpt-active', input.checked);
  }
}

/**
 * What tells a filter from others: header, sidebar and phone modal may have copies of one.
 * Source: contract product-table 2.2, 4.2.
 */
export function filterKey(filter: Element): string {
  const search = filter.querySelector('.wcpt-search-input');
  if (search) return `search ${search.getAttribute('name') ?? ''}`;
  return ['data-wcpt-filter', 'data-wcpt-taxonomy', 'data-wcpt-meta-key']
    .map(name => filter.getAttribute(name) ?? '')
    .join(' ');
}
