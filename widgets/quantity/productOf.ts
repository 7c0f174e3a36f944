/** Words that only say that it is a quantity, before or after the name. */
const WORDS = /^(količina( izdelka| za)?|(product )?quantity)(?![^\s:])[\s:]*|\s(količina|quantity)$/gi;

/** The product's name as a quantity's label has it; empty where it only says that this is a quantity. */
export function productOf(input: HTMLInputElement): string {
  const label = input.labels?.[0];
  // The text of a label around the field holds nothing else: buttons stand beside it.
  const text = label?.textContent || input.getAttribute('aria-label') || '';
  return text.replace(/\s+/g, ' ').trim().replace(WORDS, '').trim();
}
