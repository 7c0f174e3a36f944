import { type English, translator } from '../../../src/core/messages';

const sl = { 'product-table.tooltip_close': 'Zapri' };

export const en: English<typeof sl> = { 'product-table.tooltip_close': 'Close' };

/** Texts of open tooltips. */
export const tTooltip = translator(sl);
