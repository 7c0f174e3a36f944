/**
 * A key that is pressed or let go on a tab's link: arrows along the list, round its ends, Home and End move the focus; the
 * space bar clicks. Source: contract 9.
 */
export function onKey(event: KeyboardEvent, links: readonly HTMLElement[]): void {
  const { key } = event;
  const link = links.find(one => one === event.target);
  if (!link || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.type === 'keyup') {
    // Sliders move on arrow keys that are let go anywhere in the page.
    if (key.startsWith('Arrow')) event.stopPropagation();
    return;
  }
  const next = key === ' ' ? link : nextLink(links, link, key);
  if (next) event.preventDefault();
  if (key === ' ') link.click();
  else next?.focus();
}

function nextLink(links: readonly HTMLElement[], link: HTMLElement, key: string): HTMLElement | undefined {
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
