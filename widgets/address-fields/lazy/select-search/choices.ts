export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly isDisabled: boolean;
}

export const readChoices = (select: HTMLSelectElement): readonly Choice[] =>
  [...select.options]
    .filter(({ hidden }) => !hidden)
    .map(option => ({ value: option.value, label: option.text, isDisabled: option.matches(':disabled') }));

/** Letters that Unicode does not decompose into a letter and its mark. */
const LETTERS: Readonly<Record<string, string>> = { đ: 'd', ð: 'd', ø: 'o', ł: 'l', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' };

/** Returns a text without case, marks of letters (č, š, ž) and needless spaces. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[đðøłıßæœ]/g, letter => LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the choices with a typed text in them: those that begin with it, then those with a word that does, then the rest. */
export function findChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = fold(typed);
  if (!wanted) return choices;
  const rank = ({ value, label }: Choice) => {
    const text = value ? fold(label) : '';
    if (text.startsWith(wanted)) return 0;
    if (text.replace(/[^\p{L}\p{N}]/gu, ' ').includes(` ${wanted}`)) return 1;
    return text.includes(wanted) ? 2 : 3;
  };
  const ranked = choices.map(choice => ({ choice, rank: rank(choice) })).filter(one => one.rank < 3);
  return ranked.sort((one, other) => one.rank - other.rank).map(({ choice }) => choice);
}

/** Number of choices that Page Up and Page Down move by. */
const PAGE = 10;

/** Returns the place that a key leads to, past disabled choices, not around the ends; undefined for other keys. `at` is -1 for none. */
export function placeAfter(key: string, at: number, choices: readonly Choice[]): number | undefined {
  const places = choices.flatMap(({ isDisabled }, index) => (isDisabled ? [] : [index]));
  const first = places[0] ?? -1;
  const last = places.at(-1) ?? -1;
  const before = (steps: number) => places.filter(place => place < at).at(-steps) ?? first;
  const behind = (steps: number) => places.filter(place => place > at)[steps - 1] ?? last;
  switch (key) {
    case 'ArrowDown':
      return behind(1);
    case 'ArrowUp':
      return at < 0 ? last : before(1);
    case 'PageDown':
      return behind(PAGE);
    case 'PageUp':
      return before(PAGE);
    case 'Home':
      return first;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
