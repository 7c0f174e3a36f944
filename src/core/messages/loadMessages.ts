import { noteTexts, setTexts, type Translated, textLanguage, unmetLanguage } from './index';
import type { Message } from './messages';

const LANGUAGES: Readonly<Record<Translated, () => Promise<Readonly<Partial<Record<string, Message>>>>>> = {
  en: async () => (await import('./en/english')).english,
  de: async () => (await import('./languages/de.json')).default,
  hr: async () => (await import('./languages/hr.json')).default,
  it: async () => (await import('./languages/it.json')).default,
};

/**
 * Loads the texts of the page's language, unless that is Slovenian. Texts that do not load stay Slovenian. On a page in another
 * language than its texts, those are marked with theirs.
 */
export async function loadMessages(): Promise<void> {
  const language = textLanguage();
  try {
    if (language !== 'sl') setTexts({ language, texts: await LANGUAGES[language]() });
    const unmet = unmetLanguage(language);
    if (unmet) (await import('./en/markLanguage')).markLanguage(language, unmet, noteTexts);
  } catch {
    // A later widget tries again.
  }
}
