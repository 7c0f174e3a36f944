import { flushSync } from 'react-dom';
import { opensOnHover } from '../../table/pageSwitches';
import { inNavigations } from '../../table/query/pairs';
import { filterKey } from '../../table/query/readFilters';
import type { Table } from '../../table/table';
import { type FiltersState, filtersOf, type MenuState } from './state';

/** px between a menu and the edge of the page. See contract/product-table.md#filters. */
const MARGIN = 15;

/** ms before a menu opens under the pointer. */
const HOVER_DELAY = 200;

const printedState = ({ classList }: Element): MenuState => (classList.contains('wcpt-open') ? 'open' : 'closed');

export const headingOf = (dropdown: Element): HTMLElement | null =>
  dropdown.querySelector<HTMLElement>(':scope > .wcpt-filter-heading');

export const menuOf = (filter: Element): HTMLElement | null =>
  filter.querySelector<HTMLElement>(':scope > .wcpt-dropdown-menu, :scope > .wcpt-options');

const dropdowns = (table: Pick<Table, 'container'>): readonly Element[] => inNavigations(table, '.wcpt-dropdown');

/** Returns dropdowns by filter. Copies of a filter, which come in the same order in each answer, are numbered. */
function byFilter(all: Iterable<Element>): ReadonlyMap<string, Element> {
  const found = new Map<string, Element>();
  const copies = new Map<string, number>();
  for (const dropdown of all) {
    const key = filterKey(dropdown);
    const copy = copies.get(key) ?? 0;
    copies.set(key, copy + 1);
    found.set(`${key} ${copy}`, dropdown);
  }
  return found;
}

/** Returns the states of the dropdowns that the server sent: one that was there before keeps its state. */
export function readMenus(table: Pick<Table, 'container'>, menus: FiltersState['menus']): FiltersState['menus'] {
  const before = byFilter(menus.keys());
  const now = [...byFilter(dropdowns(table))].map(([key, dropdown]) => {
    const known = menus.get(before.get(key) ?? dropdown);
    return [dropdown, known ?? printedState(dropdown)] as const;
  });
  return new Map(now);
}

/** Returns the state of a dropdown; copies in the phone's dialog begin as they were copied. */
export const menuState = (dropdown: Element, { menus }: FiltersState): MenuState =>
  menus.get(dropdown) ?? printedState(dropdown);

/** Whether a dropdown opens by clicks only, and stays open. */
export const inSidebar = (dropdown: Element): boolean =>
  dropdown.closest('.wcpt-left-sidebar, .wcpt-nav-modal') !== null;

const isOpen = (table: Table, dropdown: Element): boolean =>
  menuState(dropdown, filtersOf(table).getState()) !== 'closed';

export const openMenu = (table: Table, dropdown: Element): void => setMenu(table, dropdown, 'open');

/** Closes a menu. The focus goes from its options to its heading. */
export function closeMenu(table: Table, dropdown: Element): void {
  if (!isOpen(table, dropdown)) return;
  const hadFocus = menuOf(dropdown)?.contains(document.activeElement);
  setMenu(table, dropdown, 'closed');
  if (hadFocus) headingOf(dropdown)?.focus({ preventScroll: true });
}

/** Opens a closed menu and closes an open one. The click that follows the pointer keeps open what the pointer has opened. */
export function pressMenu(table: Table, dropdown: Element, byPointer: boolean): void {
  cancelHover();
  const state = menuState(dropdown, filtersOf(table).getState());
  if (state === 'open' || (state === 'hovered' && !byPointer)) closeMenu(table, dropdown);
  else openMenu(table, dropdown);
}

/** Timer of the menu that opens next under the pointer. */
let timer: ReturnType<typeof setTimeout> | undefined;

const followsPointer = (dropdown: Element): boolean => opensOnHover() && !inSidebar(dropdown);

/** Opens the menu under the pointer after a moment, unless the pointer moves on or presses before. */
export function pointerEnters(table: Table, dropdown: Element): void {
  if (!followsPointer(dropdown)) return;
  cancelHover();
  const open = () => table.signal.aborted || !dropdown.isConnected || hoverMenu(table, dropdown);
  timer = setTimeout(open, HOVER_DELAY);
  document.addEventListener('click', cancelHover, { once: true });
}

export function pointerLeaves(table: Table, dropdown: Element): void {
  if (!followsPointer(dropdown)) return;
  cancelHover();
  if (!holdsFocus(dropdown)) closeMenu(table, dropdown);
}

const cancelHover = (): void => clearTimeout(timer);

/** Opens a menu, and closes others that are not in use. */
function hoverMenu(table: Table, dropdown: Element): void {
  for (const other of dropdowns(table)) {
    if (!inSidebar(other) && !other.contains(dropdown) && !holdsFocus(other)) closeMenu(table, other);
  }
  if (!isOpen(table, dropdown)) setMenu(table, dropdown, 'hovered');
}

/** Whether the shopper works in a menu with the keyboard; a click on an option leaves the focus there as well. */
const holdsFocus = (dropdown: Element): boolean => dropdown.querySelector(':focus-visible') !== null;

/** Renders at once: other scripts read the page in the same event. */
const setMenu = (table: Table, dropdown: Element, state: MenuState): void =>
  flushSync(() => filtersOf(table).setState(({ menus }) => ({ menus: new Map(menus).set(dropdown, state) })));

/** Keeps an open menu within the page: narrower where it is wider, shifted where it sticks out. */
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
