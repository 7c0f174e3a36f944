/** English texts of the banner. */
export const en = { 'coming-soon.dismiss': 'Dismiss this notice' };
