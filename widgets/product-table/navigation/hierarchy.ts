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
