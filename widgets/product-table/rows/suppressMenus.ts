import type { Table } from '../table';

/** Width of the window from which its menus are shown, CSS px. Source: spec product-table 9.1. */
const WIDE = 1200;

/**
 * Keeps the context menu from parts that are pressed for long on small screens. In a text field it stays: it is how one
 * pastes there. Source: spec product-table 9.1; contract 10.
 */
export function suppressMenus({ signal }: Pick<Table, 'signal'>): void {
  if (window.innerWidth >= WIDE) return;
  const onMenu = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest('.wcpt-noselect')) return;
    if (!target.closest('input, textarea, [contenteditable]')) event.preventDefault();
  };
  // The phone's navigation is not in the table.
  document.addEventListener('contextmenu', onMenu, { signal });
}
