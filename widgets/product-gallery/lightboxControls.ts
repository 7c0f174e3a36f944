import type PhotoSwipe from 'photoswipe';
import { tLightbox } from './lightboxMessages';
import { DIALOG } from './trigger';

const SVG = 'http://www.w3.org/2000/svg';
const ICONS = {
  close: 'M6 6l12 12M18 6L6 18',
  zoom: 'M15.5 15.5L20 20M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM10.5 8v5M8 10.5h5',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
};

/** Gives the open lightbox its name, buttons, position and caption, and keeps the focus in it. Source: contract 8.5. */
export function lightboxControls(lightbox: PhotoSwipe, titles: readonly string[]): void {
  const { element } = lightbox;
  if (!element) return;
  const total = titles.length;
  if (!document.getElementById(DIALOG)) element.id = DIALOG;
  element.setAttribute('aria-modal', 'true');
  element.setAttribute('aria-label', tLightbox('gallery.dialog'));

  const button = (name: keyof typeof ICONS, act: () => void) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.className = `sw-lightbox__button sw-lightbox__${name}`;
    made.title = tLightbox(`gallery.${name}`);
    made.ariaLabel = made.title;
    const icon = document.createElementNS(SVG, 'svg');
    icon.setAttribute('viewBox', '0 0 24 24');
    icon.setAttribute('aria-hidden', 'true');
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', ICONS[name]);
    icon.append(path);
    made.append(icon);
    made.addEventListener('click', act);
    return made;
  };
  const text = (name: string) => {
    const made = document.createElement('div');
    made.className = `sw-lightbox__${name}`;
    return made;
  };
  const position = text('position');
  const caption = text('caption');
  // What is shown is said once, with its caption.
  const status = text('status');
  status.setAttribute('aria-live', 'polite');
  status.append(position, caption);
  const zoom = button('zoom', () => lightbox.toggleZoom());
  const arrows = [button('previous', () => lightbox.prev()), button('next', () => lightbox.next())];
  const close = button('close', () => lightbox.close());
  element.append(status, zoom, close, ...(total > 1 ? arrows : []));

  const hasNone = (index: number) => !lightbox.canLoop() && (index < 0 || index >= total);
  const onChange = () => {
    const { currIndex } = lightbox;
    position.textContent = total > 1 ? tLightbox('gallery.position', { n: currIndex + 1, total }) : '';
    caption.textContent = titles[currIndex] ?? '';
    arrows.forEach((arrow, at) => {
      arrow.ariaDisabled = String(hasNone(currIndex + at * 2 - 1));
    });
  };
  lightbox.on('change', onChange);
  lightbox.on('keydown', event => {
    if (event.originalEvent.key === 'Tab') keepFocus(element, event.originalEvent);
  });
}

/** Goes round the buttons. */
function keepFocus(dialog: HTMLElement, event: KeyboardEvent): void {
  const buttons = [...dialog.querySelectorAll('button')].filter(button => button.getClientRects().length > 0);
  const current = buttons.findIndex(button => button.matches(':focus'));
  const next = event.shiftKey ? (current > 0 ? current - 1 : buttons.length - 1) : (current + 1) % buttons.length;
  event.preventDefault();
  buttons[next]?.focus();
}
