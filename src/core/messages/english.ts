import type { Message } from './message';

/**
 * The English texts of every `messages.ts`, as a chunk of their own. `?en` makes them modules besides those that the
 * widgets import, so each of the two keeps the language that is asked of it, and leaves out the other.
 */
const files = import.meta.glob<Readonly<Record<string, Message>>>(
  '../../../widgets/{account,bundle,coming-soon-banner,cookie-notice,media-player,menu,password-field,product-gallery,quantity,review-form,site-search,variation-form}/messages.ts',
  {
    query: '?en',
    import: 'en',
    eager: true,
  },
);

export const english: Readonly<Partial<Record<string, Message>>> = Object.assign({}, ...Object.values(files));
