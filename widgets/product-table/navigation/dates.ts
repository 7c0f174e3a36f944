const FIELD = '.wcpt-filter-date-picker';

const datesOf = (part: Element): HTMLInputElement[] => [
  ...(part.closest('.wcpt-filter')?.querySelectorAll<HTMLInputElement>(FIELD) ?? []),
];

/** Takes dates back. */
export function emptyDates(part: Element): void {
  for (const field of datesOf(part)) {
    field.value = '';
    flagDate(field);
  }
}

/** Swaps a start that is later than the end. Source: spec product-table 5.5. */
export function swapDates(part: Element): void {
  const [start, end] = datesOf(part);
  if (start?.value && end?.value && start.value > end.value) [start.value, end.value] = [end.value, start.value];
  for (const field of [start, end]) if (field) flagDate(field);
}

/** Flags a typed date that can't be one; an empty field is none. Source: spec product-table 5.5; contract 4.10. */
export function flagDate(field: HTMLInputElement): void {
  const isWrong = field.value !== '' && (field.value.length > 10 || !/^[12]/.test(field.value));
  field.style.borderColor = isWrong ? 'red' : '';
  if (isWrong) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
}
