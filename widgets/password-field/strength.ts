import { readGlobal } from '../../src/core/config/shopGlobals';

/** How strong a password is; also the class of the meter. Source: contract 23. */
export type Strength = 'short' | 'bad' | 'good' | 'strong';

const NAMES: readonly Strength[] = ['short', 'short', 'bad', 'good', 'strong'];
/** Hints stop at this score. Source: contract 23. */
const MEDIUM = 3;
const NEW_PASSWORD =
  'form.register #reg_password, form.checkout #account_password, form.edit-account #password_1, form.lost_reset_password #password_1';

const params = () => readGlobal('wc_password_strength_meter_params');

/** @param score 0–4, as the page's estimator has it */
export const strengthOf = (score: number): Strength => NAMES[score] ?? 'short';

export const isEnough = (score: number): boolean => score >= Number(params()?.min_password_strength ?? MEDIUM);

export const needsHint = (score: number): boolean => score < MEDIUM;

/** Whether a field is measured: it takes a new password, and the page has the settings for it. */
export const isMeasured = (input: HTMLInputElement): boolean =>
  input.matches(NEW_PASSWORD) &&
  Boolean(params()) &&
  // An existing meter is another script's.
  !input.form?.querySelector('.woocommerce-password-strength');

export const stops = (form: HTMLFormElement): boolean => !form.matches('.checkout') || Boolean(params()?.stop_checkout);
