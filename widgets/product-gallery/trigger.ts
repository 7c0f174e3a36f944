import { galleryParams } from './galleryParams';
import { tGallery } from './messages';

/** Id of the shop's lightbox. Source: contract 8.1. */
export const DIALOG = 'photoswipe-fullscreen-dialog';

/**
 * Makes the magnifier that opens the lightbox. Source: contract 8.3, 8.5.
 * @param gallery gets it as its first child
 */
export function addTrigger(
  gallery: HTMLElement,
  open: (trigger: HTMLElement) => void,
  signal: AbortSignal,
): HTMLElement {
  const trigger = document.createElement('a');
  trigger.className = 'woocommerce-product-gallery__trigger';
  const attributes = {
    href: '#',
    role: 'button',
    'aria-haspopup': 'dialog',
    'aria-controls': DIALOG,
    'aria-label': galleryParams().triggerText || tGallery('gallery.open'),
  };
  for (const [name, value] of Object.entries(attributes)) trigger.setAttribute(name, value);
  const face = document.createElement('span');
  face.ariaHidden = 'true';
  face.textContent = '🔍';
  trigger.append(face);
  trigger.addEventListener('click', event => {
    event.preventDefault();
    open(trigger);
  });
  trigger.addEventListener('keydown', event => {
    if (event.key !== ' ') return;
    event.preventDefault();
    trigger.click();
  });
  gallery.prepend(trigger);
  signal.addEventListener('abort', () => trigger.remove());
  return trigger;
}
