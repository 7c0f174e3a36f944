import type { Definition } from '../../src/loader/definition';
import { atOnce, whenIdle, whenVisible, where } from '../../src/loader/hydrateWhen';

const isBelowMinimum = (wrapper: Element): boolean =>
  [...wrapper.querySelectorAll<HTMLInputElement>('input.qty')].some(({ value, min }) => Number(value) < Number(min));

/** Quantities that a shopper can change; those of bundle items and product tables are theirs. */
export const definition = {
  name: 'quantity',
  markers: '.quantity input.qty:not([type="hidden"])',
  markerOf: input => (input.closest('.woosb-wrap, .wcpt') ? null : input.closest('.quantity')),
  hydrateWhen: [where(isBelowMinimum, atOnce), whenVisible, whenIdle],
  controls: '.plus, .minus',
  repeats: '.plus, .minus',
  load: () => import('./index'),
} satisfies Definition;
