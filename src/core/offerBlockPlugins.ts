import { whenJQuery } from './bus/jquery';

/** Offers `$.fn.block()` and `$.fn.unblock()` where there is a jQuery; their code comes then. Source: contract 1, 2.3. */
export const offerBlockPlugins = (): void =>
  whenJQuery($ => {
    import('./blockPlugins').then(
      ({ installBlockPlugins }) => installBlockPlugins($),
      () => {},
    );
  });
