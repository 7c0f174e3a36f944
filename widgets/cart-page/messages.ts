import { translator } from '../../src/core/messages';

const sl = {
  'cartPage.updated': 'Košarica je posodobljena.',
  'cartPage.total': 'Skupaj: {total}.',
  'cartPage.failed': 'Košarice ni bilo mogoče posodobiti. Preverite jo in poskusite znova.',
  'cartPage.offline':
    'Ni povezave z internetom, zato košarica ni posodobljena. Vneseni podatki so ostali na strani. Ko bo povezava spet vzpostavljena, poskusite znova.',
  'cartPage.expired': 'Stran je bila predolgo odprta. Osvežite jo in poskusite znova.',
  'cartPage.reload': 'Osveži stran',
  'cartPage.notSaved': 'Nove količine še niso shranjene. Poskusite znova.',
  'cartPage.couponFailed': 'Kupona ni bilo mogoče preveriti. Poskusite znova.',
};

/** Texts of the cart page, where the shop's own answer has none. */
export const tCartPage = translator(sl, () => import('./en'));
