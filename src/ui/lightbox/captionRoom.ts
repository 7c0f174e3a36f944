import type PhotoSwipe from 'photoswipe';

/** How much of the window's height a caption may take from its picture; a longer one stands over it. */
const MOST = 0.6;

/**
 * Has each picture end above its caption, however high that is. Imperative on purpose: only the browser knows how high a text is.
 * @param holder the lightbox's; the text is measured in it, as the dialog has no layout before it opens
 * @param titles captions of its images
 */
export function keepCaptionRoom(dialog: PhotoSwipe, holder: Element, titles: readonly string[]): void {
  const heights = new Map<number, number>();
  // Asked for with each step of a zoom, too.
  dialog.on('beforeResize', () => heights.clear());
  dialog.options.paddingFn = ({ x, y }, _item, index) => {
    const height = heights.get(index) ?? measure(holder, titles[index] ?? '', x);
    heights.set(index, height);
    return { top: 0, right: 0, bottom: Math.min(height, y * MOST), left: 0 };
  };
}

function measure(holder: Element, title: string, width: number): number {
  const probe = document.createElement('div');
  probe.className = 'sw-lightbox__caption';
  Object.assign(probe.style, { position: 'fixed', right: 'auto', width: `${width}px`, visibility: 'hidden' });
  probe.textContent = title;
  holder.append(probe);
  const { height } = probe.getBoundingClientRect();
  probe.remove();
  // The library rounds the sizes of pictures.
  return height && Math.ceil(height) + 1;
}
