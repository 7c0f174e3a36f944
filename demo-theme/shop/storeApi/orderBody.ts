import { escapeHtml } from '../html';
import type { Order, OrderLine } from '../orders';
import { CURRENCY } from '../storeCart';

const item = ({ name, quantity, total }: OrderLine, index: number): Record<string, unknown> => ({
  key: String(index),
  id: index + 1,
  quantity,
  name: escapeHtml(name),
  variation: [],
  item_data: [],
  prices: { price: String(Math.round(total / quantity)), ...CURRENCY },
  totals: {
    line_subtotal: String(total),
    line_subtotal_tax: '0',
    line_total: String(total),
    line_total_tax: '0',
    ...CURRENCY,
  },
  extensions: {},
});

/** The addresses of an order by the API's names. */
export function orderAddresses({ billing, shipping }: Order): Record<string, unknown> {
  const { davcna_stevilka: _, ...address } = billing;
  return { billing_address: address, shipping_address: { ...shipping, phone: '' } };
}

/** An order as the Store API sends it. Amounts are texts of integer cents. */
export function orderBody(order: Order): Record<string, unknown> {
  const subtotal = order.lines.reduce((sum, line) => sum + line.total, 0);
  const rest = order.total - subtotal;
  return {
    id: order.id,
    status: order.status,
    items: order.lines.map(item),
    coupons: [],
    fees: [],
    totals: {
      subtotal: String(subtotal),
      total_items: String(subtotal),
      total_items_tax: '0',
      total_fees: '0',
      total_fees_tax: '0',
      total_discount: String(Math.max(0, -rest)),
      total_discount_tax: '0',
      total_shipping: String(Math.max(0, rest)),
      total_shipping_tax: '0',
      total_price: String(order.total),
      total_refund: '0',
      total_tax: '0',
      tax_lines: [],
      ...CURRENCY,
    },
    ...orderAddresses(order),
    needs_payment: order.status === 'pending',
    needs_shipping: false,
    payment_requirements: ['products'],
    errors: [],
  };
}
