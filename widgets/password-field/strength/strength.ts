/** How strong a password is; also the class of the meter. Source: contract 23. */
export type Strength = 'short' | 'bad' | 'good' | 'strong';

const NAMES: readonly Strength[] = ['short', 'short', 'bad', 'good', 'strong'];

/** @param score 0–4, as the page's estimator has it */
export const strengthOf = (score: number): Strength => NAMES[score] ?? 'short';
