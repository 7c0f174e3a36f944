import { attributes, escapeHtml } from '../../html';
import { figure } from '../cells/price';

/** A choice of a field; its price as the page prints it, cents as the shop counts it. */
interface AddonChoice {
  readonly value: string;
  readonly label: string;
  readonly cents?: number;
  /** Printed in place of the cents, as shops do that fill in texts. */
  readonly printed?: string;
  readonly once?: true;
}

/** A field of an add-on. */
export interface AddonField {
  /** Without the brackets of a field that may have several values. */
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'repeat' | 'area' | 'number' | 'file' | 'select' | 'boxes';
  readonly required?: true;
  readonly max?: number;
  /** Price of a value in the field; of a number, for each unit. */
  readonly cents?: number;
  readonly choices?: readonly AddonChoice[];
}

/** A field in which a measure is typed, in cm. */
export interface Measure {
  readonly name: string;
  readonly label: string;
}

const priceOf = ({ cents, printed, once }: Pick<AddonChoice, 'cents' | 'printed' | 'once'>) => ({
  'data-price': printed ?? (cents === undefined ? null : (cents / 100).toFixed(2)),
  'data-price-type': cents === undefined && !printed ? null : once ? 'flat_fee' : 'quantity_based',
});

const more = ({ cents, printed, once }: AddonChoice): string =>
  printed ? ` (${printed})` : cents === undefined ? '' : ` (+${figure(cents)}&nbsp;€${once ? ' enkrat' : ''})`;

/** A field as its add-on prints it; `scope` tells ids of one row from those of others. */
function fieldHtml(field: AddonField, scope: string): string {
  const { name, label, kind, required, choices = [], max } = field;
  const id = `${scope}-${name}`;
  const star = required ? ' <em class="required">*</em>' : '';
  const caption = `<label class="wc-pao-addon-name" for="${id}">${escapeHtml(label)}${more({ value: '', ...field })}${star}</label>`;
  const common = { id, name, class: 'wc-pao-addon-field', required: required === true, ...priceOf(field) };
  switch (kind) {
    case 'text':
      return `${caption}<input${attributes({ type: 'text', maxlength: max ?? null, ...common })}>`;
    case 'repeat':
      return `${caption}<input${attributes({ type: 'text', ...common, name: `${name}[]` })}><input${attributes({ type: 'text', ...common, id: null, required: false, name: `${name}[]`, 'aria-label': `${label}, druga vrstica` })}>`;
    case 'area':
      return `${caption}<textarea${attributes({ rows: 2, ...common })}></textarea>`;
    case 'number':
      return `${caption}<input${attributes({ type: 'number', min: 0, max: max ?? null, ...common })}>`;
    case 'file':
      return `${caption}<input${attributes({ type: 'file', accept: 'image/*,.pdf,.txt', ...common })}>`;
    case 'select': {
      const options = choices.map(
        one =>
          `<option${attributes({ value: one.value, ...priceOf(one) })}>${escapeHtml(one.label)}${more(one)}</option>`,
      );
      return `${caption}<select${attributes(common)}><option value="">Izberite …</option>${options.join('')}</select>`;
    }
    case 'boxes': {
      const boxes = choices.map(
        one =>
          `<label><input${attributes({ type: 'checkbox', name: `${name}[]`, value: one.value, class: 'wc-pao-addon-field wc-pao-addon-checkbox', ...priceOf(one) })}> ${escapeHtml(one.label)}${more(one)}</label>`,
      );
      return `<fieldset><legend class="wc-pao-addon-name">${escapeHtml(label)}${star}</legend>${boxes.join('')}</fieldset>`;
    }
  }
}

/** Fields of add-ons. */
export const addonsHtml = (fields: readonly AddonField[], scope: string): string =>
  fields
    .map(
      field =>
        `<div class="wc-pao-addon-container${field.required && field.kind === 'boxes' ? ' wc-pao-required-addon' : ''}">${fieldHtml(field, scope)}</div>`,
    )
    .join('');

/** A price calculator; `cents` is the price of a square metre. */
export function calculatorHtml(measures: readonly Measure[], cents: number, scope: string): string {
  const rows = measures.map(({ name, label }) => {
    const id = `${scope}-${name}`;
    return `<p class="price-table-row"><label for="${id}">${label}</label> <input${attributes({ type: 'text', inputmode: 'decimal', id, name, class: 'amount_needed', autocomplete: 'off' })}></p>`;
  });
  const data = attributes({ id: 'price_calculator', 'data-square-metre': (cents / 100).toFixed(2) });
  return `<div${data}>${rows.join('')}<p class="price-table-row">Cena po meri: <output class="product_price">–</output></p></div>`;
}
