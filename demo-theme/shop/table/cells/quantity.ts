import { attributes } from '../../html';
import { canBuy, isVariable, type TableProduct } from '../products';

/**
 * A quantity with plus and minus; what can't be bought has none to choose, and what has variations is chosen on its own
 * page. Source: the contract, 27.1.
 */
export function quantityCell(product: TableProduct): string {
  if (isVariable(product)) return '';
  const open = canBuy(product);
  const max = !open ? 0 : product.stock && !product.backorders ? product.stock : '';
  const input = attributes({
    type: 'number',
    class: 'input-text qty text',
    name: 'quantity',
    min: open ? 1 : 0,
    max: String(max),
    step: 1,
    value: open ? 1 : 0,
    'data-wcpt-min': 1,
    'data-wcpt-initial-value': 'min',
    'data-wcpt-return-to-initial': '1',
    'data-wcpt-reset-on-variation-change': '',
    inputmode: 'numeric',
    autocomplete: 'off',
    'aria-label': `Količina: ${product.title}`,
    disabled: !open,
  });
  const error = (kind: string, text: string, limit: number | string) =>
    `<div class="wcpt-quantity-error-message wcpt-quantity-error-message--${kind}">${text}: <span class="wcpt-quantity-error-placeholder--${kind}">${limit}</span></div>`;
  return `<div class="quantity wcpt-quantity wcpt-noselect wcpt-display-type-input wcpt-controls-on-edges wcpt-hide-browser-controls${open ? '' : ' wcpt-disabled'}"><span class="wcpt-minus wcpt-qty-controller wcpt-noselect"></span><input${input}><span class="wcpt-plus wcpt-qty-controller wcpt-noselect"></span>${error('max', 'Največ', max)}${error('min', 'Najmanj', 1)}${error('step', 'Korak', 1)}</div>`;
}
