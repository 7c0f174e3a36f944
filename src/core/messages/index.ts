export type { Message, MessageParams, PluralMessage } from './message';
export type { English, MessageKey, Translate } from './messages';
export { loadMessages, setLocale, setMessages, t, translator, wantsEnglish } from './messages';
