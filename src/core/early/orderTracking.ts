import { pageGlobal } from '../config/pageGlobal';
import { isStandIn, offerStandIn } from './standIn';

const GLOBAL = 'wc_order_attribution';

/**
 * Has `wc_order_attribution.setOrderTracking` keep the last choice until attribution has started, also on settings that the page prints
 * after this.
 */
export function keepOrderTracking(): void {
  const offer = (settings: unknown) => {
    if (typeof settings === 'object' && settings !== null) offerStandIn(settings, 'setOrderTracking');
  };
  let settings = pageGlobal(GLOBAL);
  offer(settings);
  if (Object.getOwnPropertyDescriptor(window, GLOBAL)) return;
  Object.defineProperty(window, GLOBAL, {
    configurable: true,
    enumerable: true,
    get: () => settings,
    set(value: unknown) {
      settings = value;
      offer(value);
    },
  });
}

/** Returns the last choice that a script has made before attribution started; undefined without one. */
export function keptChoice(settings: unknown): unknown {
  const found: unknown =
    typeof settings === 'object' && settings ? Reflect.get(settings, 'setOrderTracking') : undefined;
  return isStandIn(found) ? found.kept.at(-1)?.args[0] : undefined;
}
