import { type English, translator } from '../../src/core/messages';

const sl = {
  'account.default': 'Privzeto',
  'account.deleteQuestion': 'Izbrišem ta način plačila: {method}?',
  'account.deleteThis': 'Izbrišem ta način plačila?',
  'account.delete': 'Da, izbriši',
  'account.keep': 'Prekliči',
  'account.required': 'Izpolnite polje »{label}«.',
  'account.requiredField': 'To polje je obvezno.',
};

export const en: English<typeof sl> = {
  'account.default': 'Default',
  'account.deleteQuestion': 'Delete {method}?',
  'account.deleteThis': 'Delete this payment method?',
  'account.delete': 'Yes, delete',
  'account.keep': 'Cancel',
  'account.required': 'Please fill in “{label}”.',
  'account.requiredField': 'This field is required.',
};

export const tAccount = translator(sl);
