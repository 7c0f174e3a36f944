import { type English, translator } from '../../src/core/messages';

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

export const en: English<typeof sl> = {
  'cartPage.updated': 'Your cart has been updated.',
  'cartPage.total': 'Total: {total}.',
  'cartPage.failed': 'Your cart could not be updated. Please check it and try again.',
  'cartPage.offline':
    'You are offline, so your cart has not been updated. What you entered is still here. Please try again when you are back online.',
  'cartPage.expired': 'This page was open for too long. Please reload it and try again.',
  'cartPage.reload': 'Reload the page',
  'cartPage.notSaved': 'The new quantities are not saved yet. Please try again.',
  'cartPage.couponFailed': 'The coupon could not be checked. Please try again.',
};

export const tCartPage = translator(sl);
