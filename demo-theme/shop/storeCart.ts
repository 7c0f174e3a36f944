import { type Cart, type CartItem, itemLink, itemName, lineTotal, unitPrice } from './cart';
import { escapeHtml } from './html';
import { apiPicture } from './pictures';
import { attributeLabel, type Price } from './product';
import { chosenRate, ratesOf } from './shippingRates';
import { totalsOf } from './totals';

/** Fields about the currency in each list of amounts. */
export const CURRENCY = {
  currency_code: 'EUR',
  currency_symbol: '€',
  currency_minor_unit: 2,
  currency_decimal_separator: '.',
  currency_thousand_separator: '',
  currency_prefix: '',
  currency_suffix: ' €',
};

const ADDRESS = {
  first_name: '',
  last_name: '',
  company: '',
  address_1: '',
  address_2: '',
  city: '',
  state: '',
  postcode: '',
  country: 'SI',
};

const NO_LIMIT = 9999;

/** Cents as the API sends amounts, with six decimals for the raw prices. */
const raw = (cents: number): string => String(cents * 10_000);

function prices(item: CartItem): Record<string, unknown> {
  const { product, variation } = item.sellable;
  const price: Price = variation?.price ?? ('price' in product ? product.price : { regular: 0 });
  const now = unitPrice(item);
  return {
    price: String(now),
    regular_price: String(price.regular),
    sale_price: String(now),
    price_range: null,
    ...CURRENCY,
    raw_prices: { precision: 6, price: raw(now), regular_price: raw(price.regular), sale_price: raw(now) },
  };
}

function variationData({ sellable, chosen }: CartItem): Record<string, string>[] {
  const { product } = sellable;
  if (product.type !== 'variable') return [];
  return product.attributes
    .filter(attribute => attribute.name in chosen)
    .map(attribute => ({
      raw_attribute: attribute.name,
      attribute: attribute.label,
      value: attributeLabel(attribute, chosen[attribute.name] ?? ''),
    }));
}

function apiItem(item: CartItem, base: string): Record<string, unknown> {
  const { product, variation } = item.sellable;
  const stock = variation?.stock ?? ('stock' in product ? product.stock : { quantity: null });
  const single = product.soldIndividually === true;
  const free = stock.quantity === null || stock.backorders === true;
  const picture = variation?.picture ?? product.pictures[0];
  return {
    key: item.key,
    id: variation?.id ?? product.id,
    type: variation ? 'variation' : product.type,
    quantity: item.quantity,
    quantity_limits: {
      minimum: 1,
      maximum: single ? 1 : free ? NO_LIMIT : stock.quantity,
      multiple_of: 1,
      editable: !single,
    },
    name: escapeHtml(product.name),
    short_description: variation ? '' : product.shortDescription,
    description: variation ? (variation.description ?? '') : product.description,
    sku: variation?.sku || product.sku,
    low_stock_remaining: stock.quantity !== null && stock.quantity > 0 && stock.quantity <= 2 ? stock.quantity : null,
    backorders_allowed: stock.backorders === true,
    show_backorder_badge: stock.backorders === true && stock.quantity === 0,
    sold_individually: single,
    permalink: base + itemLink(item),
    images: picture ? [apiPicture(picture, base)] : [],
    variation: variationData(item),
    item_data: Object.entries(item.data).map(([key, value]) => ({ key, value })),
    prices: prices(item),
    totals: {
      line_subtotal: String(lineTotal(item)),
      line_subtotal_tax: '0',
      line_total: String(lineTotal(item)),
      line_total_tax: '0',
      ...CURRENCY,
    },
    catalog_visibility: 'visible',
    extensions: {},
  };
}

function shippingPackages(cart: Cart): Record<string, unknown>[] {
  if (!cart.needsShipping()) return [];
  const items = cart.items();
  const { country, state, city, postcode } = cart.destination;
  const content = items.map(item => `${itemName(item)} &times; ${item.quantity}`).join(', ');
  return [
    {
      package_id: 0,
      name: 'Pošiljka',
      destination: { address_1: '', address_2: '', city, state, postcode, country },
      items: items.map(item => ({ key: item.key, name: itemName(item), quantity: item.quantity })),
      shipping_rates: ratesOf(cart).map(rate => ({
        rate_id: rate.id,
        name: rate.label,
        description: '',
        delivery_time: '',
        price: String(rate.cents),
        taxes: '0',
        instance_id: Number(rate.id.split(':')[1]),
        method_id: rate.id.split(':')[0],
        meta_data: [{ key: 'Izdelki', value: content }],
        selected: rate.id === chosenRate(cart)?.id,
        ...CURRENCY,
      })),
    },
  ];
}

/** The cart as the Store API sends it. Amounts are texts of integer cents. */
export function storeCart(cart: Cart, base: string): Record<string, unknown> {
  const items = cart.items();
  const needsShipping = cart.needsShipping();
  const { discounts, total } = totalsOf(cart);
  const discount = discounts.reduce((sum, { cents }) => sum + cents, 0);
  const weight = items.reduce((sum, item) => {
    const { product, variation } = item.sellable;
    return sum + Number(variation?.measures?.weight ?? product.measures?.weight ?? 0) * item.quantity;
  }, 0);
  return {
    items: items.map(item => apiItem(item, base)),
    coupons: discounts.map(({ code, cents }) => ({
      code,
      discount_type: 'percent',
      totals: { total_discount: String(cents), total_discount_tax: '0', ...CURRENCY },
    })),
    fees: [],
    totals: {
      total_items: String(cart.subtotal()),
      total_items_tax: '0',
      total_fees: '0',
      total_fees_tax: '0',
      total_discount: String(discount),
      total_discount_tax: '0',
      total_shipping: needsShipping ? String(cart.shipping()) : null,
      total_shipping_tax: needsShipping ? '0' : null,
      total_price: String(total),
      total_tax: '0',
      tax_lines: [],
      ...CURRENCY,
    },
    shipping_address: { ...ADDRESS, phone: '', ...cart.addresses.shipping },
    billing_address: { ...ADDRESS, email: '', phone: '', ...cart.addresses.billing },
    needs_payment: items.length > 0,
    needs_shipping: needsShipping,
    payment_requirements: ['products'],
    has_calculated_shipping: needsShipping,
    shipping_rates: shippingPackages(cart),
    items_count: cart.count(),
    items_weight: weight,
    cross_sells: [],
    errors: [],
    payment_methods: ['bacs', 'cod'],
    extensions: {},
  };
}
