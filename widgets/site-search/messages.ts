import { type English, translator } from '../../src/core/messages';

const sl = {
  'site-search.label': 'Iskanje',
  'site-search.close': 'Zapri iskanje',
  'site-search.results': 'Zadetki iskanja',
  'site-search.found': {
    one: '{n} zadetek. S puščico navzdol greste med zadetke.',
    two: '{n} zadetka. S puščico navzdol greste med zadetke.',
    few: '{n} zadetki. S puščico navzdol greste med zadetke.',
    other: '{n} zadetkov. S puščico navzdol greste med zadetke.',
  },
  'site-search.none': 'Ni zadetkov.',
  'site-search.failed': 'Zadetkov ni bilo mogoče naložiti. S tipko Enter odprete stran z zadetki.',
  'site-search.expired': 'Stran je odprta predolgo. Osvežite jo ali s tipko Enter odprite stran z zadetki.',
};

export const en: English<typeof sl> = {
  'site-search.label': 'Search',
  'site-search.close': 'Close the search',
  'site-search.results': 'Search results',
  'site-search.found': {
    one: '{n} result. Press the down arrow to reach it.',
    other: '{n} results. Press the down arrow to reach them.',
  },
  'site-search.none': 'No results.',
  'site-search.failed': 'The results could not be loaded. Press Enter to open the page of results.',
  'site-search.expired': 'This page has been open for too long. Reload it, or press Enter to open the page of results.',
};

export const tSearch = translator(sl);
