import { rowParts } from '../rows/rowParts';

const FIELD = 'input.wcpt-name-your-price--input';

/** The field in which the shopper names a row's price; undefined while none is asked for. Source: contract product-table 28. */
export function priceField(row: HTMLElement): HTMLInputElement | undefined {
  const fields = rowParts(row).flatMap(part => [...part.querySelectorAll<HTMLInputElement>(FIELD)]);
  return fields.find(field => !field.parentElement?.classList.contains('wcpt-hide'));
}

/** The price that the shopper has named; empty when none. */
export const namedPrice = (row: HTMLElement): string => priceField(row)?.value.trim() ?? '';
