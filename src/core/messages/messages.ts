import type { Message, MessageParams } from './message';
import { sl } from './sl';

/** Key of a core message. */
export type MessageKey = keyof typeof sl;

/** Gives a message in the page's language. */
export type Translate<Key extends string> = (key: Key, params?: MessageParams) => string;

/** Texts by key. */
type Messages<Key extends string> = Readonly<Record<Key, Message>>;

let chosen: string | undefined;
let overrides: Readonly<Partial<Record<string, Message>>> = {};

/**
 * Chooses the language; only its first part counts (`en-GB` is English), and what is not spoken becomes Slovenian.
 * @param tag undefined: the page's `lang` decides, also if it changes
 */
export function setLocale(tag: string | undefined): void {
  chosen = tag;
}

/** The page's own texts, by key; they take the place of those set before, in any language. `{}` takes them back. */
export function setMessages(texts: Readonly<Partial<Record<string, Message>>>): void {
  overrides = texts;
}

/** English texts that are still to be loaded. */
const unloaded = new Set<() => Promise<void>>();

/**
 * A translator for texts of one's own, which come with their chunk; the English ones are loaded on English pages only.
 * The page can override them all. Placeholders without a value stay as they are.
 * @param english loads the same keys in English; until then texts are Slovenian
 */
export function translator<Key extends string>(
  sl: Messages<Key>,
  english: () => Promise<{ readonly en: Messages<Key> }>,
): Translate<Key> {
  let en: Messages<Key> | undefined;
  const load = async () => {
    en = (await english()).en;
    unloaded.delete(load);
  };
  unloaded.add(load);
  return (key, params = {}) => {
    const own = wantsEnglish() ? en : undefined;
    const message: Message = overrides[key] ?? (own ?? sl)[key];
    const text = typeof message === 'string' ? message : pluralOf(message, Number(params.n), own ? 'en' : 'sl');
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder));
  };
}

/** A core message, as text: `t('cart.updated', { n: 3 })`. */
export const t: Translate<MessageKey> = /* @__PURE__ */ translator(sl, () => import('./en'));

/** Loads the texts of a language other than Slovenian, when the page is in one. What does not load stays Slovenian. */
export async function loadMessages(): Promise<void> {
  if (wantsEnglish()) await Promise.allSettled([...unloaded].map(load => load()));
}

function wantsEnglish(): boolean {
  return /^en\b/i.test(chosen ?? document.documentElement.lang);
}

function pluralOf(message: Exclude<Message, string>, n: number, locale: string): string {
  return message[new Intl.PluralRules(locale).select(n)] ?? message.other;
}
