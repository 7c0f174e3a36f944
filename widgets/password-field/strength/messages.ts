import { readGlobal, text } from '../../../src/core/config/shopGlobals';
import { translator } from '../../../src/core/messages';
import type { Strength } from './strength';

const sl = {
  'password-field.short': 'Zelo šibko geslo',
  'password-field.bad': 'Šibko geslo',
  'password-field.good': 'Srednje močno geslo',
  'password-field.strong': 'Močno geslo',
  'password-field.stronger': 'Izberite močnejše geslo.',
  'password-field.hint':
    'Namig: geslo naj ima vsaj dvanajst znakov. Močnejše bo, če v njem uporabite velike in male črke, številke in znake, kot so ! " ? $ % ^ & ).',
};

const t = translator(sl, () => import('./en'));
const params = () => readGlobal('wc_password_strength_meter_params');

/** What the meter says; the page's own words first. Source: contract 23. */
export const strengthText = (strength: Strength, isEnough: boolean): string => {
  const name = text(readGlobal('pwsL10n')?.[strength]) || t(`password-field.${strength}`);
  if (isEnough) return name;
  return `${name} – ${text(params()?.i18n_password_error) || t('password-field.stronger')}`;
};

/** How a password becomes stronger. */
export const hintText = (): string => text(params()?.i18n_password_hint) || t('password-field.hint');
