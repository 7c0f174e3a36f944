/**
 * Slovenian form of a noun for a number.
 *
 * @param forms Forms for 1, 2, 3–4 and 5 or more (also 0), by the last two digits.
 */
export function plural(count: number, forms: readonly [string, string, string, string]): string {
  const rest = Math.abs(count) % 100;
  if (rest === 1) return forms[0];
  if (rest === 2) return forms[1];
  if (rest === 3 || rest === 4) return forms[2];
  return forms[3];
}

/** "1 izdelek", "2 izdelka", "3 izdelki", "5 izdelkov". */
export const itemCount = (count: number): string =>
  `${count} ${plural(count, ['izdelek', 'izdelka', 'izdelki', 'izdelkov'])}`;

/** "1 kos", "2 kosa", "3 kosi", "5 kosov". */
export const pieceCount = (count: number): string => `${count} ${plural(count, ['kos', 'kosa', 'kosi', 'kosov'])}`;

/** "1 mnenje", "2 mnenji", "3 mnenja", "5 mnenj". */
export const reviewCount = (count: number): string =>
  `${count} ${plural(count, ['mnenje', 'mnenji', 'mnenja', 'mnenj'])}`;

/** Message of a successful add; also the text that list buttons carry for screen readers. */
export const addedText = (name: string, quantity = 1): string =>
  quantity === 1 ? `Izdelek »${name}« je dodan v košarico.` : `V košarico je dodano: ${quantity} × »${name}«.`;

/** Text that mini-cart links carry for screen readers. */
export const removedText = (name: string): string => `Izdelek »${name}« je odstranjen iz košarice.`;

/** Availability line, without markup. */
export function stockText(quantity: number | null, backorders: boolean): string {
  if (quantity === null) return '';
  if (quantity > 0) return `Na zalogi: ${pieceCount(quantity)}`;
  return backorders ? 'Na voljo po naročilu' : 'Ni na zalogi';
}
