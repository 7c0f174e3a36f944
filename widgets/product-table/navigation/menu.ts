import { tTable } from '../messages';
import { makePlain, makePressable } from '../pressable';

/** px between a menu and the edge of the page. Source: contract product-table 4.3. */
const MARGIN = 15;

/** What opens a dropdown. */
export const headingOf = (dropdown: Element): HTMLElement | null =>
  dropdown.querySelector<HTMLElement>(':scope > .wcpt-filter-heading');

/** What a filter's heading is about: its options. */
export const menuOf = (filter: Element): HTMLElement | null =>
  filter.querySelector<HTMLElement>(':scope > .wcpt-dropdown-menu, :scope > .wcpt-options');

/** Whether a dropdown opens by clicks only, apart from others, and stays open. Source: contract product-table 4.3. */
export const inSidebar = (dropdown: Element): boolean => dropdown.closest('.wcpt-left-sidebar') !== null;

export const isOpen = (dropdown: Element): boolean => dropdown.classList.contains('wcpt-open');

export function openMenu(dropdown: Element): void {
  if (isOpen(dropdown)) return;
  dropdown.classList.add('wcpt-open');
  headingOf(dropdown)?.setAttribute('aria-expanded', 'true');
  const menu = menuOf(dropdown);
  if (menu && !inSidebar(dropdown)) fitMenu(menu);
}

/** Closes a menu. The focus goes from its options to its heading. */
export function closeMenu(dropdown: Element): void {
  if (!isOpen(dropdown)) return;
  const heading = headingOf(dropdown);
  const hadFocus = menuOf(dropdown)?.contains(document.activeElement);
  dropdown.classList.remove('wcpt-open');
  heading?.setAttribute('aria-expanded', 'false');
  if (hadFocus) heading?.focus({ preventScroll: true });
}

export const toggleMenu = (dropdown: Element): void => (isOpen(dropdown) ? closeMenu : openMenu)(dropdown);

/** Keeps an open menu within the page: narrower where it is wider, shifted where it sticks out. Source: contract 4.3. */
function fitMenu(menu: HTMLElement): void {
  const { style } = menu;
  style.maxWidth = '';
  style.translate = '';
  const page = document.documentElement.clientWidth;
  if (menu.offsetWidth > page - 2 * MARGIN) style.maxWidth = `${page - 2 * MARGIN}px`;
  const { left, right } = menu.getBoundingClientRect();
  if (right > page) style.translate = `${page - right - MARGIN}px`;
  else if (left < 0) style.translate = `${MARGIN - left}px`;
}

let named = 0;

/** Tells the keyboard and screen readers which headings open what, and which options belong together. */
export function readyMenus(root: Element): void {
  for (const filter of root.querySelectorAll('.wcpt-filter, .wcpt-dropdown')) {
    const heading = headingOf(filter);
    const menu = menuOf(filter);
    if (!heading || !menu) continue;
    menu.id ||= `sw-table-menu-${++named}`;
    heading.id ||= `${menu.id}-heading`;
    menu.setAttribute('role', 'group');
    menu.setAttribute('aria-labelledby', heading.id);
    if (!filter.classList.contains('wcpt-dropdown')) continue;
    makePressable(heading, tTable('product-table.filter'));
    heading.setAttribute('aria-expanded', String(isOpen(filter)));
    heading.setAttribute('aria-controls', menu.id);
  }
}

/** Takes back what `readyMenus` did. */
export function forgetMenus(root: Element): void {
  makePlain(root.querySelectorAll('.wcpt-filter-heading'));
  for (const menu of root.querySelectorAll('.wcpt-dropdown-menu, .wcpt-options')) {
    menu.removeAttribute('role');
    menu.removeAttribute('aria-labelledby');
  }
}
