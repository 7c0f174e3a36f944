import { type English, translator } from '../../src/core/messages';

const sl = {
  'express.shipping': 'Dostava',
  'express.discount': 'Popust',
  'express.fees': 'Dodatni stroški',
  'express.tax': 'Davek',
  'express.refund': 'Vračilo',
  // The word of the specification, in every language.
  'express.pending': 'Pending',
  'express.updating': 'Cena se preračunava …',
  'express.paying': 'Plačilo z {wallet} poteka …',
  'express.placing': 'Naročilo se oddaja …',
  'express.unavailable': 'Ta izdelek žal ni na voljo. Izberite drugo kombinacijo.',
  'express.chooseOptions': 'Pred nadaljevanjem izberite možnosti izdelka.',
  'express.productFailed':
    'Pri obdelavi izdelka s tem načinom plačila je prišlo do napake. Izdelek raje dodajte v košarico.',
  'express.wholePieces': 'Denarnice sprejmejo samo cele količine. To količino dodajte v košarico.',
  'express.orderFailed': 'Pri obdelavi naročila je prišlo do težave.',
};

export const en: English<typeof sl> = {
  'express.shipping': 'Shipping',
  'express.discount': 'Discount',
  'express.fees': 'Fees',
  'express.tax': 'Tax',
  'express.refund': 'Refund',
  'express.pending': 'Pending',
  'express.updating': 'Working out the price …',
  'express.paying': 'Paying with {wallet} …',
  'express.placing': 'Placing your order …',
  'express.unavailable': 'Sorry, this product is unavailable. Please choose a different combination.',
  'express.chooseOptions': 'Please select your product options before proceeding.',
  'express.productFailed':
    'There was an error processing the product with this payment method. Please add the product to the cart, instead.',
  'express.wholePieces': 'Wallets take whole quantities only. Please add this quantity to the cart, instead.',
  'express.orderFailed': 'There was a problem processing the order.',
};

export const tExpress = translator(sl);
