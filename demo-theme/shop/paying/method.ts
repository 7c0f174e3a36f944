/** Outcome of a payment: it is taken, refused, or the shopper's bank asks first. */
export type CardKind = 'pays' | 'declined' | 'confirm' | 'expired';

/** A card as the provider tells it. */
export interface PaidCard {
  kind: CardKind;
  last4: string;
  /** `MM/LL`. */
  expires: string;
}

const KINDS: readonly CardKind[] = ['pays', 'declined', 'confirm', 'expired'];

/** The card of a payment method, or confirmation token, of the provider's double; any other id that it could have is a card that pays. */
export function readMethod(id: string): PaidCard | undefined {
  const [, kind, last4 = '', expiry = ''] = /^(?:pm|ctoken)_demo_([a-z]+)_(\d{4})_(\d{4})_\w+$/.exec(id) ?? [];
  const known = KINDS.find(one => one === kind);
  if (known) return { kind: known, last4, expires: `${expiry.slice(0, 2)}/${expiry.slice(2)}` };
  return /^(?:pm|ctoken)_\w+$/.test(id) ? { kind: 'pays', last4: '4242', expires: '12/30' } : undefined;
}

/** Reasons of a bank for refusing a card; plain text. */
export const REFUSALS: Record<'declined' | 'expired', string> = {
  declined: 'Vaša kartica je bila zavrnjena. Plačajte z drugo kartico.',
  expired: 'Vaša kartica je potekla. Plačajte z drugo kartico.',
};
