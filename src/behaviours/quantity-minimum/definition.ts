import type { Definition } from '../../loader/definition';
import { atOnce } from '../../loader/hydrateWhen';

/** Quantities of themes that have no `.quantity` around them; all others are widgets'. Source: contract 5.2. */
export const definition = {
  name: 'quantity-minimum',
  markers: 'input.qty',
  markerOf: input =>
    input instanceof HTMLInputElement &&
    Number(input.value) < Number(input.min) &&
    !input.closest('.quantity, .woosb-wrap, .wcpt')
      ? input
      : null,
  hydrateWhen: [atOnce],
  load: () => import('./index'),
} satisfies Definition;
