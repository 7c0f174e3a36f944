import { type Problem, reportError } from '../core/report';
import type { Definition, WidgetModule } from './definition';

const loading = new Map<string, Promise<WidgetModule>>();

/** What is said of a script of ours that did not come. */
export const notLoaded = (where: string, cause: unknown): Problem => ({
  where,
  found: 'its script did not load, twice',
  consequence: 'The page stays as the server rendered it.',
  advice: 'Check that the folder of shop-widgets.js was uploaded whole.',
  cause,
});

/**
 * Loads a widget's chunk, once for all its markers; a load that fails is tried again once, and anew for later markers.
 * @throws what the second failure was; reported
 */
export function loadWidget(definition: Definition): Promise<WidgetModule> {
  const { name } = definition;
  const known = loading.get(name);
  if (known) return known;
  const load = definition
    .load()
    .catch(() => definition.load())
    .catch((cause: unknown) => {
      loading.delete(name);
      reportError(notLoaded(name, cause));
      throw cause;
    });
  loading.set(name, load);
  return load;
}
