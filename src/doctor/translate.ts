import { type English, type Translate, translator, wantsEnglish } from '../core/messages';

/**
 * A translator that has both languages with it: the English texts of the report are not to come with those that every
 * English page loads.
 */
export function bilingual<Key extends string>(
  sl: Readonly<Record<Key, string>>,
  en: English<Readonly<Record<Key, string>>>,
): Translate<Key> {
  const [slovenian, english] = [translator(sl), translator(en)];
  return (key, params) => (wantsEnglish() ? english : slovenian)(key, params);
}
