export type { Message, MessageParams, PluralMessage } from './message';
export type { English, Given, MessageKey, Translate } from './messages';
export { loadMessages, setLocale, setMessages, t, translator, wantsEnglish } from './messages';
