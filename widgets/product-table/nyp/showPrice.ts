import type { TableSelection } from '../../../src/core/bus/events/tableRows';
import { digitsOf, formatFigure, PRICE_FIELD, unitsOf } from '../price/prices';
import { rowParts } from '../rows/row';
import { priceLimits } from './namedPrice';

const ERROR = 'wcpt-name-your-price-wrapper--input-error';
const LIMITS = ['min', 'max'] as const;
let lastId = 0;

/**
 * Shows below a price what is wrong with it. Source: spec product-table 5.4; contract 28.
 * @returns what is said there
 */
export function showPriceError(field: HTMLInputElement, error: 'min' | 'max' | undefined): string {
  const wrapper = field.parentElement;
  if (!wrapper) return '';
  wrapper.classList.toggle(ERROR, error !== undefined);
  for (const limit of LIMITS) wrapper.classList.toggle(`${ERROR}--${limit}-price`, limit === error);
  const message = error && fillMessage(wrapper, error, digitsOf(priceLimits(field)[error] ?? 0n));
  if (!message) {
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
    return '';
  }
  message.id ||= `sw-price-error-${++lastId}`;
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', message.id);
  return message.textContent ?? '';
}

function fillMessage(wrapper: Element, limit: 'min' | 'max', value: string): Element | null {
  const message = wrapper.querySelector(`.wcpt-name-your-price-input-error-message--${limit}-price`);
  const template = message?.getAttribute('data-wcpt-error-message-template');
  if (message && template) message.textContent = template.replaceAll(`[${limit}]`, () => formatFigure(value));
  return message;
}

const KINDS = ['minimum', 'maximum', 'suggested'] as const;

/** Asks for a price where the chosen variation wants one, with its limits. Source: contract product-table 28. */
export function showPriceOf(row: HTMLElement, { variation = {} }: TableSelection): void {
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
    for (const field of part.querySelectorAll<HTMLInputElement>(PRICE_FIELD)) {
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
