import type { Order } from '../orders';

/** Address of the page that thanks for an order. */
export const receivedPath = ({ id, key }: Pick<Order, 'id' | 'key'>): string =>
  `/checkout/order-received/${id}/?key=${key}`;
