/** English texts of the banner. */
export const en = { 'coming-soon.label': 'Notice of the hidden shop', 'coming-soon.dismiss': 'Dismiss this notice' };
