import type { Message } from '../messages';

/**
 * The English texts of every `messages.ts`, as a chunk of their own. The query `?en` makes each of them a second
 * module, so that a widget's chunk has only the Slovenian texts and this chunk only the English ones.
 */
const files = import.meta.glob<Readonly<Record<string, Message>>>(
  ['../../../../widgets/**/messages.ts', '../../../{core,ui}/**/messages.ts'],
  { query: '?en', import: 'en', eager: true },
);

export const english: Readonly<Partial<Record<string, Message>>> = Object.assign({}, ...Object.values(files));
