import { pageGlobal } from '../../src/core/config/pageGlobal';
import { readGlobal } from '../../src/core/config/shopGlobals';
import { text } from '../../src/core/guards';
import { scriptPolicy } from '../../src/core/html';

/** Score of a password, 0–4. */
export type Estimate = (password: string) => number;

/** Longer ones take the estimator seconds, and are strong anyway. */
const LONGEST = 100;

let loading: Promise<void> | undefined;

/** The shop's own estimator `zxcvbn`, 390 KB; undefined when the page names none. Rejects when it does not load. Source: contract 23. */
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
