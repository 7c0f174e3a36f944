import { sl } from './sl';

/** A text with `{name}` placeholders, or one for each plural category of `{n}`. Never HTML. */
export type Message = string | PluralMessage;

/** Texts by plural category; Slovenian has `one` (1, 101), `two` (2, 102), `few` (3, 4, 103 and fractions) and `other`. */
export type PluralMessage = { readonly [Category in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** Values of the placeholders; `n` also picks the plural. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** Parameters of a text; one with plural forms needs the number `n`. */
export type Given<Text> = [Extract<Text, PluralMessage>] extends [never]
  ? [params?: MessageParams]
  : [params: MessageParams & { readonly n: number }];

type Translate<Texts> = <Key extends keyof Texts & string>(key: Key, ...given: Given<Texts[Key]>) => string;

export type English<Texts> = Readonly<Record<keyof Texts, Message>>;

let chosen: string | undefined;
let overrides: Readonly<Partial<Record<string, Message>>> = {};

/** Sets the language. Only the first part of the tag counts; without one the page's `lang` decides, also if it changes. */
export function setLocale(tag: string | undefined): void {
  chosen = tag;
}

/** Sets the page's own texts, by key, in place of those set before, in any language. `{}` removes them. */
export function setMessages(texts: Readonly<Partial<Record<string, Message>>>): void {
  overrides = texts;
}

let english: Readonly<Partial<Record<string, Message>>> = {};

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
    const own = wantsEnglish() ? english[key] : undefined;
    const message = overrides[key] ?? own ?? sl[key] ?? '';
    const text = typeof message === 'string' ? message : pluralOf(message, Number(params.n), own ? 'en' : 'sl');
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder));
  };
}

export const t: Translate<typeof sl> = /* @__PURE__ */ translator(sl);

/** Loads the texts of a language other than Slovenian, when the page is in one. Texts that do not load stay Slovenian. */
export async function loadMessages(): Promise<void> {
  if (!wantsEnglish()) return;
  try {
    english = (await import('./en/english')).english;
  } catch {
    // A later widget tries again.
  }
}

export function wantsEnglish(): boolean {
  return /^en\b/i.test(chosen ?? document.documentElement.lang);
}

function pluralOf(message: Exclude<Message, string>, n: number, locale: string): string {
  return message[new Intl.PluralRules(locale).select(n)] ?? message.other;
}
