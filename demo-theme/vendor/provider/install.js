import { controls } from './controls.js';
import { tracked } from './journal.js';
import { startSettings } from './settings.js';
import { Provider } from './stripe.js';

/**
 * Puts `window.Stripe` and `window.demoProvider` on the page. Returns a function that removes them.
 *
 * @param params `fault=none` (no method available) or `loaderror`, and `bank`: address that is called with the results of intents.
 */
export function installProvider(params = new URLSearchParams()) {
  const preset = window.demoProvider ?? {};
  controls.reset();
  startSettings(params, preset);
  const create = tracked('Stripe', (key, options) => new Provider(key, options));
  // Callable with and without `new`.
  window.Stripe = function Stripe(...args) {
    return create(...args);
  };
  window.Stripe.version = 'demo';
  window.demoProvider = controls;
  return () => {
    controls.reset();
    delete window.Stripe;
    delete window.demoProvider;
  };
}
