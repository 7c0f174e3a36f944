import { translator } from '../../src/core/messages';

const sl = {
  'site-search.label': 'Iskanje',
  'site-search.close': 'Zapri iskanje',
  'site-search.results': 'Zadetki iskanja',
  'site-search.found': {
    one: '{count} zadetek. S puščico navzdol greste med zadetke.',
    two: '{count} zadetka. S puščico navzdol greste med zadetke.',
    few: '{count} zadetki. S puščico navzdol greste med zadetke.',
    other: '{count} zadetkov. S puščico navzdol greste med zadetke.',
  },
  'site-search.none': 'Ni zadetkov.',
  'site-search.failed': 'Zadetkov ni bilo mogoče naložiti. S tipko Enter odprete stran z zadetki.',
  'site-search.expired': 'Stran je odprta predolgo. Osvežite jo ali s tipko Enter odprite stran z zadetki.',
};

/** Texts of the search. */
export const tSearch = translator(sl, () => import('./en'));
