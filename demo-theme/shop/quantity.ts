import { attributes, escapeHtml } from './html';

export interface QuantityField {
  /** Unique in the page. */
  id: string;
  name: string;
  value: string;
  min: number;
  /** `''` is no limit. */
  max: number | '';
  productName: string;
  placeholder?: string;
  /** Plus and minus buttons of the theme. */
  stepper?: boolean;
}

/** The quantity block; hidden input when only one number is possible. */
export function quantityHtml(field: QuantityField): string {
  const fixed = field.min > 0 && field.min === field.max;
  const input = attributes({
    type: fixed ? 'hidden' : 'number',
    id: field.id,
    class: 'input-text qty text',
    name: field.name,
    value: field.value,
    'aria-label': 'Količina',
    min: field.min,
    max: field.max === '' ? null : field.max,
    step: '1',
    placeholder: field.placeholder ?? '',
    inputmode: 'numeric',
    autocomplete: 'off',
  });
  const label = fixed
    ? ''
    : `<label class="screen-reader-text" for="${field.id}">Količina: ${escapeHtml(field.productName)}</label>`;
  if (!field.stepper || fixed) return `<div class="quantity">${label}<input${input}></div>`;
  return `<div class="quantity">${label}<button type="button" class="minus" aria-label="Zmanjšaj količino">−</button><input${input}><button type="button" class="plus" aria-label="Povečaj količino">+</button></div>`;
}

/** Reads a quantity field as the shop does: whole pieces, at least one. */
export function readPieces(text: string | undefined): number {
  const value = Number.parseInt(text ?? '', 10);
  return Number.isFinite(value) && value > 0 ? value : 1;
}
