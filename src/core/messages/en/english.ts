import type { Message } from '../sl';
import { en } from './texts';

/**
 * The English texts of the core and of every `messages.ts`, as a chunk of their own. The query `?en` makes each of them a second
 * module, so that a widget's chunk has only the Slovenian texts and this chunk only the English ones.
 */
const files = import.meta.glob<Readonly<Record<string, Message>>>(
  ['../../../../widgets/**/messages.ts', '../../../ui/**/messages.ts', '../../{calls,provider}/*/messages.ts'],
  { query: '?en', import: 'en', eager: true },
);

export const english: Readonly<Partial<Record<string, Message>>> = Object.assign({}, en, ...Object.values(files));
