import { readGlobal } from '../../src/core/config/shopGlobals';
import { text } from '../../src/core/guards';
import { type English, translator } from '../../src/core/messages';

const sl = {
  'address-fields.optional': 'neobvezno',
  'address-fields.selectState': 'Izberite možnost …',
};

export const en: English<typeof sl> = {
  'address-fields.optional': 'optional',
  'address-fields.selectState': 'Select an option…',
};

const t = translator(sl);

export const optionalText = (): string =>
  text(readGlobal('wc_address_i18n_params')?.i18n_optional_text) || t('address-fields.optional');

export const selectStateText = (): string =>
  text(readGlobal('wc_country_select_params')?.i18n_select_state_text) || t('address-fields.selectState');
