import { escapeHtml } from '../../html';
import type { TableProduct } from '../products';

/** A short text that a click replaces by the whole one. See contract/product-table.md#rows. */
export const textCell = ({ title, material, length }: TableProduct): string =>
  `<div class="wcpt-excerpt wcpt-toggle-enabled"><span class="wcpt-pre-toggle">${escapeHtml(title)} … <span class="wcpt-toggle-trigger">Več</span></span><span class="wcpt-post-toggle">${escapeHtml(title)} je dolžine ${length} cm. Material: ${material.name.toLowerCase()}. <span class="wcpt-toggle-trigger">Manj</span></span></div>`;

/** Details below a trigger. */
export const detailsCell = ({ year, weight }: TableProduct): string =>
  `<div class="wcpt-toggle wcpt-tg-off"><span class="wcpt-tg-trigger">Podrobnosti</span><div class="wcpt-tg-content">Letnik ${year}, ${weight} kg</div></div>`;
