import type { Delay } from '../core/connection/delays';
import { importWithRetry } from '../core/connection/importWithRetry';
import { type Problem, reportError } from '../core/report';
import { isRoot } from '../registry';
import type { Definition, WidgetModule } from './definition';

const loading = new Map<string, Promise<WidgetModule>>();
const delays = new Map<string, Delay>();
let tellDelay = () => {};

/** Calls a listener whenever a delay begins, changes or ends. There is one listener. */
export function onDelayChange(listener: () => void): void {
  tellDelay = listener;
}

/** Why a widget's script has not come yet; undefined while nothing has failed. */
export const delayOf = (name: string): Delay | undefined => delays.get(name);

export const notLoaded = (where: string, cause: unknown): Problem => ({
  where,
  found: 'its script did not load, three times',
  consequence: 'The page stays as the server rendered it.',
  advice: 'Check that the folder of shop-widgets.js was uploaded whole.',
  cause,
});

/** Once for all its markers; after a failure anew for later markers. @throws the last failure, after it was reported */
export function loadWidget(definition: Definition): Promise<WidgetModule> {
  const { name } = definition;
  const known = loading.get(name);
  if (known) return known;
  const onDelay = (delay: Delay | undefined) => {
    if (delay) delays.set(name, delay);
    else delays.delete(name);
    tellDelay();
  };
  const load = importWithRetry(() => loadWithShared(definition), onDelay).catch((cause: unknown) => {
    loading.delete(name);
    reportError(notLoaded(name, cause));
    throw cause;
  });
  loading.set(name, load);
  return load;
}

/** Loads a widget's chunk together with the chunks that it imports, so that a click needs one round trip. */
function loadWithShared(definition: Definition): Promise<WidgetModule> {
  const shared = [import('../core/calls/request'), import('../core/shape')];
  // A chunk that imports one that failed fails as well.
  Promise.all(isRoot(definition) ? [import('../hydrate'), ...shared] : shared).catch(() => {});
  return definition.load();
}
