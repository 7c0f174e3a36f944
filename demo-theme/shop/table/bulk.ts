import { attributes } from '../html';
import { figure, priceCell } from './cells/price';
import { quantityCell, quantityField } from './cells/quantity';
import { columns } from './columns';
import type { Column, NavPart, TableDefinition } from './definition';
import { canBuy, isVariable, manyProducts, type TableProduct } from './products';

/** Kinds of quantities and prices of the table's products, in turn. */
const kinds = ['plain', 'decimal', 'list', 'single', 'named', 'zero', 'empty', 'limited'] as const;
const kindOf = ({ id }: TableProduct) => kinds[id % kinds.length] ?? 'plain';

const box = (product: TableProduct): string =>
  `<span class="wcpt-cart-checkbox-wrapper"><input${attributes({ type: 'checkbox', class: 'wcpt-cart-checkbox', 'data-wcpt-heading-enabled': '1', disabled: !canBuy(product) || isVariable(product) })}><span class="wcpt-icon-loader"></span></span>`;

/** Attributes of a quantity field that differ from a plain one. */
const fields: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>> = {
  decimal: { min: 0.25, value: 0.25, step: 0.25, 'data-wcpt-min': 0.25 },
  single: { max: 1, disabled: true },
  zero: { min: 0, value: 0, 'data-wcpt-initial-value': '0' },
  empty: { value: '', 'data-wcpt-initial-value': 'empty' },
  named: { value: '', 'data-wcpt-initial-value': 'empty', 'data-wcpt-nyp-initial-value': 'empty' },
  limited: { min: 2, max: 10, value: 2, step: 2, 'data-wcpt-min': 2 },
};

function quantity(product: TableProduct): string {
  if (!canBuy(product) || isVariable(product)) return quantityCell(product);
  const kind = kindOf(product);
  if (kind === 'list') {
    const options = Array.from({ length: 10 }, (_, index) => `<option value="${index + 1}">Kos: ${index + 1}</option>`);
    return `<select class="wcpt-qty-select" data-wcpt-qty-label="Kos: " data-wcpt-max-qty="10" min="1" aria-label="Količina: ${product.title}">${options.join('')}</select>`;
  }
  return quantityField({ inputmode: 'decimal', ...fields[kind] });
}

/** A price, or a field in which the shopper names it. */
function price(product: TableProduct): string {
  if (kindOf(product) !== 'named' || !canBuy(product) || isVariable(product)) return priceCell(product);
  const input = attributes({
    type: 'number',
    class: 'wcpt-name-your-price wcpt-name-your-price--input',
    min: 5,
    max: 200,
    step: 'any',
    'data-wcpt-product-name': product.title,
    'data-wcpt-nyp-minimum-price': 5,
    'data-wcpt-nyp-maximum-price': 200,
  });
  const message = (limit: string, text: string) =>
    `<div class="wcpt-name-your-price-input-error-message wcpt-name-your-price-input-error-message--${limit}-price" data-wcpt-error-message-template="${text}"></div>`;
  return `<div class="wcpt-name-your-price-input-wrapper"><input${input}>${message('min', 'Vsaj [min] €')}${message('max', 'Največ [max] €')}</div><span class="wcpt-name-your-price--minimum">od <span class="wcpt-amount">${figure(500)}</span>&nbsp;€</span>`;
}

const total = (): string =>
  '<span class="wcpt-total wcpt-total--empty"><span class="wcpt-total__output"><span class="wcpt-amount"></span>&nbsp;€</span><span class="wcpt-total__no-output">–</span></span>';

const bulkColumns: readonly Column[] = [
  { name: 'izbira', label: '', cell: box },
  columns.title,
  { name: 'cena', label: 'Cena', cell: price },
  { name: 'kolicina', label: 'Količina', cell: quantity },
  { name: 'skupaj', label: 'Skupaj', cell: total },
  columns.button,
];

const numbers =
  '<span class="wcpt-total-selected"></span> za <span class="wcpt-total-selected-cost"><span class="wcpt-amount"></span>&nbsp;€</span>';
const block: NavPart = () =>
  `<div class="wcpt-add-selected wcpt-duplicate-enabled wcpt-add-selected--unselected"><span class="wcpt-add-selected__add wcpt-cart-checkbox-trigger--local"><span class="wcpt-add-selected__add__selected">V košarico: ${numbers}</span><span class="wcpt-add-selected__add__selected wcpt-add-selected__add__selected--single-item">V košarico: en kos za <span class="wcpt-total-selected-cost"><span class="wcpt-amount"></span>&nbsp;€</span></span><span class="wcpt-add-selected__add__unselected">Izberite izdelke</span></span><span class="wcpt-add-selected__select-all">Izberi vse</span><span class="wcpt-add-selected__clear-all">Počisti izbiro</span></div>`;

/** Rows that are checked and added together: one page of ten, or so many at once. */
export const bulkTable = (rows: number | undefined): TableDefinition => ({
  id: '410',
  columns: bulkColumns,
  settings: { checked_row_background_color: '#eef4ec' },
  header: [[[], [block]]],
  perPage: rows === undefined ? 10 : -1,
  products: () => manyProducts(rows ?? 30),
});

/** The page's bar for the selection of all tables. See contract/product-table.md#selection. */
export const checkboxTrigger =
  '<script type="text/template" id="tmpl-wcpt-cart-checkbox-trigger"><div class="wcpt-cart-checkbox-trigger" data-wcpt-redirect-url=""><style media="screen">@media(min-width:1200px){.wcpt-cart-checkbox-trigger{display:inline-block}}@media(max-width:1199px){.wcpt-cart-checkbox-trigger{display:inline-block}}</style><span class="wcpt-cart-checkbox-trigger__text">V košarico: <span class="wcpt-total-selected"></span> za <span class="wcpt-total-selected-cost"></span>&nbsp;€</span><span class="wcpt-cart-checkbox-trigger__close">✕</span></div></script>';
