import { readGlobal } from '../../src/core/config/shopGlobals';
import { text } from '../../src/core/guards';
import { type English, translator } from '../../src/core/messages';
import type { Strength } from './strength';

const sl = {
  'password-field.show': 'Pokaži geslo',
  'password-field.hide': 'Skrij geslo',
  'password-field.short': 'Zelo šibko geslo',
  'password-field.bad': 'Šibko geslo',
  'password-field.good': 'Srednje močno geslo',
  'password-field.strong': 'Močno geslo',
  'password-field.stronger': 'Izberite močnejše geslo.',
  'password-field.hint':
    'Namig: geslo naj ima vsaj dvanajst znakov. Močnejše bo, če v njem uporabite velike in male črke, številke in znake, kot so ! " ? $ % ^ & ).',
};

export const en: English<typeof sl> = {
  'password-field.show': 'Show password',
  'password-field.hide': 'Hide password',
  'password-field.short': 'Very weak password',
  'password-field.bad': 'Weak password',
  'password-field.good': 'Medium password',
  'password-field.strong': 'Strong password',
  'password-field.stronger': 'Please enter a stronger password.',
  'password-field.hint':
    'Hint: the password should be at least twelve characters long. To make it stronger, use upper and lower case letters, numbers, and symbols like ! " ? $ % ^ & ).',
};

const t = translator(sl);
const meterParams = () => readGlobal('wc_password_strength_meter_params');

/** Name of the button that shows or hides; the page's own words first, here and below. */
export const toggleText = (isShown: boolean): string => {
  const action = isShown ? 'hide' : 'show';
  return text(readGlobal('woocommerce_params')?.[`i18n_password_${action}`]) || t(`password-field.${action}`);
};

export const strengthText = (strength: Strength, isEnough: boolean): string => {
  const name = text(readGlobal('pwsL10n')?.[strength]) || t(`password-field.${strength}`);
  if (isEnough) return name;
  return `${name} – ${text(meterParams()?.i18n_password_error) || t('password-field.stronger')}`;
};

export const hintText = (): string => text(meterParams()?.i18n_password_hint) || t('password-field.hint');
