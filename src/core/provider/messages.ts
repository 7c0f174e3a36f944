import { type English, translator } from '../messages';

const sl = {
  'payment.failed':
    'Pri obdelavi plačila je prišlo do težave. Preverite svoj e-poštni predal in osvežite stran ter poskusite znova.',
  'payment.requiresAction': 'Plačilo zahteva dodatno dejanje.',
  'payment.reload': 'Stran je odprta že predolgo. Osvežite jo in poskusite znova; v košarici ni nič izgubljeno.',
};

export const en: English<typeof sl> = {
  'payment.failed':
    'There was a problem processing the payment. Please check your email inbox and refresh the page to try again.',
  'payment.requiresAction': 'Payment requires additional action.',
  'payment.reload':
    'This page has been open for too long. Please reload it and try again; nothing in your cart is lost.',
};

/** Texts of payments, whichever widget takes them. Source: spec storefront 8; add-on contract 15.12. */
export const tPayment = translator(sl);
