import { translator } from '../../src/core/messages';

const sl = {
  'account.default': 'Privzeto',
  'account.deleteQuestion': 'Izbrišem {method}?',
  'account.deleteThis': 'Izbrišem ta način plačila?',
  'account.delete': 'Da, izbriši',
  'account.keep': 'Prekliči',
  'account.required': 'Izpolnite polje »{label}«.',
  'account.requiredField': 'To polje je obvezno.',
};

/** Texts of the account's pages. */
export const tAccount = translator(sl, () => import('./en'));
