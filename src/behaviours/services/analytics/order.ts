import { isRecord, recordOf, text } from '../../../core/guards';
import { wordsOf } from '../../../core/html/text';
import { parseMinor } from '../../../core/money';
import { withIds } from './checkout';
import { decimalsOf, parseProducts, type TrackedProduct } from './item';
import { shownPrice } from './shownProducts';

type TrackedOrder = NonNullable<ReturnType<typeof printedOrder>>;

/** An order as the server prints it for analytics; amounts in minor units. */
function printedOrder(value: unknown) {
  if (!isRecord(value) || !value.id) return undefined;
  const totals = recordOf(value.totals);
  return {
    id: String(value.id),
    affiliation: text(value.affiliation),
    currency: text(totals.currency_code),
    decimals: decimalsOf(totals),
    total: parseMinor(totals.total_price),
    tax: parseMinor(totals.tax_total),
    shipping: parseMinor(totals.shipping_total),
    products: parseProducts(value.items),
  };
}

/** A line of the order's table, which has no ids. */
function shownLine(line: Element): readonly TrackedProduct[] {
  const cell = line.querySelector('td.product-name');
  const name = wordsOf(cell?.querySelector('a')) || wordsOf(cell).replace(/\s*×\s*\d+$/, '');
  const quantity = Number(/\d+/.exec(wordsOf(line.querySelector('.product-quantity')))?.[0] ?? 1) || 1;
  const total = shownPrice(line.querySelector('td:last-child'));
  const price = total === undefined ? undefined : Math.round(total / quantity);
  return name ? [{ id: '', sku: '', name, categories: [], price, decimals: 2, quantity, variant: '' }] : [];
}

/** The last row below the lines with an amount: links, notes and refunds may stand there as well. */
function totalRow(table: Element): Element | undefined {
  const hasTotal = (row: Element) => /^[^-\u2212]/.test(wordsOf(row.querySelector('.amount')));
  return [...table.querySelectorAll('tfoot tr')].filter(hasTotal).at(-1);
}

/**
 * The order that the page thanks for: printed data, else what is shown. A payment that failed is none, nor is an order that
 * the page does not show: it asks for an address first, or its key is wrong.
 */
export function receivedOrder(printed: unknown): TrackedOrder | undefined {
  const [, id] = /order-received[/=](\d+)/.exec(location.href) ?? [];
  if (id === undefined || document.querySelector('.woocommerce-thankyou-order-failed')) return undefined;
  const known = printedOrder(printed);
  if (known) return known;
  const table = document.querySelector('.shop_table.order_details');
  if (!table) return undefined;
  return {
    id,
    affiliation: '',
    currency: '',
    decimals: 2,
    total: shownPrice(document.querySelector('.woocommerce-order-overview__total') ?? totalRow(table)),
    tax: undefined,
    shipping: undefined,
    products: withIds([...table.querySelectorAll('tbody tr')].flatMap(shownLine)),
  };
}
