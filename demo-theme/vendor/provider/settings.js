const defaults = () => ({
  available: { applePay: true, googlePay: true, amazonPay: true, link: true },
  answers: {},
  loads: true,
  readyAfter: 0,
  /** Whether cards are made and saved on the platform's account, and those of a shop's own are refused. */
  isNetwork: false,
  /** Address that is called with the result of an intent, in place of the real provider's own server. */
  bank: undefined,
});

/** Settings of a test or of the demo's panel. */
export const settings = defaults();

export function resetSettings() {
  Object.assign(settings, defaults());
}

/** Reads the settings of the script's address, then those of a test. */
export function startSettings(params, preset) {
  const fault = params.get('fault');
  Object.assign(
    settings,
    fault === 'none' && { available: {} },
    fault === 'loaderror' && { loads: false },
    params.has('network') && { isNetwork: true },
    params.has('bank') && { bank: params.get('bank') },
    preset,
  );
}

/**
 * The scripted answer of a promise method, if there is one: a value, a function of the arguments, or a list of these
 * that is used up one by one.
 */
export function scripted(method, args) {
  const answer = settings.answers[method];
  const one = Array.isArray(answer) ? answer.shift() : answer;
  if (one === undefined) return undefined;
  return Promise.resolve(typeof one === 'function' ? one(...args) : structuredClone(one));
}
