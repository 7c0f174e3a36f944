import { type English, translator } from '../../messages';

const sl = {
  'payment.failed':
    'Pri obdelavi plačila je prišlo do težave. Preverite svoj e-poštni predal in osvežite stran ter poskusite znova.',
  'payment.offline':
    'Ni povezave z internetom, zato naročilo ni bilo poslano. Vneseni podatki so ostali na strani. Ko bo povezava spet vzpostavljena, poskusite znova.',
  'order.checking': 'Preverjamo, ali je bilo naročilo oddano …',
  'order.notPlaced': 'Naročilo ni bilo oddano. Poskusite znova.',
  'order.placed': 'Hvala, naročilo je oddano. Potrditev boste prejeli po e-pošti.',
  'order.placedInAccount': 'Hvala, naročilo je oddano. Najdete ga med naročili v svojem računu.',
  'order.notPaid': 'Naročilo še ni plačano. Poskusite znova.',
  'order.alreadyPaid': 'Hvala, tega naročila ni več treba plačati.',
  'order.toOrders': 'Moja naročila',
  'order.doubtful':
    'Ne vemo, ali je bilo naročilo oddano. Preden ga oddate znova, preverite e-pošto ali naročila v svojem računu.',
  'order.sure': 'Naročilo je morda že oddano. Ali ga res želite oddati še enkrat?',
  'order.unanswered':
    'Trgovina se ne odziva, zato še ne vemo, ali je bilo naročilo oddano. Ne oddajte ga še enkrat, preden to preverimo.',
  'order.askAgain': 'Preveri znova',
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
  'order.checking': 'We are checking whether your order was placed…',
  'order.notPlaced': 'The order was not placed. Please try again.',
  'order.placed': 'Thank you, your order was placed. You will get a confirmation by email.',
  'order.placedInAccount': 'Thank you, your order was placed. You will find it among the orders in your account.',
  'order.notPaid': 'The order is not paid yet. Please try again.',
  'order.alreadyPaid': 'Thank you, this order does not need to be paid any more.',
  'order.toOrders': 'My orders',
  'order.doubtful':
    'We do not know whether your order was placed. Before you place it again, please check your email or the orders in your account.',
  'order.sure': 'Your order may have been placed. Do you really want to place it again?',
  'order.unanswered':
    'The shop does not answer, so we do not know yet whether your order was placed. Please do not place it again before we have checked.',
  'order.askAgain': 'Check again',
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

/** Texts of payments, whichever widget takes them. */
export const tPayment = translator(sl);
