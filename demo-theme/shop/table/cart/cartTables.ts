import { attributes } from '../../html';
import { columns } from '../columns';
import type { Column, TableDefinition } from '../definition';
import { canBuy, isVariable, type TableProduct } from '../products';
import { cartProducts } from './cartProducts';

/** Targets of buttons; without script they add on the way. */
const ADDRESSES: Readonly<Record<string, string>> = {
  cart_ajax: '',
  cart_refresh: '',
  cart_redirect: '/cart/',
  cart_checkout: '/checkout/',
};

function button(product: TableProduct, code: string): string {
  const open = isVariable(product) || canBuy(product);
  const isPlain = product.kind !== undefined || isVariable(product);
  const add = code === 'cart_ajax' || !isPlain ? `${ADDRESSES[code] ?? ''}?add-to-cart=${product.id}` : '';
  const link = attributes({
    class: `wcpt-button wcpt-noselect wcpt-button-${code}${open ? '' : ' wcpt-disabled wcpt-out-of-stock'}`,
    'data-wcpt-link-code': code,
    href: isPlain || !open ? `/product/${product.slug}/` : add,
    rel: 'nofollow',
    'aria-label': `V košarico: ${product.title}`,
  });
  return `<a${link}><span class="wcpt-button-label">V košarico</span></a>`;
}

const inCart = (): string =>
  `<span${attributes({ class: 'wcpt-in-cart', 'data-wcpt-template': 'V košarici: {n}', 'data-wcpt-empty-template': 'Ni v košarici' })}>Ni v košarici</span> <span${attributes({ class: 'wcpt-icon wcpt-icon-x wcpt-remove wcpt-disabled', title: 'Odstrani iz košarice' })}><svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><path d="M18 6 6 18M6 6l12 12"/></svg></span>`;

const total = (): string =>
  '<span class="wcpt-total wcpt-total--include-total-in-cart wcpt-total--empty" data-wcpt-in-cart-total=""><span class="wcpt-total__output"><span class="wcpt-amount"></span>&nbsp;€</span><span class="wcpt-total__no-output">–</span></span>';

const columnsWith = (...codes: string[]): readonly Column[] => [
  columns.title,
  columns.stock,
  columns.price,
  columns.quantity,
  { name: 'stanje', label: 'V košarici', cell: inCart },
  { name: 'skupaj', label: 'Skupaj', cell: total },
  {
    name: 'kosarica',
    label: 'Nakup',
    cell: product => button(product, codes[product.id % codes.length] ?? 'cart_ajax'),
  },
];

/** Tables that add in the background, with a page load, and that wait for the cart. */
export const cartTables = (rows: number | undefined): readonly TableDefinition[] => {
  const common = { perPage: -1, products: () => cartProducts(rows) };
  return [
    { id: '430', columns: columnsWith('cart_ajax'), ...common },
    { id: '431', columns: columnsWith('cart_redirect', 'cart_refresh', 'cart_checkout'), ...common },
    { id: '432', columns: columnsWith('cart_ajax'), settings: { refresh_table: 'true' }, ...common },
    { id: '433', columns: columnsWith('cart_ajax'), settings: { block_table: 'true' }, ...common },
  ];
};
