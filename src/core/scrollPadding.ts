import { createDomPatch, type DomPatch } from './domPatch';

/** Layers that lie over the page at an edge of the window, as long as they are shown. */
const layers = new Set<Element>();
let sizes: ResizeObserver | undefined;
let patch: DomPatch | undefined;

/** At most this part of the window is kept clear: a page under a taller layer could not be scrolled to. */
const MOST = 0.5;

/**
 * Has the browser scroll what gets the focus out from under a fixed or sticky layer, by `scroll-padding` on the root element, for as
 * long as the layer is shown. A larger padding of the theme's stays.
 * @returns ends it
 */
export function keepClearOf(layer: Element): () => void {
  layers.add(layer);
  if (!sizes) addEventListener('resize', write);
  sizes ??= new ResizeObserver(write);
  sizes.observe(layer);
  return () => {
    layers.delete(layer);
    sizes?.unobserve(layer);
    write();
  };
}

function write(): void {
  const root = document.documentElement;
  patch?.restore();
  patch = createDomPatch();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(root);
  const covered = [...layers].map(coveredBy);
  for (const [edge, before] of [
    ['top', scrollPaddingTop],
    ['bottom', scrollPaddingBottom],
  ] as const) {
    const height = Math.min(Math.max(0, ...covered.map(one => one[edge])), innerHeight * MOST);
    if (height > (Number.parseFloat(before) || 0)) patch.styles.set(root, `scroll-padding-${edge}`, `${height}px`);
  }
}

/** Returns how many px of the window a layer covers, from the edge that it is nearer to; of a sticky one what it will cover. */
function coveredBy(layer: Element): { readonly top: number; readonly bottom: number } {
  const { top, bottom, height } = layer.getBoundingClientRect();
  const style = getComputedStyle(layer);
  if (height > 0 && style.position === 'sticky')
    return { top: Math.ceil((Number.parseFloat(style.top) || 0) + height), bottom: 0 };
  if (height === 0 || style.position !== 'fixed') return { top: 0, bottom: 0 };
  const isLow = top + bottom > innerHeight;
  return isLow ? { top: 0, bottom: Math.ceil(innerHeight - top) } : { top: Math.ceil(bottom), bottom: 0 };
}
