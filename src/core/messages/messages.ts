import type { Message, MessageParams } from './message';
import { sl } from './sl';

/** Languages that the package speaks. */
export type Locale = 'sl' | 'en';

/** Key of a core message. */
export type MessageKey = keyof typeof sl;

type CoreMessages = Readonly<Record<MessageKey, Message>>;

/** Messages by language; every language has the same keys. */
export type MessageTables<Key extends string> = Readonly<Record<Locale, Readonly<Record<Key, Message>>>>;

/** Gives a message in the page's language. */
export type Translate<Key extends string> = (key: Key, params?: MessageParams) => string;

let chosen: string | undefined;
let overrides: Readonly<Partial<Record<string, Message>>> = {};

/**
 * Chooses the language; only its first part counts (`en-GB` is English), and what is not spoken becomes Slovenian.
 * @param tag undefined: the page's `lang` decides, also if it changes
 */
export function setLocale(tag: string | undefined): void {
  chosen = tag;
}

/** The language that messages are in now; English once it is loaded. */
export function currentLocale(): Locale {
  return wantsEnglish() && isEnglishLoaded ? 'en' : 'sl';
}

/** The page's own texts, by key; they take the place of those set before, in any language. `{}` takes them back. */
export function setMessages(texts: Readonly<Partial<Record<string, Message>>>): void {
  overrides = texts;
}

/**
 * A translator for a widget's own messages, which then come with its chunk. The page can override those as well.
 * Placeholders without a value stay as they are.
 */
export function translator<Key extends string>(tables: MessageTables<Key>): Translate<Key> {
  return (key, params = {}) => {
    const locale = currentLocale();
    const message: Message = overrides[key] ?? tables[locale][key];
    const text = typeof message === 'string' ? message : pluralOf(message, Number(params.n), locale);
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder));
  };
}

const core: { sl: CoreMessages; en: CoreMessages } = { sl, en: sl };
let isEnglishLoaded = false;

/** A core message, as text: `t('cart.updated', { n: 3 })`. English comes with `loadMessages`; before that it is Slovenian. */
export const t: Translate<MessageKey> = /* @__PURE__ */ translator(core);

/** Loads the core messages of a language other than Slovenian, when the page is in one. */
export async function loadMessages(): Promise<void> {
  if (!wantsEnglish() || isEnglishLoaded) return;
  core.en = (await import('./en')).en;
  isEnglishLoaded = true;
}

function wantsEnglish(): boolean {
  return /^en\b/i.test(chosen ?? document.documentElement.lang);
}

function pluralOf(message: Exclude<Message, string>, n: number, locale: Locale): string {
  return message[new Intl.PluralRules(locale).select(n)] ?? message.other;
}
