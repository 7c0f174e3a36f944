import type { TableSelection } from '../../../src/core/bus/events/tableRows';
import { formatFigure } from '../price/figure';
import { digitsOf, unitsOf } from '../price/units';
import { rowParts } from '../rows/rowParts';

const KINDS = ['minimum', 'maximum', 'suggested'] as const;

/** Asks for a price where the chosen variation wants one, with its limits. Source: contract product-table 28. */
export function followVariation(row: HTMLElement, { variation = {} }: TableSelection): void {
  const isNamed = Boolean(variation.is_nyp);
  const price = (kind: string): string => {
    const units = isNamed ? unitsOf(variation[`${kind}_price`]) : undefined;
    return units === undefined ? '' : digitsOf(units);
  };
  for (const part of rowParts(row)) {
    part.classList.toggle('wcpt-product-has-name-your-price', isNamed);
    for (const element of part.querySelectorAll('.wcpt-price.wcpt-variable-switch')) {
      element.classList.toggle('wcpt-hide--name-your-price', isNamed);
    }
    for (const kind of KINDS) {
      for (const place of part.querySelectorAll(`.wcpt-name-your-price--${kind}`)) fill(place, price(kind));
    }
    for (const field of part.querySelectorAll<HTMLInputElement>('input.wcpt-name-your-price--input')) {
      field.parentElement?.classList.toggle('wcpt-hide', !isNamed);
      field.min = price('minimum') || '0';
      field.max = price('maximum');
      const initial = field.getAttribute('data-wcpt-nyp-initial-value-field');
      if (isNamed && !field.value && initial) field.value = price(initial);
    }
  }
}

function fill(place: Element, value: string): void {
  place.classList.toggle('wcpt-hide', !value);
  for (const amount of place.querySelectorAll('.wcpt-amount')) amount.textContent = formatFigure(value);
}
