/** Marks the options of a filter that are chosen, as the server does when it prints them. Source: contract product-table 4.1. */
export function markChosen(filter: Element): void {
  for (const input of filter.querySelectorAll<HTMLInputElement>('input[type="checkbox"], input[type="radio"]')) {
    input.closest('label')?.classList.toggle('wcpt-active', input.checked);
    input.closest('.wcpt-option')?.classList.toggle('wcpt-active', input.checked);
  }
}
