import type { Setting } from '../../table/feature';

export const settings: readonly Setting[] = [{ keys: ['_search'], otherwise: '–', what: 'the page’s own search' }];
