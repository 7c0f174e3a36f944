import { en } from './en';
import type { Message } from './message';

/**
 * The English texts of the core and of every `messages.ts`, as a chunk of their own. `?en` makes them modules besides those
 * that the widgets import, so each of the two keeps the language that is asked of it, and leaves out the other.
 */
const files = import.meta.glob<Readonly<Record<string, Message>>>(
  ['../../../widgets/**/messages.ts', '../../ui/**/messages.ts', '../{calls,provider}/messages.ts'],
  {
    query: '?en',
    import: 'en',
    eager: true,
  },
);

export const english: Readonly<Partial<Record<string, Message>>> = Object.assign({}, en, ...Object.values(files));
