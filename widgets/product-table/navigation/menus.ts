import { flushSync } from 'react-dom';
import { pageGlobal } from '../../../src/core/config/pageGlobal';
import { navigations } from '../query/serialise';
import type { Table, TableState } from '../table';
import { filterKey } from './hierarchy';
import { headingOf, menuOf } from './menu';

/** How a menu stands. `hovered`: open under the pointer, and the click that often follows is not to close it. */
export type MenuState = 'open' | 'hovered' | 'closed';

/** What a dropdown is called in the table's state, and how it stood when it came. */
interface Dropdown {
  readonly name: string;
  readonly printed: MenuState;
}

const known = new WeakMap<Element, Dropdown>();
let others = 0;

/** One that is not in the table's navigation, such as a copy for phones, has a name that no other gets. */
function about(dropdown: Element): Dropdown {
  const found = known.get(dropdown) ?? { name: `other ${++others}`, printed: printedState(dropdown) };
  known.set(dropdown, found);
  return found;
}

const printedState = ({ classList }: Element): MenuState => (classList.contains('wcpt-open') ? 'open' : 'closed');

/** The table's dropdowns, as the navigation has them now. */
const dropdowns = (table: Pick<Table, 'container'>): readonly Element[] =>
  navigations(table).flatMap(navigation => [...navigation.querySelectorAll('.wcpt-dropdown')]);

/**
 * How the menus stand that the server has sent: those of which it has sent one before stay as they are, so that a shopper can
 * go on choosing.
 */
export function readMenus(table: Pick<Table, 'container'>, menus: TableState['menus']): TableState['menus'] {
  const copies = new Map<string, number>();
  const entries = dropdowns(table).map(dropdown => {
    const key = filterKey(dropdown);
    // Copies of a filter come in the same order.
    const copy = copies.get(key) ?? 0;
    copies.set(key, copy + 1);
    const name = `${key} ${copy}`;
    const state = menus[name] ?? printedState(dropdown);
    known.set(dropdown, { name, printed: state });
    return [name, state] as const;
  });
  return { ...menus, ...Object.fromEntries(entries) };
}

/** How a dropdown stands. */
export function menuState(dropdown: Element, { menus }: TableState): MenuState {
  const { name, printed } = about(dropdown);
  return menus[name] ?? printed;
}

/**
 * Whether a dropdown opens by clicks only, apart from others, and stays open, as in a sidebar and in the dialog for phones.
 * Source: contract product-table 4.3, 7.
 */
export const inSidebar = (dropdown: Element): boolean =>
  dropdown.closest('.wcpt-left-sidebar, .wcpt-nav-modal') !== null;

const isOpen = ({ store }: Table, dropdown: Element): boolean => menuState(dropdown, store.getState()) !== 'closed';

export const openMenu = (table: Table, dropdown: Element): void => {
  if (!isOpen(table, dropdown)) setMenu(table, dropdown, 'open');
};

/** Closes a menu. The focus goes from its options to its heading. */
export function closeMenu(table: Table, dropdown: Element): void {
  if (!isOpen(table, dropdown)) return;
  const hadFocus = menuOf(dropdown)?.contains(document.activeElement);
  setMenu(table, dropdown, 'closed');
  if (hadFocus) headingOf(dropdown)?.focus({ preventScroll: true });
}

/** Opens or closes a menu on a click on its heading. */
export function pressMenu(table: Table, dropdown: Element, byPointer: boolean): void {
  const state = menuState(dropdown, table.store.getState());
  if (byPointer && state === 'hovered') setMenu(table, dropdown, 'open');
  else (isOpen(table, dropdown) ? closeMenu : openMenu)(table, dropdown);
}

/** Opens a menu under the pointer, in place of others that nobody works in. */
export function hoverMenu(table: Table, dropdown: Element): void {
  for (const other of dropdowns(table)) {
    if (!inSidebar(other) && !other.contains(dropdown) && !holdsFocus(other)) closeMenu(table, other);
  }
  if (!isOpen(table, dropdown)) setMenu(table, dropdown, 'hovered');
}

/** Whether somebody works in a menu with the keyboard; a click on an option leaves the focus there as well. */
export const holdsFocus = (dropdown: Element): boolean => dropdown.querySelector(':focus-visible') !== null;

/** At once: other scripts look at the page in the same event. */
function setMenu({ store }: Table, dropdown: Element, state: MenuState): void {
  const { name } = about(dropdown);
  flushSync(() => store.setState(({ menus }) => ({ menus: { ...menus, [name]: state } })));
}

/** Where other scripts read, and set, how menus and tooltips open. Source: contract product-table 18. */
const MODE = 'wcpt_global_tooltip_trigger_mode';

/** Whether menus and tooltips open under the pointer; else by clicks only, as on touch screens. */
export const opensOnHover = (): boolean => pageGlobal(MODE) !== 'click';

/** Follows what the page is pointed at with: a touch means clicks from then on, another window size hovering. */
export function watchTriggerMode(signal: AbortSignal): void {
  const set = (mode: string) => Reflect.set(globalThis, MODE, mode);
  if (pageGlobal(MODE) === undefined) set('hover');
  window.addEventListener('touchstart', () => set('click'), { passive: true, signal });
  window.addEventListener('resize', () => set('hover'), { signal });
}
