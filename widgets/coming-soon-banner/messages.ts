import { translator } from '../../src/core/messages';

const sl = { 'coming-soon.label': 'Obvestilo o skriti trgovini', 'coming-soon.dismiss': 'Skrij obvestilo' };

/** Texts of the banner, where the page has none of its own. */
export const tBanner = translator(sl, () => import('./en'));
