export type { Message, MessageParams, PluralMessage } from './message';
export type { MessageKey, Translate } from './messages';
export { loadMessages, setLocale, setMessages, t, translator } from './messages';
