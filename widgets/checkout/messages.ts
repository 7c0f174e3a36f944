import { type English, translator } from '../../src/core/messages';

const sl = {
  'checkout.required': 'Izpolnite polje »{label}«.',
  'checkout.requiredField': 'To polje je obvezno.',
  'checkout.check': 'Za oddajo naročila označite to polje.',
  'checkout.email': 'Vnesite veljaven e-poštni naslov, na primer ana@primer.si.',
  'checkout.phone': 'Telefonska številka ima lahko števke, presledke in znake + - / ( ) . # _',
  'checkout.failed':
    'Pri oddaji naročila je prišlo do napake. Preden poskusite znova, preverite e-pošto: naročilo je morda že oddano.',
  'checkout.expired':
    'Stran je bila predolgo odprta, zato trgovina naročila ni sprejela. Osvežite stran in naročilo oddajte znova.',
  'checkout.reviewFailed': 'Zneskov ni bilo mogoče osvežiti, zato morda niso pravilni.',
  'checkout.reviewExpired': 'Stran je bila predolgo odprta. Osvežite jo, da boste videli pravilne zneske.',
  'checkout.total': 'Skupni znesek je zdaj {total}.',
  'checkout.placing': 'Naročilo se oddaja. Ne zapirajte strani.',
  'checkout.stillPlacing': 'Naročilo se še oddaja. Počakajte in ne zapirajte strani.',
  'checkout.retry': 'Poskusi znova',
  'checkout.couponFailed': 'Kupona ni bilo mogoče preveriti. Poskusite znova.',
  'checkout.couponExpired': 'Stran je bila predolgo odprta. Osvežite jo in kupon vnesite znova.',
  'checkout.couponMissing': 'Vnesite kodo kupona.',
};

export const en: English<typeof sl> = {
  'checkout.required': 'Please fill in “{label}”.',
  'checkout.requiredField': 'This field is required.',
  'checkout.check': 'Please tick this box to place your order.',
  'checkout.email': 'Please enter a valid e-mail address, such as ana@example.com.',
  'checkout.phone': 'A phone number may have digits, spaces and the characters + - / ( ) . # _',
  'checkout.failed':
    'There was an error processing your order. Before you try again, please check your e-mail: the order may have been placed.',
  'checkout.expired':
    'The page was open for too long, so the shop did not take the order. Please reload the page and place the order again.',
  'checkout.reviewFailed': 'The amounts could not be refreshed and may be out of date.',
  'checkout.reviewExpired': 'The page was open for too long. Please reload it to see the right amounts.',
  'checkout.total': 'The total is now {total}.',
  'checkout.placing': 'Your order is being placed. Please do not close this page.',
  'checkout.stillPlacing': 'Your order is still being placed. Please wait and do not close this page.',
  'checkout.retry': 'Try again',
  'checkout.couponFailed': 'The coupon could not be checked. Please try again.',
  'checkout.couponExpired': 'The page was open for too long. Please reload it and enter the coupon again.',
  'checkout.couponMissing': 'Please enter a coupon code.',
};

export const tCheckout = translator(sl);
