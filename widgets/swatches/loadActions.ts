import { reportError } from '../../src/core/report';

type Actions = typeof import('./actions');

let loaded: Actions | undefined;

/** The code that answers the shopper, if it is there. */
export const loadedActions = (): Actions | undefined => loaded;

/** Loads that code, with a second try; it never settles where it does not come, which is reported. */
export async function loadActions(): Promise<Actions> {
  try {
    loaded ??= await import('./actions').catch(() => import('./actions'));
    return loaded;
  } catch (cause) {
    reportError({
      where: 'swatches',
      found: 'their script did not load, twice',
      consequence: 'They do nothing.',
      cause,
    });
    return new Promise(() => {});
  }
}

/** Runs with that code: at once if it is there. */
export function withActions(run: (actions: Actions) => void): void {
  if (loaded) run(loaded);
  else void loadActions().then(run);
}
