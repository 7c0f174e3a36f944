import { loadMessages, type Translate, translator } from '../../src/core/messages';

const sl = {
  'bundle.alert_selection': 'Izberite različico izdelka {name}, preden komplet dodate v košarico.',
  'bundle.alert_unpurchasable': 'Izdelka {name} ni mogoče kupiti. Odstranite ga, preden komplet dodate v košarico.',
  'bundle.alert_empty': 'Izberite vsaj en izdelek, preden komplet dodate v košarico.',
  'bundle.alert_min': {
    one: 'Izberite vsaj {n} izdelek, preden komplet dodate v košarico. Izbrano: {selected}.',
    two: 'Izberite vsaj {n} izdelka, preden komplet dodate v košarico. Izbrano: {selected}.',
    few: 'Izberite vsaj {n} izdelke, preden komplet dodate v košarico. Izbrano: {selected}.',
    other: 'Izberite vsaj {n} izdelkov, preden komplet dodate v košarico. Izbrano: {selected}.',
  },
  'bundle.alert_max': {
    one: 'V kompletu je lahko največ {n} izdelek. Izbrano: {selected}.',
    two: 'V kompletu sta lahko največ {n} izdelka. Izbrano: {selected}.',
    few: 'V kompletu so lahko največ {n} izdelki. Izbrano: {selected}.',
    other: 'V kompletu je lahko največ {n} izdelkov. Izbrano: {selected}.',
  },
  'bundle.alert_total_min': 'Komplet mora stati vsaj {min}. Zdaj stane {total}.',
  'bundle.alert_total_max': 'Komplet lahko stane največ {max}. Zdaj stane {total}.',
  'bundle.price_text': 'Cena kompleta:',
  'bundle.selected_text': 'Izbrano:',
  'bundle.saved_text': '(prihranek {d})',
};

/** Texts for pages that lack one of their own; keys are those of `woosb_vars`. */
const tTexts = translator(sl, () => import('./en'));

/** Key of a text. */
export type TextKey = keyof typeof sl;

/** Gives the texts in the page's language. */
export async function loadTexts(): Promise<Translate<TextKey>> {
  await loadMessages();
  return tTexts;
}
