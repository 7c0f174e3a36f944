import { tMenu } from './messages';
import { PARENT, submenuOf, TOGGLE } from './submenus';

const ON = 'toggled-on';

/**
 * Gives each parent of a phone's menu a button that opens its submenu, where the theme's own script would; those around the
 * current page start open. Buttons of the server are used as they are.
 */
export function offerToggles(nav: Element, signal: AbortSignal): void {
  for (const item of nav.querySelectorAll(`.handheld-navigation :is(${PARENT})`)) {
    const link = item.querySelector(':scope > a');
    if (!link || !submenuOf(item) || item.querySelector(`:scope > ${TOGGLE}`)) continue;
    const toggle = document.createElement('button');
    toggle.type = 'button';
    toggle.className = TOGGLE.slice(1);
    const name = document.createElement('span');
    name.className = 'screen-reader-text';
    name.textContent = tMenu('menu.submenu', { name: link.textContent.trim() });
    toggle.append(name);
    link.after(toggle);
    setOpen(toggle, item.matches('.current-menu-ancestor, .current-menu-parent'));
    signal.addEventListener('abort', () => {
      setOpen(toggle, false);
      toggle.remove();
    });
  }
  const onClick = ({ target }: Event) => {
    const toggle = target instanceof Element ? target.closest(TOGGLE) : null;
    if (toggle) setOpen(toggle, toggle.getAttribute('aria-expanded') !== 'true');
  };
  nav.addEventListener('click', onClick, { signal });
}

/** Closes the innermost submenu around an element. @returns whether there was one */
export function closeToggleAround(element: Element | null): boolean {
  const item = element?.closest(`li:has(> ${TOGGLE}.${ON})`);
  const toggle = item?.querySelector<HTMLElement>(`:scope > ${TOGGLE}`);
  if (!toggle) return false;
  setOpen(toggle, false);
  toggle.focus();
  return true;
}

function setOpen(toggle: Element, isOpen: boolean): void {
  toggle.setAttribute('aria-expanded', String(isOpen));
  toggle.classList.toggle(ON, isOpen);
  if (toggle.parentElement) submenuOf(toggle.parentElement)?.classList.toggle(ON, isOpen);
}
