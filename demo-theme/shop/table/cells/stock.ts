import { canBuy, isVariable, type TableProduct } from '../products';

const FEW = 3;

function stockText({ stock }: TableProduct): string {
  if (stock === undefined) return 'Na zalogi';
  if (stock === 0) return 'Po naročilu';
  return stock <= FEW ? `Le še ${stock}` : `Na zalogi: ${stock}`;
}

function stateOf({ stock }: TableProduct): string {
  if (stock === 0) return 'wcpt-on-backorder';
  return stock !== undefined && stock <= FEW ? 'wcpt-low-stock' : 'wcpt-in-stock';
}

/** Availability in words. */
export function stockCell(product: TableProduct): string {
  const isOpen = canBuy(product);
  const state = isOpen ? stateOf(product) : 'wcpt-out-of-stock';
  const data = isVariable(product) ? ' wcpt-variable-switch' : '';
  return `<span class="wcpt-availability${data}"><span class="${state}">${isOpen ? stockText(product) : 'Ni na zalogi'}</span></span>`;
}
