/** `12.90 €`, `1.290,00 €`, `1.290 €`: the last separator with one or two digits after it is the decimal one. */
export function centsOf(shown: string): number | undefined {
  const [digits] = /\d[\d.,\s']*/.exec(shown) ?? [];
  if (digits === undefined) return undefined;
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits.trim()) ?? [];
  return Number(whole.replace(/\D/g, '') + fraction.padEnd(2, '0'));
}

const AMOUNT = '.amount, .wcpt-amount';

/** The price in a part of the page: the reduced one, else the first. */
export const shownPrice = (part: Element | null | undefined): number | undefined =>
  centsOf((part?.querySelector(`ins :is(${AMOUNT})`) ?? part?.querySelector(AMOUNT))?.textContent ?? '');
