import { translator } from '../../src/core/messages';

const sl = {
  'checkout.required': 'Izpolnite polje »{label}«.',
  'checkout.requiredField': 'To polje je obvezno.',
  'checkout.check': 'Za oddajo naročila označite to polje.',
  'checkout.email': 'Vnesite veljaven e-poštni naslov, na primer ana@primer.si.',
  'checkout.phone': 'Telefonska številka ima lahko števke, presledke in znake + - / ( ) . # _',
  'checkout.failed':
    'Pri oddaji naročila je prišlo do napake. Preden poskusite znova, preverite e-pošto: naročilo je morda že oddano.',
  'checkout.offline':
    'Ni povezave z internetom, zato naročilo ni bilo poslano. Vneseni podatki so ostali na strani. Ko bo povezava spet vzpostavljena, poskusite znova.',
  'checkout.expired':
    'Stran je bila predolgo odprta, zato trgovina naročila ni sprejela. Osvežite stran in naročilo oddajte znova.',
  'checkout.reviewFailed': 'Zneskov ni bilo mogoče osvežiti, zato morda niso pravilni.',
  'checkout.reviewExpired': 'Stran je bila predolgo odprta. Osvežite jo, da boste videli pravilne zneske.',
  'checkout.total': 'Skupni znesek je zdaj {total}.',
  'checkout.retry': 'Poskusi znova',
  'checkout.couponFailed': 'Kupona ni bilo mogoče preveriti. Poskusite znova.',
  'checkout.couponExpired': 'Stran je bila predolgo odprta. Osvežite jo in kupon vnesite znova.',
  'checkout.couponMissing': 'Vnesite kodo kupona.',
};

/** Texts of the checkout, where the shop's own configuration has none. */
export const tCheckout = translator(sl, () => import('./en'));
