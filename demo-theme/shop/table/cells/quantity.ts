import { attributes } from '../../html';
import { canBuy, isVariable, type TableProduct } from '../products';

/** Attributes of an HTML element by name. */
type Attributes = Parameters<typeof attributes>[0];

/** Values beside the field. */
interface Around {
  /** The limit that each error is about; the script fills in empty ones. */
  readonly max?: number | string;
  readonly min?: number | string;
  readonly step?: number | string;
  /** Nothing can be chosen. */
  readonly isOff?: boolean;
}

/** A quantity with plus and minus: a plain one from 1 in steps of 1, but for the attributes that are given. */
export function quantityField(
  given: Attributes,
  { max = '', min = '', step = '', isOff = false }: Around = {},
): string {
  const input = attributes({
    type: 'number',
    class: 'input-text qty text',
    name: 'quantity',
    min: 1,
    max: '',
    step: 1,
    value: 1,
    'data-wcpt-min': 1,
    'data-wcpt-initial-value': 'min',
    'data-wcpt-return-to-initial': '1',
    'data-wcpt-reset-on-variation-change': '',
    inputmode: 'numeric',
    autocomplete: 'off',
    ...given,
  });
  const error = (kind: string, text: string, limit: number | string) =>
    `<div class="wcpt-quantity-error-message wcpt-quantity-error-message--${kind}">${text}: <span class="wcpt-quantity-error-placeholder--${kind}">${limit}</span></div>`;
  return `<div class="quantity wcpt-quantity wcpt-noselect wcpt-display-type-input wcpt-controls-on-edges wcpt-hide-browser-controls${isOff ? ' wcpt-disabled' : ''}"><span class="wcpt-minus wcpt-qty-controller wcpt-noselect"></span><input${input}><span class="wcpt-plus wcpt-qty-controller wcpt-noselect"></span>${error('max', 'Največ', max)}${error('min', 'Najmanj', min)}${error('step', 'Korak', step)}</div>`;
}

/**
 * A quantity with plus and minus; sold-out products have none to choose, and products with variations are chosen on their own
 * page.
 */
export function quantityCell(product: TableProduct): string {
  if (isVariable(product)) return '';
  const open = canBuy(product);
  const max = !open ? 0 : product.stock && !product.backorders ? product.stock : '';
  return quantityField(
    {
      min: open ? 1 : 0,
      max: String(max),
      value: open ? 1 : 0,
      'aria-label': `Količina: ${product.title}`,
      disabled: !open,
    },
    { max, min: 1, step: 1, isOff: !open },
  );
}
