import { type English, type Given, translator } from '../../src/core/messages';
import type { BundleSettings } from './settings';

const sl = {
  'bundle.more': 'Povečaj količino: {name}',
  'bundle.less': 'Zmanjšaj količino: {name}',
  'bundle.setAside': 'Tega izdelka trenutno ni mogoče dodati v komplet.',
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

export const en: English<typeof sl> = {
  'bundle.more': 'Increase quantity: {name}',
  'bundle.less': 'Decrease quantity: {name}',
  'bundle.setAside': 'This product can’t be added to the bundle at the moment.',
  'bundle.alert_selection': 'Please choose a variation of {name} before adding this bundle to your cart.',
  'bundle.alert_unpurchasable': '{name} can’t be bought. Please remove it before adding this bundle to your cart.',
  'bundle.alert_empty': 'Please choose at least one product before adding this bundle to your cart.',
  'bundle.alert_min': {
    one: 'Please choose at least {n} product before adding this bundle to your cart. Chosen: {selected}.',
    other: 'Please choose at least {n} products before adding this bundle to your cart. Chosen: {selected}.',
  },
  'bundle.alert_max': {
    one: 'This bundle can hold {n} product at most. Chosen: {selected}.',
    other: 'This bundle can hold {n} products at most. Chosen: {selected}.',
  },
  'bundle.alert_total_min': 'This bundle has to cost {min} at least. It costs {total} now.',
  'bundle.alert_total_max': 'This bundle can cost {max} at most. It costs {total} now.',
  'bundle.price_text': 'Bundle price:',
  'bundle.selected_text': 'Chosen:',
  'bundle.saved_text': '(save {d})',
};

export const tBundle = translator(sl);

/** Key of a text that pages may have in `woosb_vars`. */
type Wording = Extract<keyof typeof sl, `bundle.${string}_${string}`> extends `bundle.${infer Key}` ? Key : never;

/** A text of bundles: the page's own, else the widget's. */
export const wording = <Key extends Wording>(
  key: Key,
  { own }: BundleSettings,
  ...given: Given<(typeof sl)[`bundle.${Key}`]>
): string => own(key) || tBundle(`bundle.${key}`, ...given);
