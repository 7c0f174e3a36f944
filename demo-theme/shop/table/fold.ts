/** Text as searches compare it: small letters without marks, so that `skrlatica` finds `Škrlatica`. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Folded words of a search. */
export const wordsOf = (search: string): string[] => fold(search).split(/\s+/).filter(Boolean);
