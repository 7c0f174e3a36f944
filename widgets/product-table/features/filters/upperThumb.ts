import { hasPageGlobal } from '../../../../src/core/config/pageGlobal';
import { createDomPatch } from '../../../../src/core/domPatch';
import { markInjected } from '../../../../src/hydrate';
import { tTable } from '../../table/messages';
import { limitFields, showThumbs, showTrack } from '../../table/query/writeFilters';
import { headingText } from './headingFeedback';

/**
 * Adds the thumb of the upper limit to a slider of the server, which becomes the lower one: two native sliders are what keys and
 * screen readers know.
 * @param onInput undefined: the slider is another script's
 * @returns removes it
 */
export function addUpperThumb(lower: HTMLInputElement, onInput?: (thumb: HTMLInputElement) => void): () => void {
  const upper = lower.cloneNode();
  // Another script may have given it the second thumb.
  if (!(upper instanceof HTMLInputElement) || lower.matches('.wcpt__multirange')) return () => {};
  const { attributes, classes, restore } = createDomPatch();
  const names = namesOf(lower);
  for (const name of ['wcpt__multirange', 'original', 'sw-range']) classes.set(lower, name, true);
  attributes.set(lower, 'aria-label', names.lower);
  upper.removeAttribute('id');
  upper.classList.add('wcpt__multirange', 'ghost', 'sw-range');
  upper.setAttribute('aria-label', names.upper);
  if (onInput) {
    upper.addEventListener('input', () => onInput(upper));
    markInjected(upper);
  }
  lower.after(upper);
  placeThumbs(lower, upper);
  return () => {
    upper.remove();
    restore();
  };
}

/** Puts the thumbs where the server printed them, else at the ends; then at the values of the fields. */
function placeThumbs(lower: HTMLInputElement, upper: HTMLInputElement): void {
  const printed = lower.getAttribute('data-wcpt-initial-value') || lower.getAttribute('value') || '';
  const values = printed.split(',').map(Number).filter(Number.isFinite);
  lower.value = String(values.length > 1 ? Math.min(...values) : lower.min);
  upper.value = String(values.length > 1 ? Math.max(...values) : lower.max);
  showTrack(lower, upper);
  const fields = limitFields(lower);
  if (fields) showThumbs(fields);
}

function namesOf(slider: HTMLInputElement): { readonly lower: string; readonly upper: string } {
  const from = `: ${tTable('product-table.from')}`;
  const given = slider.getAttribute('aria-label') || headingText(slider);
  // A copy of a lower thumb has its name.
  const name = given.endsWith(from) ? given.slice(0, -from.length) : given;
  return { lower: `${name}${from}`, upper: `${name}: ${tTable('product-table.to')}` };
}

/** Offers other scripts a second thumb for sliders of theirs, as the shop's own script does. */
export function offerDual(): void {
  if (hasPageGlobal('wcpt__multirange')) return;
  Reflect.set(window, 'wcpt__multirange', (slider: unknown) => {
    if (slider instanceof HTMLInputElement) addUpperThumb(slider);
  });
}
