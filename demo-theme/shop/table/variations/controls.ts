import { attributes, escapeHtml } from '../../html';
import { inStock, type VariableProduct, type Variation } from '../../product';
import { variableForm } from '../../productForm';
import { variationData, variationName } from './variationData';
import type { VariationProduct } from './variationProducts';

const data = (product: VariableProduct, variation: Variation, isBroken = false) => {
  const json = JSON.stringify(variationData(product, variation));
  return {
    'data-wcpt-variation': isBroken ? json.slice(0, json.length / 2) : json,
    'data-wcpt-attributes': JSON.stringify(variation.attributes),
  };
};

const isComplete = ({ attributes: values }: Variation): boolean => Object.values(values).every(Boolean);

function list({ product, control, chosen }: VariationProduct): string {
  const options = product.variations.map((variation, index) => {
    const option = attributes({
      value: variation.id,
      class: isComplete(variation) ? 'wcpt-complete_match' : '',
      ...data(product, variation, control === 'broken' && index === 1),
      selected: variation.id === chosen,
    });
    return `<option${option}>${escapeHtml(variationName(product, variation))}</option>`;
  });
  return `<div class="wcpt-select-variation-dropdown-wrapper"><select class="wcpt-select-variation-dropdown"><option value="">Izberite različico</option>${options.join('')}</select></div>`;
}

function radios({ product }: VariationProduct): string {
  const boxes = product.variations.map(variation => {
    const box = attributes({
      class: `wcpt-select-variation${isComplete(variation) ? ' wcpt-complete_match' : ''}${inStock(variation.stock) ? '' : ' wcpt-variation-out-of-stock'}`,
      ...data(product, variation),
    });
    const radio = attributes({
      type: 'radio',
      class: 'wcpt-variation-radio',
      name: `razlicica-${product.id}`,
      value: variation.id,
    });
    return `<label${box}><input${radio}><span>${escapeHtml(variationName(product, variation))}</span></label>`;
  });
  return `<div class="table-radios">${boxes.join('')}</div>`;
}

/** The product's own form, which is a widget of its own. */
const form = ({ product }: VariationProduct): string =>
  `<div class="wcpt-add-to-cart-wrapper">${variableForm(product, { url: new URL('http://lipa.example/'), fields: {}, base: '' })}</div>`;

/** Values that a row's variation leaves open. */
export function openTerms(product: VariableProduct, variation: Variation): string {
  const open = product.attributes.filter(({ name }) => variation.attributes[name] === '');
  return open
    .map(({ name, label, options }) => {
      const choices = options.map(one => `<option value="${one.value}">${escapeHtml(one.label)}</option>`);
      return `<select${attributes({ class: 'wcpt-select-variation-attribute-term', 'data-wcpt-attribute': name })}><option value="">${escapeHtml(label)}</option>${choices.join('')}</select>`;
    })
    .join('');
}

/** Returns the controls that choose a row's variation. See contract/product-table.md#variations-in-rows. */
export function controlCell(of: VariationProduct): string {
  if (of.control === 'form') return form(of);
  return of.control === 'radios' ? radios(of) : list(of);
}
