import { type English, translator } from '../../messages';

const sl = {
  'call.offline': 'Niste povezani z internetom. Preverite povezavo in poskusite znova.',
  'call.timeout': 'Trgovina se ni odzvala pravočasno. Poskusite znova.',
  'call.reload': 'Stran je odprta predolgo. Osvežite jo in poskusite znova.',
  'call.refused': 'Trgovina tega ni dovolila.',
};

export const en: English<typeof sl> = {
  'call.offline': 'You are offline. Check your connection and try again.',
  'call.timeout': 'The shop did not answer in time. Please try again.',
  'call.reload': 'This page has been open for too long. Please reload it and try again.',
  'call.refused': 'The shop did not allow this.',
};

export const tCall = translator(sl);
