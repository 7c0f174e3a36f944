import { attributes } from '../../html';
import { highestPrice, isVariable, type TableProduct, tablePrice } from '../products';

/** `12.50`, or `5` for whole amounts, as tables print figures. */
export const figure = (cents: number): string => (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);

const amount = (cents: number): string =>
  `<span class="wcpt-amount">${figure(cents)}</span>&nbsp;<span class="wcpt-currency">€</span>`;

/** Lowest and highest price; a variation's takes their place. See contract/product-table.md#variations-in-rows. */
function rangeCell(product: TableProduct): string {
  const [low, high] = [tablePrice(product), highestPrice(product)];
  const data = attributes({
    class: `wcpt-price wcpt-variable-switch${product.sale === undefined ? '' : ' wcpt-product-on-sale'}`,
    'data-wcpt-element-id': 'cena',
    'data-wcpt-lowest-price': figure(low),
    'data-wcpt-highest-price': figure(high),
    'data-wcpt-regular-price': figure(product.regular),
    'data-wcpt-sale-price': product.sale === undefined ? '' : figure(product.sale),
    'data-wcpt-variable-template': 'variable',
  });
  return `<span${data}><span class="wcpt-lowest-price">${amount(low)}</span> <span class="wcpt-text">–</span> <span class="wcpt-highest-price">${amount(high)}</span></span>`;
}

/** One price, or from the lowest to the highest. */
export function priceCell(product: TableProduct): string {
  const { regular, sale } = product;
  if (isVariable(product)) return rangeCell(product);
  return sale === undefined
    ? `<span class="wcpt-price"><span class="wcpt-regular-price">${amount(regular)}</span></span>`
    : `<span class="wcpt-price wcpt-product-on-sale"><span class="wcpt-regular-price"><del>${amount(regular)}</del></span> <span class="wcpt-sale-price">${amount(sale)}</span></span>`;
}
