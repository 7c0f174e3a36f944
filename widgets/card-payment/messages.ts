import { type English, translator } from '../../src/core/messages';

const sl = {
  'card.loading': 'Obrazec za kartico se nalaga …',
  'card.notReady': 'Obrazec za kartico se še nalaga. Počakajte trenutek in poskusite znova. Ničesar niste plačali.',
  'card.failed': 'Obrazca za kartico ni bilo mogoče naložiti. Poskusite znova ali izberite drug način plačila.',
  'card.retry': 'Poskusi znova',
  'card.paying': 'Preverjamo kartico. Počakajte trenutek.',
  'card.confirming': 'Potrjujemo plačilo. Ne zapirajte strani.',
  'method.loading': 'Način plačila se nalaga …',
  'method.notReady': 'Način plačila se še nalaga. Počakajte trenutek in poskusite znova. Ničesar niste plačali.',
  'method.failed': 'Načina plačila ni bilo mogoče naložiti. Poskusite znova ali izberite drugega.',
  'method.paying': 'Pripravljamo plačilo. Počakajte trenutek.',
  'card.copied': 'Številka testne kartice je kopirana.',
  'card.chosen': 'Izbrani način plačila v tej državi ni na voljo. Izbrana je plačilna kartica.',
  'card.notSaved': 'Kartice ni bilo mogoče shraniti. Poskusite znova.',
  'card.expired': 'Stran je bila predolgo odprta. Osvežite jo in kartico vnesite znova.',
  'card.offline':
    'Ni povezave z internetom. Vneseni podatki so ostali na strani. Ko bo povezava spet vzpostavljena, poskusite znova.',
};

export const en: English<typeof sl> = {
  'card.loading': 'The card form is loading …',
  'card.notReady': 'The card form is still loading. Please wait a moment and try again. You have not paid anything.',
  'card.failed': 'The card form could not be loaded. Please try again or choose another way to pay.',
  'card.retry': 'Try again',
  'card.paying': 'We are checking the card. Please wait a moment.',
  'card.confirming': 'We are confirming the payment. Please do not close this page.',
  'method.loading': 'The payment method is loading …',
  'method.notReady':
    'The payment method is still loading. Please wait a moment and try again. You have not paid anything.',
  'method.failed': 'The payment method could not be loaded. Please try again or choose another one.',
  'method.paying': 'We are preparing the payment. Please wait a moment.',
  'card.copied': 'The number of the test card is copied.',
  'card.chosen': 'The chosen payment method is not available in this country. The payment card is chosen.',
  'card.notSaved': 'The card could not be saved. Please try again.',
  'card.expired': 'The page was open for too long. Please reload it and enter the card again.',
  'card.offline':
    'There is no internet connection. What you have entered is still here. Please try again when the connection is back.',
};

export const tCard = translator(sl);

/** Returns the texts about a method's form; a card's are about the card. */
export const wordsOf = (type: string) => (about: 'loading' | 'notReady' | 'failed' | 'paying') =>
  tCard(`${type === 'card' ? 'card' : 'method'}.${about}`);
