import { announce } from '../announce';
import { digitsOf, formatFigure, type Units, unitsOf } from '../price/prices';
import { rowState } from '../rows/rowState';

/** What is wrong with a named price. */
export type PriceError = 'empty' | 'min' | 'max';

/** The limits of a named price; a minimum of 0 is none. Source: spec product-table 5.4. */
export function priceLimits(field: HTMLInputElement): { readonly min: Units; readonly max: Units | undefined } {
  const read = (name: string, other: string) => unitsOf(field.getAttribute(name) || field.getAttribute(other));
  return {
    min: read('min', 'data-wcpt-nyp-minimum-price') ?? 0n,
    max: read('max', 'data-wcpt-nyp-maximum-price'),
  };
}

/** What is wrong with a price; an empty one is always. */
export function priceError(field: HTMLInputElement): PriceError | undefined {
  const value = unitsOf(field.value);
  const { min, max } = priceLimits(field);
  if (value === undefined) return 'empty';
  if (value < min) return 'min';
  return max !== undefined && value > max ? 'max' : undefined;
}

const ERROR = 'wcpt-name-your-price-wrapper--input-error';
const LIMITS = ['min', 'max'] as const;
let lastId = 0;

/**
 * Shows below a price what is wrong with it; an empty one is wrong only where the row is checked and there is a minimum.
 * Source: spec product-table 5.4; contract 28.
 */
export function showPriceError(field: HTMLInputElement, row: HTMLElement): void {
  const wrapper = field.parentElement;
  if (!wrapper) return;
  const limits = priceLimits(field);
  const found = priceError(field);
  const isMissing = found === 'empty' && rowState(row)?.checked === true && limits.min > 0n;
  const error = found === 'empty' ? (isMissing ? 'min' : undefined) : found;
  const before = LIMITS.find(limit => wrapper.classList.contains(`${ERROR}--${limit}-price`));
  wrapper.classList.toggle(ERROR, error !== undefined);
  for (const limit of LIMITS) wrapper.classList.toggle(`${ERROR}--${limit}-price`, limit === error);
  const message = error && fillMessage(wrapper, error, digitsOf(limits[error] ?? 0n));
  if (!message) {
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
    return;
  }
  message.id ||= `sw-price-error-${++lastId}`;
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', message.id);
  if (error !== before) announce(message.textContent ?? '');
}

function fillMessage(wrapper: Element, limit: 'min' | 'max', value: string): Element | null {
  const message = wrapper.querySelector(`.wcpt-name-your-price-input-error-message--${limit}-price`);
  const template = message?.getAttribute('data-wcpt-error-message-template');
  if (message && template) message.textContent = template.replaceAll(`[${limit}]`, () => formatFigure(value));
  return message;
}
