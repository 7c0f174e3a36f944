import { type English, translator } from '../../../src/core/messages';

const sl = {
  'product-table.field_missing': 'Izpolnite polje »{field}«.',
  'product-table.choice_missing': 'Izberite možnost: {field}.',
  'product-table.file_missing': 'Priložite datoteko: {field}.',
  'product-table.measure_missing': 'Vnesite mero, večjo od 0: {field}.',
  'product-table.field_number': 'Vnesite število.',
  'product-table.field_min': 'Vnesite vsaj {limit}.',
  'product-table.field_max': 'Vnesite največ {limit}.',
  'product-table.field_step': 'Vnesite vrednost v korakih po {limit}.',
  'product-table.field_short': {
    one: 'Vnesite vsaj {n} znak.',
    two: 'Vnesite vsaj {n} znaka.',
    few: 'Vnesite vsaj {n} znake.',
    other: 'Vnesite vsaj {n} znakov.',
  },
  'product-table.field_long': {
    one: 'Vnesite največ {n} znak.',
    two: 'Vnesite največ {n} znaka.',
    few: 'Vnesite največ {n} znake.',
    other: 'Vnesite največ {n} znakov.',
  },
  'product-table.field_email': 'Vnesite veljaven e-naslov.',
  'product-table.field_form': 'Vrednost ni v pravi obliki.',
  'product-table.file_alone': 'Izdelek s priloženo datoteko dodajte posebej, z gumbom v njegovi vrstici.',
  'product-table.form': 'Izbira izdelka',
  'product-table.form_loading': 'Nalaganje …',
  'product-table.form_failed': 'Obrazca izdelka ni bilo mogoče odpreti. Poskusite znova.',
  'product-table.close': 'Zapri',
};

export const en: English<typeof sl> = {
  'product-table.field_missing': 'Fill in “{field}”.',
  'product-table.choice_missing': 'Choose an option: {field}.',
  'product-table.file_missing': 'Attach a file: {field}.',
  'product-table.measure_missing': 'Enter a measure above 0: {field}.',
  'product-table.field_number': 'Enter a number.',
  'product-table.field_min': 'Enter at least {limit}.',
  'product-table.field_max': 'Enter at most {limit}.',
  'product-table.field_step': 'Enter a value in steps of {limit}.',
  'product-table.field_short': { one: 'Enter at least {n} character.', other: 'Enter at least {n} characters.' },
  'product-table.field_long': { one: 'Enter at most {n} character.', other: 'Enter at most {n} characters.' },
  'product-table.field_email': 'Enter a valid e-mail address.',
  'product-table.field_form': 'The value is not in the right form.',
  'product-table.file_alone': 'Add a product with an attached file by itself, with the button in its row.',
  'product-table.form': 'Choose the product’s options',
  'product-table.form_loading': 'Loading…',
  'product-table.form_failed': 'The product’s form could not be opened. Please try again.',
  'product-table.close': 'Close',
};

/** Texts about a product's form, and about its fields. */
export const tAddons = translator(sl);
