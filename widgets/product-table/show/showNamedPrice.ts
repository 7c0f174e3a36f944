import type { TableSelection } from '../../../src/core/bus/events/tableRows';
import { digitsOf, unitsOf } from '../../../src/core/decimal';
import type { PriceProblem } from '../nyp/namedPrice';
import { newId } from '../pressable';
import { formatFigure, PRICE_FIELD } from '../price/prices';
import { tRows } from '../rows/messages';
import { nameField, productName, rowOf } from '../rows/row';

const ERROR = 'wcpt-name-your-price-wrapper--input-error';
const LIMITS = ['min', 'max'] as const;

/** Names a price that the shopper is to name for screen readers. Source: contract product-table 28. */
export function namePriceField(field: HTMLInputElement): void {
  const row = rowOf(field);
  const product = field.getAttribute('data-wcpt-product-name') || (row ? productName(row) : '');
  nameField(field, () => tRows('product-table.price', { product }));
}

/** Shows beside a price what is wrong with it, tied to the field. Source: spec product-table 5.4; contract 28. */
export function showPriceProblem(field: HTMLInputElement, { error, limit }: PriceProblem): void {
  const wrapper = field.parentElement;
  if (!wrapper) return;
  wrapper.classList.toggle(ERROR, error !== 'none');
  for (const one of LIMITS) wrapper.classList.toggle(`${ERROR}--${one}-price`, one === error);
  const message = problemMessage(field, error);
  if (!message) {
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
    return;
  }
  const template = message.getAttribute('data-wcpt-error-message-template');
  if (template) message.textContent = template.replaceAll(`[${error}]`, () => formatFigure(limit));
  message.id ||= newId('sw-price-error');
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', message.id);
}

/** Where it is said what is wrong with a price. */
export const problemMessage = (field: HTMLInputElement, error: PriceProblem['error']): Element | null =>
  field.parentElement?.querySelector(`.wcpt-name-your-price-input-error-message--${error}-price`) ?? null;

const KINDS = ['minimum', 'maximum', 'suggested'] as const;

/** A price of a variation that has its price named, as digits; empty where it has none. */
export function askedPrice({ variation = {} }: TableSelection, kind: string): string {
  const units = variation.is_nyp ? unitsOf(variation[`${kind}_price`]) : undefined;
  return units === undefined ? '' : digitsOf(units);
}

/** Asks for a price where the chosen variation wants one, with its limits. Source: contract product-table 28. */
function showAsked(field: HTMLInputElement, selection: TableSelection): void {
  field.parentElement?.classList.toggle('wcpt-hide', !selection.variation?.is_nyp);
  field.min = askedPrice(selection, 'minimum') || '0';
  field.max = askedPrice(selection, 'maximum');
}

/** Has a part of a row say that the price is named, with the limits of the chosen variation. Source: contract product-table 28. */
export function showAskedIn(part: Element, selection: TableSelection): void {
  const isNamed = Boolean(selection.variation?.is_nyp);
  part.classList.toggle('wcpt-product-has-name-your-price', isNamed);
  for (const element of part.querySelectorAll('.wcpt-price.wcpt-variable-switch')) {
    element.classList.toggle('wcpt-hide--name-your-price', isNamed);
  }
  for (const kind of KINDS) {
    const price = askedPrice(selection, kind);
    for (const place of part.querySelectorAll(`.wcpt-name-your-price--${kind}`)) {
      place.classList.toggle('wcpt-hide', !price);
      for (const amount of place.querySelectorAll('.wcpt-amount')) amount.textContent = formatFigure(price);
    }
  }
  for (const field of part.querySelectorAll<HTMLInputElement>(PRICE_FIELD)) showAsked(field, selection);
}
