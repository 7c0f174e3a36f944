import { type Message, type PluralMessage, sl } from './messages';

/** Values of the placeholders; `n` also picks the plural. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** Parameters of a text; one with plural forms needs the number `n`. */
export type Given<Text> = [Extract<Text, PluralMessage>] extends [never]
  ? [params?: MessageParams]
  : [params: MessageParams & { readonly n: number }];

type Translate<Texts> = <Key extends keyof Texts & string>(key: Key, ...given: Given<Texts[Key]>) => string;

export type English<Texts> = Readonly<Record<keyof Texts, Message>>;

/** Languages besides Slovenian. Pages in any other language have English texts. */
const TRANSLATED = ['en', 'de', 'hr', 'it'] as const;

export type Translated = (typeof TRANSLATED)[number];

type TextLanguage = 'sl' | Translated;

export interface LoadedTexts {
  readonly language: TextLanguage;
  readonly texts: Readonly<Partial<Record<string, Message>>>;
}

let chosen: string | undefined;
let overrides: Readonly<Partial<Record<string, Message>>> = {};
let loaded: LoadedTexts | undefined;
let note: ((text: string) => void) | undefined;

/** Sets the language. Only the first part of the tag counts; without one the page's `lang` decides, also if it changes. */
export function setLocale(tag: string | undefined): void {
  chosen = tag;
}

/** Sets the texts of the page's language. */
export function setTexts(texts: LoadedTexts): void {
  loaded = texts;
}

/** Sets the page's own texts, by key, in place of those set before, in any language. `{}` removes them. */
export function setMessages(texts: Readonly<Partial<Record<string, Message>>>): void {
  overrides = texts;
}

/** Calls `next` with each text that is translated from now on. */
export function noteTexts(next: ((text: string) => void) | undefined): void {
  note = next;
}

/**
 * Returns a translator for texts that come with their chunk; the build puts the English ones of all `messages.ts` into one chunk.
 * @example
 * const sl = { 'tabs.more': 'Več' };
 * export const en: English<typeof sl> = { 'tabs.more': 'More' };
 * export const tTabs = translator(sl);
 */
/* @__NO_SIDE_EFFECTS__ */
export function translator<Texts extends Readonly<Record<string, Message>>>(sl: Texts): Translate<Texts> {
  return (key, ...[params = {}]) => {
    const language = textLanguage();
    const own = loaded?.language === language ? loaded.texts[key] : undefined;
    const message = overrides[key] ?? own ?? sl[key] ?? '';
    const text = typeof message === 'string' ? message : pluralOf(message, Number(params.n), own ? language : 'sl');
    const filled = text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder));
    note?.(filled);
    return filled;
  };
}

export const t: Translate<typeof sl> = /* @__PURE__ */ translator(sl);

/** Returns the language of our texts: Slovenian where the page has none. */
export function textLanguage(): TextLanguage {
  const wanted = primary(chosen ?? document.documentElement.lang) || 'sl';
  return wanted === 'sl' || isTranslated(wanted) ? wanted : 'en';
}

/** Returns the language that is asked for, where the page is in another one than its texts, and has none of its own. */
export function unmetLanguage(language: string): string | undefined {
  const page = primary(document.documentElement.lang);
  return page && page !== language && !Object.keys(overrides).length ? primary(chosen) || page : undefined;
}

const isTranslated = (language: string): language is Translated => TRANSLATED.some(one => one === language);

const primary = (tag = ''): string => /^[a-z]+/.exec(tag.toLowerCase())?.[0] ?? '';

/** Whether texts for theme authors, which are Slovenian and English alone, are to be English. */
export const wantsEnglish = (): boolean => textLanguage() !== 'sl';

function pluralOf(message: Exclude<Message, string>, n: number, locale: string): string {
  return message[new Intl.PluralRules(locale).select(n)] ?? message.other;
}
