import { tTable } from '../messages';
import { headingText } from './headingFeedback';
import { showThumbs, showTrack } from './rangeFields';

/**
 * Makes the one slider that the server prints two: its own thumb is the lower limit, that of a copy over it the upper one.
 * Two native sliders are what keys and screen readers know. Source: contract product-table 4.8 "Dual slider".
 */
export function readySliders(root: Element, signal: AbortSignal): void {
  for (const slider of root.querySelectorAll<HTMLInputElement>('.wcpt-range-slider:not(.wcpt__multirange)')) {
    const ghost = makeDual(slider);
    signal.addEventListener('abort', () => {
      ghost.remove();
      slider.classList.remove('wcpt__multirange', 'original');
    });
  }
  const offered = (slider: unknown) => {
    if (slider instanceof HTMLInputElement && !slider.matches('.wcpt__multirange')) makeDual(slider);
  };
  if (!('wcpt__multirange' in window)) Reflect.set(window, 'wcpt__multirange', offered);
}

function makeDual(slider: HTMLInputElement): HTMLInputElement {
  const printed = slider.getAttribute('data-wcpt-initial-value') || slider.getAttribute('value') || '';
  const values = printed.split(',').map(Number).filter(Number.isFinite);
  const ghost = slider.cloneNode();
  if (!(ghost instanceof HTMLInputElement)) return slider;
  ghost.removeAttribute('id');
  slider.classList.add('wcpt__multirange', 'original');
  ghost.classList.add('wcpt__multirange', 'ghost');
  slider.value = String(values.length > 1 ? Math.min(...values) : slider.min);
  ghost.value = String(values.length > 1 ? Math.max(...values) : slider.max);
  const name = slider.getAttribute('aria-label') || headingText(slider);
  slider.setAttribute('aria-label', `${name}: ${tTable('product-table.from')}`);
  ghost.setAttribute('aria-label', `${name}: ${tTable('product-table.to')}`);
  slider.after(ghost);
  showTrack(slider, ghost);
  showThumbs(slider);
  return ghost;
}
