import { attributes } from '../../html';
import { columns } from '../columns';
import type { Column, NavPart, TableDefinition } from '../definition';
import type { TableProduct } from '../products';
import { addonsHtml, calculatorHtml } from './addonFields';
import { addonProducts, askedOf } from './addonProducts';

/** Fields of a product, in a row or over the page. */
export function askedHtml(id: number, scope: string): string {
  const asked = askedOf(id);
  if (!asked) return '';
  const { fields, measures } = asked;
  return addonsHtml(fields, scope) + (measures ? calculatorHtml(measures.of, measures.cents, scope) : '');
}

/** The product's form in its row; without scripts it adds by itself. */
function formCell({ id, slug }: TableProduct): string {
  const asked = askedOf(id);
  if (!asked?.inRow) return asked ? 'V obrazcu izdelka' : '';
  const form = attributes({
    class: 'cart',
    action: `/product/${slug}/`,
    method: 'post',
    enctype: 'multipart/form-data',
  });
  return `<div class="wcpt-add-to-cart-wrapper"><form${form}>${askedHtml(id, `vrstica-${id}`)}<input type="hidden" name="add-to-cart" value="${id}"><noscript><button type="submit" class="single_add_to_cart_button button alt">Dodaj v košarico</button></noscript></form></div>`;
}

const box: Column['cell'] = () =>
  `<span class="wcpt-cart-checkbox-wrapper"><input${attributes({ type: 'checkbox', class: 'wcpt-cart-checkbox', 'data-wcpt-heading-enabled': '1' })}><span class="wcpt-icon-loader"></span></span>`;

const total: Column['cell'] = () =>
  '<span class="wcpt-total wcpt-total--empty"><span class="wcpt-total__output"><span class="wcpt-amount"></span>&nbsp;€</span><span class="wcpt-total__no-output">–</span></span>';

const button = (product: TableProduct, code: string): string => {
  const asked = askedOf(product.id);
  const target = code === 'cart_ajax' ? '' : '/cart/';
  const href = asked ? `/product/${product.slug}/` : `${target}?add-to-cart=${product.id}`;
  const link = attributes({
    class: `wcpt-button wcpt-noselect wcpt-button-${code}`,
    'data-wcpt-link-code': code,
    href: code === 'cart_ajax' ? href : target,
    rel: 'nofollow',
    'aria-label': `V košarico: ${product.title}`,
  });
  return `<a${link}><span class="wcpt-button-label">V košarico</span></a>`;
};

const columnsWith = (code: string): readonly Column[] => [
  { name: 'izbira', label: '', cell: box },
  columns.title,
  { name: 'izbire', label: 'Izbire', cell: formCell },
  columns.price,
  columns.quantity,
  { name: 'skupaj', label: 'Skupaj', cell: total },
  {
    name: 'kosarica',
    label: 'Nakup',
    cell: product =>
      `${button(product, code)} <span class="wcpt-in-cart" data-wcpt-template="V košarici: {n}" data-wcpt-empty-template=""></span>`,
  },
];

const block: NavPart = () =>
  '<div class="wcpt-add-selected wcpt-add-selected--unselected"><span class="wcpt-add-selected__add wcpt-cart-checkbox-trigger--local"><span class="wcpt-add-selected__add__selected">V košarico: <span class="wcpt-total-selected"></span> za <span class="wcpt-total-selected-cost"><span class="wcpt-amount"></span>&nbsp;€</span></span><span class="wcpt-add-selected__add__selected wcpt-add-selected__add__selected--single-item">V košarico: en kos za <span class="wcpt-total-selected-cost"><span class="wcpt-amount"></span>&nbsp;€</span></span><span class="wcpt-add-selected__add__unselected">Izberite izdelke</span></span><span class="wcpt-add-selected__clear-all">Počisti izbiro</span></div>';

const common = { perPage: -1, products: () => addonProducts };

/** Products with add-ons and measures, added in the background and with a page load. */
export const addonTables: readonly TableDefinition[] = [
  { id: '460', columns: columnsWith('cart_ajax'), header: [[[], [block]]], ...common },
  { id: '461', columns: columnsWith('cart_redirect'), ...common },
];
