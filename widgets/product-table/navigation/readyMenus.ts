import { tTable } from '../messages';
import { makePlain, makePressable } from '../pressable';
import { headingOf, isOpen, menuOf } from './menu';

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
