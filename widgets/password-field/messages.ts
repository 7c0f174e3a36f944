import { readGlobal, text } from '../../src/core/config/shopGlobals';
import { translator } from '../../src/core/messages';

const sl = {
  'password-field.show': 'Pokaži geslo',
  'password-field.hide': 'Skrij geslo',
};

const t = translator(sl, () => import('./en'));

/** Name of the button: the page's own, else the script's. Source: contract 23. */
export const toggleText = (isShown: boolean): string => {
  const action = isShown ? 'hide' : 'show';
  return text(readGlobal('woocommerce_params')?.[`i18n_password_${action}`]) || t(`password-field.${action}`);
};
