import { readGlobal } from '../../../../src/core/config/shopGlobals';
import { text } from '../../../../src/core/guards';
import { type English, translator } from '../../../../src/core/messages';

const sl = {
  'address-fields.found': { one: '{n} zadetek.', two: '{n} zadetka.', few: '{n} zadetki.', other: '{n} zadetkov.' },
  'address-fields.none': 'Ni zadetkov.',
};

export const en: English<typeof sl> = {
  'address-fields.found': { one: '{n} result.', other: '{n} results.' },
  'address-fields.none': 'No results.',
};

const t = translator(sl);

export const noneFoundText = (): string =>
  text(readGlobal('wc_country_select_params')?.i18n_no_matches) || t('address-fields.none');

export const foundText = (n: number): string => (n === 0 ? noneFoundText() : t('address-fields.found', { n }));
