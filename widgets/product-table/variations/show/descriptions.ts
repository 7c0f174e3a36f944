import { inRow } from '../../rows/inRow';

const ITEMS = '.wcpt-variation-description__item, .wcpt-variation-content [data-wcpt-variation-id]';

/** Shows the description of a variation among those of all; none when there is no variation. Source: contract 26.5. */
export function showDescriptions(part: Element, id: string): void {
  for (const item of inRow<HTMLElement>(part, ITEMS)) {
    const isShown = id !== '' && item.getAttribute('data-wcpt-variation-id') === id;
    item.classList.toggle('wcpt-hide', !isShown);
    // The shop's style sheet may hide all of them.
    item.style.display = isShown ? 'revert' : 'none';
  }
}
