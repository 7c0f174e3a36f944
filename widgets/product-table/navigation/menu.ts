/** px between a menu and the edge of the page. Source: contract product-table 4.3. */
const MARGIN = 15;

/** What opens a dropdown. */
export const headingOf = (dropdown: Element): HTMLElement | null =>
  dropdown.querySelector<HTMLElement>(':scope > .wcpt-filter-heading');

/** What a filter's heading is about: its options. */
export const menuOf = (filter: Element): HTMLElement | null =>
  filter.querySelector<HTMLElement>(':scope > .wcpt-dropdown-menu, :scope > .wcpt-options');

/** Keeps an open menu within the page: narrower where it is wider, shifted where it sticks out. Source: contract 4.3. */
export function fitMenu(menu: HTMLElement): void {
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

/** Ids of a menu and of its heading, by which one names the other. */
export function nameMenu(heading: Element, menu: Element): { readonly menu: string; readonly heading: string } {
  const id = menu.id || `sw-table-menu-${++named}`;
  return { menu: id, heading: heading.id || `${id}-heading` };
}
