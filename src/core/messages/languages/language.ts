import type { Message } from '..';
import type { MessageKey } from './keys';

/** The texts of a language, one for each key. A text with a number has all plural forms of the language. */
export type Language = Readonly<Record<MessageKey, Message>>;
