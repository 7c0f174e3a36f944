import { onTable } from '../onTable';
import { pressWithKeys } from '../pressable';
import { navigations } from '../query/serialise';
import { owns, type Table } from '../table';
import { closeMenu, forgetMenus, headingOf, inSidebar, isOpen, menuOf, openMenu, readyMenus, toggleMenu } from './menu';

/** ms before a menu opens under the pointer. Source: spec product-table 2.9, 9.2. */
const HOVER_DELAY = 200;

const FOCUSABLE = 'a[href], button, input:not([type="hidden"], :disabled), select, textarea, [tabindex="0"]';

/**
 * Has a table's dropdowns open under the pointer, by click, touch and key, and close again. Those of a sidebar open by click
 * and stay. Source: spec product-table 2.9; contract 4.3, 18.
 */
export function startMenus(table: Table): void {
  const { container, signal } = table;
  /** Opened under the pointer: the click that often follows is not to close it. */
  const hovered = new WeakSet<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const openHeaderMenus = () =>
    navigations(table)
      .flatMap(navigation => [...navigation.querySelectorAll('.wcpt-dropdown.wcpt-open')])
      .filter(dropdown => !inSidebar(dropdown));
  const closeOthers = (path: readonly EventTarget[]) => {
    for (const dropdown of openHeaderMenus()) if (!path.includes(dropdown)) closeMenu(dropdown);
  };

  const onEnter = ({ target }: Event) => {
    const dropdown = hoverTarget(table, target);
    // The pointer enters what is in a dropdown as well.
    if (!dropdown) return;
    clearTimeout(timer);
    if (isOpen(dropdown)) return;
    timer = setTimeout(() => {
      hovered.add(dropdown);
      for (const other of openHeaderMenus()) if (!other.contains(dropdown) && !holdsFocus(other)) closeMenu(other);
      openMenu(dropdown);
    }, HOVER_DELAY);
  };
  const onLeave = ({ target }: Event) => {
    const dropdown = hoverTarget(table, target);
    if (!dropdown) return;
    clearTimeout(timer);
    if (!holdsFocus(dropdown)) closeMenu(dropdown);
  };
  container.addEventListener('mouseenter', onEnter, { capture: true, signal });
  container.addEventListener('mouseleave', onLeave, { capture: true, signal });
  signal.addEventListener('abort', () => clearTimeout(timer));

  document.addEventListener(
    'click',
    event => {
      const { target } = event;
      clearTimeout(timer);
      closeOthers(event.composedPath());
      if (!(target instanceof Element) || !owns(table, target)) return;
      const byPointer = event.detail > 0;
      const dropdown = dropdownOf(target.closest('.wcpt-filter-heading'));
      if (dropdown) {
        if (!(byPointer && isOpen(dropdown) && hovered.has(dropdown))) toggleMenu(dropdown);
        hovered.delete(dropdown);
      } else if (byPointer && target.closest('label')?.querySelector('input[type="radio"]')) {
        // There is no more to choose; arrow keys, which choose as well, go on to other options.
        const chosenIn = target.closest('.wcpt-dropdown');
        if (chosenIn && !inSidebar(chosenIn)) closeMenu(chosenIn);
      }
    },
    { signal },
  );

  container.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      const dropdown = target instanceof Element && target.closest('.wcpt-dropdown.wcpt-open');
      if (!dropdown || inSidebar(dropdown) || !(relatedTarget instanceof Node)) return;
      // A press on an option's text gives the focus to what is around: a theme's `main` may take it.
      if (!dropdown.contains(relatedTarget) && !relatedTarget.contains(dropdown)) closeMenu(dropdown);
    },
    { signal },
  );

  pressWithKeys(container, '.wcpt-filter-heading[role="button"]', signal);
  container.addEventListener(
    'keydown',
    event => {
      const dropdown = dropdownOf(event.target);
      if (event.key !== 'ArrowDown' || !dropdown) return;
      event.preventDefault();
      openMenu(dropdown);
      menuOf(dropdown)?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    event => {
      if (event.key !== 'Escape') return;
      for (const dropdown of openHeaderMenus()) closeMenu(dropdown);
    },
    { signal },
  );

  onTable(table, 'wcpt_after_every_load', () => navigations(table).forEach(readyMenus));
  signal.addEventListener('abort', () => navigations(table).forEach(forgetMenus));
  watchTriggerMode(signal);
}

/** A dropdown of the table that pointing at opens and closes. */
function hoverTarget(table: Table, target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element) || !target.classList.contains('wcpt-dropdown') || !opensOnHover()) return undefined;
  return owns(table, target) && headingOf(target) && !inSidebar(target) ? target : undefined;
}

/** The dropdown of a heading. */
function dropdownOf(heading: EventTarget | null): Element | undefined {
  if (!(heading instanceof Element) || !heading.classList.contains('wcpt-filter-heading')) return undefined;
  const dropdown = heading.parentElement;
  return dropdown?.classList.contains('wcpt-dropdown') ? dropdown : undefined;
}

/** Whether somebody works in a menu with the keyboard; a click on an option leaves the focus there as well. */
const holdsFocus = (dropdown: Element): boolean => dropdown.querySelector(':focus-visible') !== null;

/** Where other scripts read, and set, how menus and tooltips open. Source: contract product-table 18. */
const MODE = 'wcpt_global_tooltip_trigger_mode';

/** Whether menus open under the pointer; else by clicks only, as on touch screens. */
const opensOnHover = (): boolean => Reflect.get(globalThis, MODE) !== 'click';

/** Follows what the page is pointed at with: a touch means clicks from then on, another window size hovering. */
function watchTriggerMode(signal: AbortSignal): void {
  const set = (mode: string) => Reflect.set(globalThis, MODE, mode);
  if (Reflect.get(globalThis, MODE) === undefined) set('hover');
  window.addEventListener('touchstart', () => set('click'), { passive: true, signal });
  window.addEventListener('resize', () => set('hover'), { signal });
}
