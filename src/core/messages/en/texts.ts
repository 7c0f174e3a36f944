import type { Message, sl } from '../sl';

export const en: Readonly<Record<keyof typeof sl, Message>> = {
  'cart.added': 'The product is in your cart.',
  'cart.removed': 'The product is no longer in your cart.',
  'cart.updated': {
    one: 'There is {n} product in your cart.',
    other: 'There are {n} products in your cart.',
  },
  'cart.empty': 'Your cart is empty.',
  'cart.view': 'View cart',
  'call.failed': 'The shop does not answer as it should at the moment. Please try again.',
  'wait.offline': 'You are offline. We will go on as soon as the connection is back.',
  'wait.slow': 'The page takes longer to load than usual. We are trying again.',
};
