import { type English, translator } from '../../messages';

const sl = {
  'payment.failed':
    'Pri obdelavi plačila je prišlo do težave. Preverite svoj e-poštni predal in osvežite stran ter poskusite znova.',
  'payment.offline':
    'Ni povezave z internetom, zato naročilo ni bilo poslano. Vneseni podatki so ostali na strani. Ko bo povezava spet vzpostavljena, poskusite znova.',
  'payment.maybeOrdered':
    'Ne vemo, ali je bilo naročilo oddano. Ne oddajte ga še enkrat: najprej preverite e-pošto ali naročila v svojem računu.',
  'payment.maybePaid':
    'Naročilo je oddano, ne vemo pa, ali je tudi plačano. Ne plačujte še enkrat: najprej preverite e-pošto ali naročila v svojem računu.',
  'payment.telling': 'Plačilo je potrjeno, trgovini ga še sporočamo. Ne plačujte še enkrat.',
  'payment.untold':
    'Plačilo je potrjeno, trgovina pa ga še ni zabeležila. Ne plačujte še enkrat: potrditev boste prejeli po e-pošti.',
  'payment.told': 'Plačilo je zabeleženo. Ne plačujte še enkrat: potrditev boste prejeli po e-pošti.',
  'payment.noConfirmation':
    'Naročilo je oddano, strani s potrditvijo pa ni bilo mogoče odpreti. Potrditev boste prejeli po e-pošti; naročila ne oddajte še enkrat.',
  'payment.requiresAction': 'Plačilo zahteva dodatno dejanje.',
  'payment.reload': 'Stran je odprta že predolgo. Osvežite jo in poskusite znova; v košarici ni nič izgubljeno.',
};

export const en: English<typeof sl> = {
  'payment.failed':
    'There was a problem processing the payment. Please check your email inbox and refresh the page to try again.',
  'payment.offline':
    'There is no internet connection, so the order was not sent. What you have entered is still here. Please try again when the connection is back.',
  'payment.maybeOrdered':
    'We do not know whether your order was placed. Please do not order again: check your email or the orders in your account first.',
  'payment.maybePaid':
    'Your order was placed, but we do not know whether it is paid. Please do not pay again: check your email or the orders in your account first.',
  'payment.telling': 'The payment is confirmed, and the shop is being told. Please do not pay again.',
  'payment.untold':
    'The payment is confirmed, but the shop has not recorded it yet. Please do not pay again: you will get a confirmation by email.',
  'payment.told': 'The payment is recorded. Please do not pay again: you will get a confirmation by email.',
  'payment.noConfirmation':
    'Your order has been placed, but its confirmation page could not be opened. You will get a confirmation by email; please do not order again.',
  'payment.requiresAction': 'Payment requires additional action.',
  'payment.reload':
    'This page has been open for too long. Please reload it and try again; nothing in your cart is lost.',
};

/** Texts of payments, whichever widget takes them. Source: spec storefront 8; add-on contract 15.12. */
export const tPayment = translator(sl);
