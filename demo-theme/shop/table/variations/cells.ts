import { attributes, escapeHtml } from '../../html';
import { currentPrice, type VariableProduct, type Variation } from '../../product';
import { figure } from '../cells/price';
import { quantityField } from '../cells/quantity';
import type { Column } from '../definition';
import type { TableProduct } from '../products';
import { controlCell, openTerms } from './controls';
import { variationName } from './variationData';
import { type VariationProduct, variationProduct } from './variationProducts';

/** A row's product, and its variation where the row is one. */
interface Row extends VariationProduct {
  readonly variation: Variation | undefined;
}

/** A cell of the products of these tables. */
const cell = (render: (row: Row, product: TableProduct) => string) => (product: TableProduct) => {
  const found = variationProduct(product.parent ?? product.id);
  const variation = found?.product.variations.find(({ id }) => id === product.id);
  return found ? render({ ...found, variation }, product) : '';
};

const amount = (text: string) => `<span class="wcpt-amount">${text}</span>&nbsp;<span class="wcpt-currency">€</span>`;
const priceOf = (kind: string, text = '') => `<span class="wcpt-${kind}-price">${amount(text)}</span>`;

const range = (product: VariableProduct): readonly [number, number] => {
  const prices = product.variations.map(({ price }) => currentPrice(price));
  return [Math.min(...prices), Math.max(...prices)];
};

function price({ product, variation }: Row): string {
  if (variation) return `<span class="wcpt-price">${priceOf('regular', figure(currentPrice(variation.price)))}</span>`;
  const [low, high] = range(product);
  const element = attributes({
    class: 'wcpt-price wcpt-variable-switch',
    'data-wcpt-element-id': 'cena',
    'data-wcpt-lowest-price': figure(low),
    'data-wcpt-highest-price': figure(high),
    'data-wcpt-regular-price': figure(high),
    'data-wcpt-sale-price': '',
    'data-wcpt-variable-template': 'variable',
  });
  return `<span${element}>${priceOf('lowest', figure(low))} – ${priceOf('highest', figure(high))}</span> <span class="wcpt-on-sale wcpt-variable-switch wcpt-hide" data-wcpt-precision="1">−<span class="wcpt-on-sale__percent-diff"></span> %</span>`;
}

const picture = ({ product }: Row): string => {
  const [first] = product.pictures;
  return `<div${attributes({ class: 'wcpt-product-image-wrapper', 'data-wcpt-image-size': 'thumbnail', 'data-wcpt-lightbox': `/images/${first?.file}` })}><img${attributes({ src: `/images/${first?.file}?w=100`, width: 60, height: 60, alt: first?.alt ?? '', loading: 'lazy' })}></div>`;
};

const title = ({ product, variation }: Row): string => {
  const name = variation ? `${product.name}, ${variationName(product, variation)}` : product.name;
  const description = variation
    ? ''
    : `<div class="wcpt-variation-description">${product.variations
        .map(
          ({ id, description: text }) =>
            `<div class="wcpt-variation-description__item wcpt-hide" data-wcpt-variation-id="${id}">${text}</div>`,
        )
        .slice(0, 12)
        .join('')}</div>`;
  return `<a class="wcpt-title" href="/product/${product.slug}/">${escapeHtml(name)}</a> <span class="wcpt-sku wcpt-variable-switch" data-wcpt-sku="${product.sku}">${product.sku}</span>${description}`;
};

const availability = (): string =>
  `<div${attributes({ class: 'wcpt-availability wcpt-variable-switch', 'data-wcpt-element-id': 'zaloga', 'data-wcpt-stock': '', 'data-wcpt-low_stock_threshold': 3, 'data-wcpt-default-message_tpl': 'in_stock_message', 'data-wcpt-default-stock_class': 'wcpt-in-stock' })}><span class="wcpt-in-stock">Na zalogi</span></div><span${attributes(
    {
      class: 'wcpt-stock wcpt-variable-switch',
      'data-wcpt-stock': '',
      'data-wcpt-stock-range-labels': JSON.stringify([
        [1, 5, '(kosov: [stock])'],
        [6, 100, '(dovolj)'],
      ]),
    },
  )}></span>`;

const measures = (): string =>
  '<span class="wcpt-weight wcpt-variable-switch" data-wcpt-template="{n} kg" data-wcpt-empty-template="–">od 0.3 kg</span><br><span class="wcpt-dimensions wcpt-variable-switch" data-wcpt-default-dimensions="po izbiri">po izbiri</span><br><span class="wcpt-custom-field wcpt-variable-switch" data-wcpt-element-id="nega"><span class="wcpt-property-label">Nega: </span>po izbiri</span>';

const control = (row: Row): string => (row.variation ? openTerms(row.product, row.variation) : controlCell(row));

function quantity({ control: kind, product }: Row): string {
  if (kind === 'form') return '';
  return quantityField({ 'data-wcpt-reset-on-variation-change': '1', 'aria-label': `Količina: ${product.name}` });
}

const total = (): string =>
  '<span class="wcpt-total wcpt-total--empty"><span class="wcpt-total__output"><span class="wcpt-amount"></span>&nbsp;€</span><span class="wcpt-total__no-output">–</span></span>';

function button({ control: kind, product, variation }: Row): string {
  const more = attributes({
    class: 'wcpt-button wcpt-noselect wcpt-button-product_link',
    'data-wcpt-link-code': 'product_link',
    href: `/product/${product.slug}/`,
    'aria-label': `Več: ${product.name}`,
  });
  const add = attributes({
    class: 'wcpt-button wcpt-noselect wcpt-button-cart_ajax',
    'data-wcpt-link-code': 'cart_ajax',
    href: `/product/${product.slug}/`,
    rel: 'nofollow',
    'aria-label': `V košarico: ${variation ? `${product.name}, ${variationName(product, variation)}` : product.name}`,
  });
  const link = kind === 'rows' ? '' : `<a${more}><span class="wcpt-button-label">Več</span></a>`;
  return kind === 'form' ? link : `<a${add}><span class="wcpt-button-label">V košarico</span></a> ${link}`;
}

const wholesale = (kind: string, text: string): string =>
  `<div class="wcpt-wholesale wcpt-wholesale--${kind} wcpt-wholesale--default-view-enabled"><span class="wcpt-wholesale__default-view">${text}</span><span class="wcpt-wholesale__variation-view">${kind === 'wholesale-label' ? '<span class="is">Veleprodajna cena</span><span class="is-not">Redna cena</span>' : ''}</span></div>`;

export const variationColumns: readonly Column[] = [
  { name: 'slika', label: 'Slika', cell: cell(picture) },
  { name: 'naziv', label: 'Izdelek', cell: cell(title) },
  { name: 'razlicica', label: 'Različica', cell: cell(control) },
  { name: 'zaloga', label: 'Zaloga', cell: cell(row => (row.variation ? '' : availability())) },
  { name: 'mere', label: 'Mere', cell: cell(row => (row.variation ? '' : measures())) },
  { name: 'cena', label: 'Cena', cell: cell(price) },
  { name: 'kolicina', label: 'Količina', cell: cell(quantity) },
  { name: 'skupaj', label: 'Skupaj', cell: cell(total) },
  { name: 'kosarica', label: 'Košarica', cell: cell(button) },
];

export const wholesaleColumns: readonly Column[] = [
  { name: 'naziv', label: 'Izdelek', cell: cell(title) },
  { name: 'razlicica', label: 'Različica', cell: cell(control) },
  { name: 'oznaka', label: 'Vrsta cene', cell: cell(() => wholesale('wholesale-label', 'Izberite različico')) },
  { name: 'redna', label: 'Redna cena', cell: cell(() => wholesale('original-price', 'po izbiri')) },
  { name: 'veleprodajna', label: 'Veleprodajna cena', cell: cell(() => wholesale('wholesale-price', 'po izbiri')) },
  { name: 'lestvica', label: 'Lestvica', cell: cell(() => wholesale('wholesale-table', 'po izbiri')) },
];
