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
