/** Class of a swatch whose tooltip has no room above, and property of how far to the side its tooltip goes. */
const BELOW = 'wvs-tooltip-position-bottom';
const ASIDE = '--horizontal-position';

/** Whether CSS content tells one of the texts: browsers put attributes and texts together, `"Red Sold out"`. */
function tells(content: string, texts: readonly string[]): boolean {
  const text = content.replaceAll(/\\(.)/g, '$1');
  return texts.some(one => text.includes(one));
}

const isSeen = ({ display, visibility, opacity }: CSSStyleDeclaration): boolean =>
  display !== 'none' && visibility !== 'hidden' && opacity !== '0';

/**
 * Where the theme's CSS draws a swatch's tooltip, keeps it inside the window while the pointer is there.
 * Source: add-on contract 2.6.
 * @param texts what the tooltip may say
 * @returns whether the CSS draws one
 */
export function placeDrawnTooltip(item: HTMLElement, texts: readonly string[]): boolean {
  const style = ['::before', '::after']
    .map(part => getComputedStyle(item, part))
    .find(({ content }) => content.includes('data-wvstooltip') || tells(content, texts));
  // Most draw it under a pointer only; whoever comes by keys gets ours.
  if (!style || !(item.matches(':hover') || isSeen(style))) return false;
  const { left, top, width } = item.getBoundingClientRect();
  const half = Number.parseFloat(style.width) / 2 || 0;
  const middle = left + width / 2;
  const over = Math.max(0, half - middle) - Math.max(0, middle + half - document.documentElement.clientWidth);
  item.classList.toggle(BELOW, top < (Number.parseFloat(style.height) || 0));
  item.style.setProperty(ASIDE, `${over}px`);
  item.addEventListener(
    'pointerleave',
    () => {
      item.classList.remove(BELOW);
      item.style.removeProperty(ASIDE);
    },
    { once: true },
  );
  return true;
}
