import { cartParts, startCart } from './cart/startCart';
import type { Feature } from './feature';
import { startRowEvents, startRows } from './rowEvents';

/** Rows: their events, and what is shown in those that are near. */
export const rows: Feature = {
  start(table) {
    startRowEvents(table);
    startRows(table);
  },
};

/** Buttons that add and remove, and the state of the cart in rows. */
export const cart: Feature = { rowParts: cartParts, start: startCart };
