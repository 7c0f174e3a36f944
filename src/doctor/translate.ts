import { type MessageParams, translator, wantsEnglish } from '../core/messages';

type Texts<Key extends string = string> = Readonly<Record<Key, string>>;

/**
 * A translator that has both languages with it: the English texts of the report are not to come with those that every
 * English page loads.
 */
export function bilingual<Key extends string>(sl: Texts<Key>, en: Texts<Key>) {
  const [slovenian, english] = [translator<Texts>(sl), translator<Texts>(en)];
  return (key: Key, params: MessageParams = {}): string => (wantsEnglish() ? english : slovenian)(key, params);
}
