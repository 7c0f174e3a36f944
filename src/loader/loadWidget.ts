import { bring } from '../core/connection/bring';
import type { Delay } from '../core/connection/delays';
import { type Problem, reportError } from '../core/report';
import { isRoot } from '../registry';
import type { Definition, WidgetModule } from './definition';
import { tellDelay } from './held';

const loading = new Map<string, Promise<WidgetModule>>();
const delays = new Map<string, Delay>();

/** What is said of a script of ours that did not come. */
export const notLoaded = (where: string, cause: unknown): Problem => ({
  where,
  found: 'its script did not load, three times',
  consequence: 'The page stays as the server rendered it.',
  advice: 'Check that the folder of shop-widgets.js was uploaded whole.',
  cause,
});

/** Why a script of ours does not come at the moment. */
export const delayOf = (name: string): Delay | undefined => delays.get(name);

/** Loads a script of ours with patience, see `bring`; who waits for it with a kept click is told when it takes long. */
export function loadScript<T>(name: string, load: () => Promise<T>): Promise<T> {
  return bring(load, delay => {
    if (delay) delays.set(name, delay);
    else delays.delete(name);
    tellDelay();
  });
}

/**
 * Loads a widget's chunk, once for all its markers; after a load that failed anew for later markers.
 * @throws what the last failure was; reported
 */
export function loadWidget(definition: Definition): Promise<WidgetModule> {
  const { name } = definition;
  const known = loading.get(name);
  if (known) return known;
  const load = loadScript(name, () => loadTogether(definition)).catch((cause: unknown) => {
    loading.delete(name);
    reportError(notLoaded(name, cause));
    throw cause;
  });
  loading.set(name, load);
  return load;
}

/**
 * Loads a widget's chunk, and asks at the same time for the chunks that it imports, which the browser would learn of from it:
 * the core's later parts, and React. Who waits for a click waits for one round trip.
 */
function loadTogether(definition: Definition): Promise<WidgetModule> {
  const imported = [import('../core/calls/request'), import('../core/shape')];
  // What does not come fails the chunk as well.
  Promise.all(isRoot(definition) ? [import('../hydrate'), ...imported] : imported).catch(() => {});
  return definition.load();
}
