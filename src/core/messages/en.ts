import type { Message } from './message';
import type { sl } from './sl';

/** English; the same keys as Slovenian. */
export const en: Readonly<Record<keyof typeof sl, Message>> = {
  'cart.added': '“{name}” is in your cart.',
  'cart.addedUnnamed': 'The product is in your cart.',
  'cart.removed': '“{name}” is no longer in your cart.',
  'cart.removedUnnamed': 'The product is no longer in your cart.',
  'cart.updated': {
    one: 'There is {n} product in your cart.',
    other: 'There are {n} products in your cart.',
  },
  'cart.quantity': { one: '{n} product', other: '{n} products' },
  'cart.empty': 'Your cart is empty.',
  'cart.view': 'View cart',
  'cart.addFailed': 'The product could not be added to your cart. Please try again.',
  'cart.removeFailed': 'The product could not be removed from your cart. Please try again.',
  'cart.updateFailed': 'Your cart could not be updated. Please try again.',
  'network.offline': 'You are offline. Check your connection and try again.',
  'network.timeout': 'The shop did not answer in time. Please try again.',
  'network.failed': 'The connection to the shop failed. Please try again.',
  'variation.choose': 'Please choose product options before adding this product to your cart.',
  'variation.noMatch': 'No product matches your choice. Please choose a different combination.',
  'variation.unavailable': 'This product is unavailable. Please choose a different combination.',
  'variation.reset': 'Clear choice',
  'variation.lookupFailed': 'The variation could not be checked. Please try again.',
  'quantity.min': 'The smallest quantity is {min}.',
  'quantity.max': 'The largest quantity is {max}.',
  'quantity.step': 'The quantity changes in steps of {step}.',
  'quantity.increase': 'Increase quantity',
  'quantity.decrease': 'Decrease quantity',
  'form.sending': 'Sending …',
  'form.failed': 'The form could not be sent. Please try again.',
};
