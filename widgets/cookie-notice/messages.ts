import { translator } from '../../src/core/messages';

const sl = {
  'cookie-notice.missing': 'Izbire piškotkov na tej strani ni mogoče spremeniti. Poskusite na drugi strani trgovine.',
};

/** Texts about consent, where the page has none of its own. */
export const tNotice = translator(sl, () => import('./en'));
