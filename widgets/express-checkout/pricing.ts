import type { LineItem, ShippingRate } from '@stripe/stripe-js';
import { array, safeParse } from 'valibot';
import { fromMinor, toMinor } from '../../src/core/decimal';
import { recordOf } from '../../src/core/guards';
import { plainText } from '../../src/core/html/text';
import { parseMinor } from '../../src/core/money';
import { StoreCart, type StoreItem, StoreRate } from './answers';
import { filter } from './hooks';
import { tExpress } from './messages';
import { type WalletType, walletsOf } from './wallets';

/** Most rates that a sheet shows. */
const RATES = 9;

/** Data of a purchase for a sheet; amounts in the provider's minor units. */
export interface Quote {
  readonly amount: number;
  readonly lineItems: LineItem[];
  readonly needsShipping: boolean;
  /** The selected rate first; empty when the address is not known or not shipped to. */
  readonly rates: ShippingRate[];
  /** The wallets that can buy this; undefined: the shop did not say. */
  readonly wallets?: readonly WalletType[] | undefined;
}

interface PriceRules {
  readonly decimals: number;
  readonly withTax: boolean;
}

/** Returns the quote of a cart or an order. See contract/payments.md#sheet. */
export function quoteOf(cart: StoreCart, rules: PriceRules): Quote {
  const { totals } = cart;
  const units = (value: unknown) => toProviderUnits(value, totals.currency_minor_unit, rules.decimals);
  const lineItems = lineItemsOf(filter('map-line-items', cart, readCart), rules);
  const total = units(totals.total_price) - units(totals.total_refund);
  // Subscriptions that begin with a free trial cost nothing yet: a plugin tells the amount that is agreed to.
  const amount = filter('total-amount', total, given => (typeof given === 'number' ? given : undefined), cart);
  return {
    // For 0 no wallet is offered.
    amount: filter('is-cart-eligible', amount > 0, Boolean, cart) ? amount : 0,
    lineItems: fitting(lineItems, amount),
    needsShipping: cart.needs_shipping,
    rates: ratesOf(cart, rules),
    wallets: walletsOf(recordOf(cart.extensions.wcpay).express_checkout_methods),
  };
}

/** Validates a cart that other scripts may have changed, e.g. to leave out items. */
function readCart(value: unknown): StoreCart | undefined {
  const { success, output } = safeParse(StoreCart, value);
  return success ? output : undefined;
}

/** No rates may come as `null`. */
function readRates(value: unknown): StoreRate[] | undefined {
  const { success, output } = safeParse(array(StoreRate), value ?? []);
  return success ? output : undefined;
}

function lineItemsOf({ items, totals }: StoreCart, rules: PriceRules): LineItem[] {
  const units = (value: unknown) => toProviderUnits(value, totals.currency_minor_unit, rules.decimals);
  const tax = (value: unknown) => (rules.withTax ? units(value) : 0);
  const rows: LineItem[] = [
    { name: tExpress('express.shipping'), amount: units(totals.total_shipping) + tax(totals.total_shipping_tax) },
    { name: tExpress('express.discount'), amount: -(units(totals.total_discount) + tax(totals.total_discount_tax)) },
    { name: tExpress('express.fees'), amount: units(totals.total_fees) + tax(totals.total_fees_tax) },
    { name: tExpress('express.tax'), amount: rules.withTax ? 0 : units(totals.total_tax) },
    { name: tExpress('express.refund'), amount: -units(totals.total_refund) },
  ];
  const bought = items.filter(item => !isBundled(item)).map(item => lineOf(item, rules));
  return [...bought, ...rows.filter(row => row.amount !== 0)];
}

/** Returns no items where they add up to more than the amount, by rounding or add-ons: the provider would refuse them. */
export function fitting(items: readonly LineItem[], amount: number): LineItem[] {
  const sum = items.reduce((total, item) => total + item.amount, 0);
  return sum > amount ? [] : [...items];
}

/** Whether an item is part of a bundle: the bundle's own line has its price. */
const isBundled = ({ extensions }: StoreItem): boolean => {
  const { bundles } = extensions;
  return typeof bundles === 'object' && bundles !== null && Boolean(Reflect.get(bundles, 'bundled_by'));
};

function lineOf({ name, quantity, variation, item_data, prices, totals }: StoreItem, rules: PriceRules): LineItem {
  const units = (value: unknown) => toProviderUnits(value, totals.currency_minor_unit, rules.decimals);
  const details = [
    variation.map(({ attribute, value }) => `${attribute}: ${value}`),
    item_data.map(({ key, name: label, value }) => `${label || key}: ${value}`),
  ].flatMap(pairs => (pairs.length > 0 ? [`- ${pairs.join(', ')}`] : []));
  const subtotal = totals.line_subtotal;
  return {
    name: plainText([name, ...(quantity > 1 ? [`(x${quantity})`] : []), ...details].join(' ')),
    amount:
      subtotal === null
        ? toProviderUnits(prices.price, prices.currency_minor_unit, rules.decimals)
        : units(subtotal) + (rules.withTax ? units(totals.line_subtotal_tax) : 0),
  };
}

function ratesOf(cart: StoreCart, { decimals, withTax }: PriceRules): ShippingRate[] {
  const {
    shipping_rates: [first],
    totals,
  } = cart;
  const all = filter('shipping-rates', first?.shipping_rates ?? [], readRates, cart);
  const sorted = [...all.filter(rate => rate.selected), ...all.filter(rate => !rate.selected)];
  // The provider accepts each id once.
  const unique = [...new Map(sorted.map(rate => [rate.rate_id, rate] as const)).values()];
  return unique.slice(0, RATES).map(({ rate_id, name, price, taxes, meta_data, currency_minor_unit }) => {
    const units = (value: unknown) =>
      toProviderUnits(value, currency_minor_unit ?? totals.currency_minor_unit, decimals);
    const meta = (wanted: string) => plainText(meta_data.find(({ key }) => key === wanted)?.value ?? '');
    const estimate = [meta('pickup_address'), meta('pickup_details')].filter(Boolean).join(' - ');
    return {
      id: rate_id,
      displayName: plainText(name),
      amount: units(price) + (withTax ? units(taxes) : 0),
      deliveryEstimate: estimate,
    };
  });
}

/**
 * Converts an amount of the Store API to the provider's minor units, rounded half away from zero.
 * @param amount `"1990"` or `1990`; anything else, as the `null` of shipping that is not known yet, is 0
 * @param decimals digits that the provider counts in, `checkout.currency_decimals`
 */
const toProviderUnits = (amount: unknown, minorUnit: number, decimals: number): number =>
  toMinor(fromMinor(parseMinor(amount) ?? 0, minorUnit), decimals);
