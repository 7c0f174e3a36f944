export type { Message, MessageParams, PluralMessage } from './message';
export type { Locale, MessageKey, MessageTables, Translate } from './messages';
export { currentLocale, loadMessages, setLocale, setMessages, t, translator } from './messages';
