/** The known test numbers and the outcomes of their payments. */
const KINDS = {
  4242424242424242: 'pays',
  4000000000000002: 'declined',
  4000002500003155: 'confirm',
  4000002760003184: 'confirm',
  4000000000000069: 'expired',
};

/** Cards that the wallets hold. */
export const WALLET_CARDS = [
  { id: 'pays', label: 'Visa •••• 4242 (plača)', last4: '4242' },
  { id: 'confirm', label: 'Visa •••• 3155 (banka zahteva potrditev)', last4: '3155' },
  { id: 'declined', label: 'Visa •••• 0002 (zavrnjena)', last4: '0002' },
  { id: 'expired', label: 'Visa •••• 0069 (potekla)', last4: '0069' },
  { id: 'error', label: 'Denarnica odpove', last4: '0000' },
];

const isLuhn = digits => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

const invalid = (code, message) => ({ type: 'validation_error', code, message });

/** Returns the error of typed card data, as the provider writes it, or nothing. */
export function cardError({ number, expiry, cvc }) {
  if (number.length < 14) return invalid('incomplete_number', 'Številka kartice ni popolna.');
  if (!isLuhn(number)) return invalid('invalid_number', 'Številka kartice ni veljavna.');
  const [, month, year] = /^(\d\d)(\d\d)$/.exec(expiry) ?? [];
  if (month === undefined) return invalid('incomplete_expiry', 'Datum veljavnosti kartice ni popoln.');
  const now = new Date();
  const isPast =
    2000 + Number(year) < now.getFullYear() ||
    (2000 + Number(year) === now.getFullYear() && Number(month) < now.getMonth() + 1);
  if (Number(month) < 1 || Number(month) > 12)
    return invalid('invalid_expiry_month', 'Mesec veljavnosti kartice ni veljaven.');
  if (isPast) return invalid('invalid_expiry_year_past', 'Kartica je potekla.');
  if (cvc.length < 3) return invalid('incomplete_cvc', 'Varnostna koda kartice ni popolna.');
  return undefined;
}

let count = 0;

/** Returns the id of a payment method; the demo's server reads the payment's outcome from it. */
export function methodId({ kind, last4, expiry }, prefix = 'pm') {
  count += 1;
  const time = Date.now().toString(36);
  return `${prefix}_demo_${kind}_${last4}_${expiry}_${time}${count}`;
}

/** A payment method of typed card data. */
export const typedMethod = ({ number, expiry }) => ({
  id: methodId({ kind: KINDS[number] ?? 'pays', last4: number.slice(-4), expiry }),
  object: 'payment_method',
  type: 'card',
  card: {
    brand: number.startsWith('5') ? 'mastercard' : 'visa',
    last4: number.slice(-4),
    exp_month: Number(expiry.slice(0, 2)),
    exp_year: 2000 + Number(expiry.slice(2)),
    country: 'SI',
  },
});

/** A payment method of a wallet's card. */
export const walletMethod = (cardId, type) => {
  const { last4 } = WALLET_CARDS.find(card => card.id === cardId) ?? WALLET_CARDS[0];
  return {
    id: methodId({ kind: cardId, last4, expiry: '1230' }),
    object: 'payment_method',
    type: 'card',
    card: { brand: 'visa', last4, exp_month: 12, exp_year: 2030, country: 'SI', wallet: { type } },
  };
};

/** A confirmation token of a wallet's card. */
export const walletToken = (cardId, type) => {
  const { card, last4 = card.last4 } = walletMethod(cardId, type);
  return {
    id: methodId({ kind: cardId, last4, expiry: '1230' }, 'ctoken'),
    object: 'confirmation_token',
    payment_method_preview: { type: CARD_WALLETS.includes(type) ? 'card' : type, card },
  };
};

const CARD_WALLETS = ['apple_pay', 'google_pay'];
