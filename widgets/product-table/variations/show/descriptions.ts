import { inRow } from '../../rows/inRow';

const ITEMS = '.wcpt-variation-description__item, .wcpt-variation-content [data-wcpt-variation-id]';

/** Items that are shown, of parts whose others were hidden once: there is one for each variation. */
const shown = new WeakMap<Element, readonly HTMLElement[]>();

/** Shows the description of a variation among those of all; none when there is no variation. Source: contract 26.5. */
export function showDescriptions(part: Element, id: string): void {
  for (const item of shown.get(part) ?? inRow<HTMLElement>(part, ITEMS)) setShown(item, false);
  const all = id ? inRow<HTMLElement>(part, `[data-wcpt-variation-id="${CSS.escape(id)}"]`) : [];
  const own = all.filter(item => item.matches(ITEMS));
  for (const item of own) setShown(item, true);
  shown.set(part, own);
}

function setShown(item: HTMLElement, isShown: boolean): void {
  item.classList.toggle('wcpt-hide', !isShown);
  // The shop's style sheet may hide all of them.
  item.style.display = isShown ? 'revert' : 'none';
}
