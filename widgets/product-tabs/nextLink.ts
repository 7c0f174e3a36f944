/** The link that a key moves to: arrows go along the list and round its ends, Home and End to them. Source: contract 9. */
export function nextLink(links: readonly HTMLElement[], link: HTMLElement, key: string): HTMLElement | undefined {
  const [first, second] = links;
  if (key === 'Home') return first;
  if (key === 'End') return links.at(-1);
  if (!first || !second) return undefined;
  const [back, forth] = arrowsOf(first, second);
  const step = key === back ? -1 : 1;
  return key === back || key === forth ? links.at((links.indexOf(link) + step) % links.length) : undefined;
}

/** The arrow keys back and forth along a list, by where its first two links stand. */
function arrowsOf(first: Element, second: Element): readonly [string, string] {
  const { top, bottom } = first.getBoundingClientRect();
  if (second.getBoundingClientRect().top > (top + bottom) / 2) return ['ArrowUp', 'ArrowDown'];
  return getComputedStyle(first).direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
}
