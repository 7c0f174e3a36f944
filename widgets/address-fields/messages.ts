import { readGlobal, text } from '../../src/core/config/shopGlobals';
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

/** What stands beside the label of a field that may be empty. */
export const optionalText = (): string =>
  text(readGlobal('wc_address_i18n_params')?.i18n_optional_text) || t('address-fields.optional');

/** What a list of states says while none is chosen. */
export const selectStateText = (): string =>
  text(readGlobal('wc_country_select_params')?.i18n_select_state_text) || t('address-fields.selectState');
