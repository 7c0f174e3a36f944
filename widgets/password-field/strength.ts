import { pageGlobal } from '../../src/core/config/pageGlobal';
import { readGlobal } from '../../src/core/config/shopGlobals';
import { text } from '../../src/core/guards';
import { scriptPolicy } from '../../src/core/html';

/** Strength of a password; also the class of the meter. See contract/account.md#passwords. */
export type Strength = 'short' | 'bad' | 'good' | 'strong';

const NAMES: readonly Strength[] = ['short', 'short', 'bad', 'good', 'strong'];
/** Hints stop at this score. */
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

/** Score of a password, 0–4. */
export type Estimate = (password: string) => number;

/** Longest estimated password: longer ones take the estimator seconds, and are strong anyway. */
const LONGEST = 100;

let loading: Promise<void> | undefined;

/** Loads the shop's own estimator `zxcvbn`, 390 KB; undefined when the page names none. Rejects when it does not load. */
export async function loadEstimator(): Promise<Estimate | undefined> {
  const present = estimator();
  if (present) return present;
  const source = text(readGlobal('_zxcvbnSettings')?.src);
  if (!source) return undefined;
  loading ??= loadScript(source).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  await loading;
  return estimator();
}

function estimator(): Estimate | undefined {
  const zxcvbn = pageGlobal('zxcvbn');
  if (typeof zxcvbn !== 'function') return undefined;
  return password => {
    const result: unknown = Reflect.apply(zxcvbn, undefined, [password.slice(0, LONGEST)]);
    return Number(typeof result === 'object' && result !== null && Reflect.get(result, 'score')) || 0;
  };
}

function loadScript(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${source} did not load`)));
    script.setAttribute('src', scriptPolicy().createScriptURL(source));
    document.head.append(script);
  });
}
