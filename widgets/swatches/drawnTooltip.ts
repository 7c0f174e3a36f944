/** Where the theme's CSS draws a swatch's tooltip. */
export interface DrawnTooltip {
  /** There is no room above. */
  readonly isBelow: boolean;
  /** How far to the side it has to go to stay in the window, in px. */
  readonly aside: number;
}

/** Space between a tooltip and the window's edge, in px: as the shop leaves it. */
const EDGE = 2;

/** Whether CSS content tells one of the texts: browsers put attributes and texts together, `"Red Sold out"`. */
function tells(content: string, texts: readonly string[]): boolean {
  const text = content.replaceAll(/\\(.)/g, '$1');
  return texts.some(one => text.includes(one));
}

const isSeen = ({ display, visibility, opacity }: CSSStyleDeclaration): boolean =>
  display !== 'none' && visibility !== 'hidden' && opacity !== '0';

/**
 * Measures the tooltip that the theme's CSS draws at a swatch; undefined where it draws none. Source: add-on contract 2.6.
 * @param texts what the tooltip may say
 */
export function drawnTooltip(item: HTMLElement, texts: readonly string[]): DrawnTooltip | undefined {
  const style = ['::before', '::after']
    .map(part => getComputedStyle(item, part))
    .find(({ content }) => content.includes('data-wvstooltip') || tells(content, texts));
  // Most draw it under a pointer only; whoever comes by keys gets ours.
  if (!style || !(item.matches(':hover') || isSeen(style))) return undefined;
  const { left, top, width } = item.getBoundingClientRect();
  const half = Number.parseFloat(style.width) / 2 || 0;
  const middle = left + width / 2;
  const end = document.documentElement.clientWidth - EDGE;
  const aside = Math.max(0, EDGE + half - middle) - Math.max(0, middle + half - end);
  return { isBelow: top < (Number.parseFloat(style.height) || 0), aside };
}
