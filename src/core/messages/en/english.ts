import type { Message } from '..';
import type { sl } from '../sl';

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

/**
 * The English texts of the core and of every `messages.ts`, as a chunk of their own. The query `?en` makes each of them a second
 * module, so that a widget's chunk has only the Slovenian texts and this chunk only the English ones.
 */
const files = import.meta.glob<Readonly<Record<string, Message>>>(
  ['../../../../widgets/**/messages.ts', '../../../ui/**/messages.ts', '../../{calls,provider}/*/messages.ts'],
  { query: '?en', import: 'en', eager: true },
);

export const english: Readonly<Partial<Record<string, Message>>> = Object.assign({}, en, ...Object.values(files));
