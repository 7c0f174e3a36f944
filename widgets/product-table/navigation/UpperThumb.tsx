import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { hasPageGlobal } from '../../../src/core/config/pageGlobal';
import { added, attributesOf, useAttributes, useClasses } from '../../../src/hydrate';
import { tTable } from '../messages';
import { headingText } from './headingFeedback';
import { showThumbs, showTrack } from './rangeFields';

interface UpperThumbProps {
  readonly of: HTMLInputElement;
  readonly onInput: (thumb: HTMLInputElement) => void;
}

/**
 * The thumb of the upper limit: a copy of the server's slider over it. Two native sliders are what keys and screen readers
 * know. Source: contract product-table 4.8 "Dual slider".
 */
export function UpperThumb(props: UpperThumbProps): ReactNode {
  // Another script may have given it the second thumb.
  const [isDual] = useState(() => props.of.matches('.wcpt__multirange'));
  return isDual ? null : <Thumb {...props} />;
}

function Thumb({ of: lower, onInput }: UpperThumbProps): ReactNode {
  const thumb = useRef<HTMLInputElement>(null);
  const [names] = useState(() => namesOf(lower));
  // Made once: with other props React would write its value again.
  const [upper] = useState(() => {
    const { id: _, ref: __, className = '', ...attributes } = attributesOf(lower);
    const place = (made: HTMLInputElement | null) => {
      added(made);
      thumb.current = made;
    };
    return (
      <input
        {...attributes}
        ref={place}
        className={`${className} wcpt__multirange ghost`}
        aria-label={names.upper}
        onInput={({ currentTarget }) => onInput(currentTarget)}
      />
    );
  });
  useClasses(lower, { wcpt__multirange: true, original: true });
  useAttributes(lower, { 'aria-label': names.lower });
  useLayoutEffect(() => {
    if (thumb.current) placeThumbs(lower, thumb.current);
  }, [lower]);
  return upper;
}

/** Puts the thumbs where the server printed them, else at the ends; then at the values of the fields. */
function placeThumbs(lower: HTMLInputElement, upper: HTMLInputElement): void {
  const printed = lower.getAttribute('data-wcpt-initial-value') || lower.getAttribute('value') || '';
  const values = printed.split(',').map(Number).filter(Number.isFinite);
  lower.value = String(values.length > 1 ? Math.min(...values) : lower.min);
  upper.value = String(values.length > 1 ? Math.max(...values) : lower.max);
  showTrack(lower, upper);
  showThumbs(lower);
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
    if (slider instanceof HTMLInputElement && !slider.matches('.wcpt__multirange')) makeDual(slider);
  });
}

function makeDual(lower: HTMLInputElement): void {
  const upper = lower.cloneNode();
  if (!(upper instanceof HTMLInputElement)) return;
  const names = namesOf(lower);
  upper.removeAttribute('id');
  upper.classList.add('wcpt__multirange', 'ghost');
  upper.setAttribute('aria-label', names.upper);
  lower.classList.add('wcpt__multirange', 'original');
  lower.setAttribute('aria-label', names.lower);
  lower.after(upper);
  placeThumbs(lower, upper);
}
