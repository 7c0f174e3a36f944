import { reportError } from '../../src/core/report';
import { closeToggleAround } from './toggles';

const TOGGLE = '.menu-toggle';
const OPEN = 'toggled';

/**
 * Opens and closes a phone's menu: class `toggled` on the navigation, `aria-expanded` on its button. Escape closes it, as does
 * a window that becomes too wide for it; a menu that slides in from the side is a layer of its own.
 * Source: spec storefront 4 "Mobile menu".
 */
export function openPhoneMenu(nav: HTMLElement, signal: AbortSignal): void {
  const toggle = nav.querySelector<HTMLElement>(TOGGLE);
  if (!toggle) return;
  const before = toggle.getAttribute('aria-expanded');
  let closeLayer: (() => void) | undefined;

  const set = (isOpen: boolean) => {
    nav.classList.toggle(OPEN, isOpen);
    toggle.setAttribute('aria-expanded', String(isOpen));
    closeLayer?.();
    closeLayer = undefined;
    if (isOpen && nav.matches('.off-canvas')) void openAside();
  };
  const close = () => {
    const hadFocus = nav.contains(document.activeElement);
    set(false);
    if (hadFocus) toggle.focus();
  };
  const openAside = async () => {
    try {
      const { openOffCanvas } = await import('./offCanvas');
      // Opened again meanwhile, it has its layer already.
      if (isOpen() && !closeLayer && !signal.aborted) closeLayer = openOffCanvas(nav, close);
    } catch (cause) {
      reportError({
        where: 'menu',
        element: nav,
        found: 'what keeps the focus in the menu did not load',
        consequence: 'The menu opens and closes without it.',
        cause,
      });
    }
  };
  const isOpen = () => nav.classList.contains(OPEN);

  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest(TOGGLE) === toggle) set(!isOpen());
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen()) return;
    const { target } = event;
    // Another layer above it has the focus.
    if (target instanceof Element && target !== document.body && !nav.contains(target)) return;
    event.preventDefault();
    if (!closeToggleAround(document.activeElement)) close();
  };
  // Of a wide window's menu the button is not shown.
  const onResize = () => {
    if (isOpen() && getComputedStyle(toggle).display === 'none') set(false);
  };
  // A link has led to a place on this page, which the layer covers.
  const onPlace = () => {
    if (!closeLayer) return;
    set(false);
    document.querySelector<HTMLElement>(':target')?.focus();
  };
  nav.addEventListener('click', onClick, { signal });
  window.addEventListener('hashchange', onPlace, { signal });
  document.addEventListener('keydown', onKey, { signal });
  window.addEventListener('resize', onResize, { passive: true, signal });
  signal.addEventListener('abort', () => {
    set(false);
    if (before === null) toggle.removeAttribute('aria-expanded');
  });
}
