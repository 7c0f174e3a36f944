import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { isPointerClick } from '../../../../src/core/pointerClicks';
import { Adopted, type SlotProps, useAttributes, useClasses } from '../../../../src/hydrate';
import { clickWithKeys, takeEscape } from '../../../../src/ui/press';
import { useStore } from '../../../../src/ui/useStore';
import { tTable } from '../../table/messages';
import { newId } from '../../table/pressable';
import { useTable } from '../../table/table';
import { useChoice } from './headingFeedback';
import {
  closeMenu,
  fitMenu,
  headingOf,
  inSidebar,
  menuOf,
  menuState,
  openMenu,
  pointerEnters,
  pointerLeaves,
  pressMenu,
} from './menus';
import { useOptionCounts } from './optionCounts';
import { filtersOf } from './state';

const FOCUSABLE = 'a[href], button, input:not([type="hidden"], :disabled), select, textarea, [tabindex="0"]';

export function FilterMenu({ element, children }: SlotProps): ReactNode {
  const [heading] = useState(() => headingOf(element));
  const [menu] = useState(() => menuOf(element));
  const choice = useChoice(element);
  useClasses(element, { 'wcpt-filter--active': choice?.isActive });
  useOptionCounts(element);
  if (!heading || !menu) return <Adopted of={element}>{children}</Adopted>;
  return (
    <Filter filter={element} heading={heading} menu={menu}>
      {children}
    </Filter>
  );
}

interface FilterParts {
  readonly filter: HTMLElement;
  readonly heading: HTMLElement;
  readonly menu: HTMLElement;
  readonly children: ReactNode;
}

/** Opens a dropdown under the pointer, by click, touch and key; in a sidebar by click only. */
function Filter({ filter, heading, menu, children }: FilterParts): ReactNode {
  const table = useTable();
  const [isDropdown] = useState(() => filter.classList.contains('wcpt-dropdown'));
  const state = useStore(filtersOf(table), all => menuState(filter, all));
  const isOpen = state !== 'closed';
  const [id] = useState(() => menu.id || newId('sw-table-menu-'));
  const [headingId] = useState(() => heading.id || `${id}-heading`);
  const [isNameless] = useState(() => !heading.textContent.trim());
  useAttributes(menu, { id, role: 'group', 'aria-labelledby': headingId });
  useAttributes(heading, {
    id: headingId,
    ...(isDropdown && { role: 'button', tabindex: '0', 'aria-expanded': String(isOpen), 'aria-controls': id }),
    ...(isDropdown && isNameless && { 'aria-label': tTable('product-table.filter') }),
  });
  useLayoutEffect(() => {
    // Not restored when another root takes over: the menu would fade in again.
    if (isDropdown) filter.classList.toggle('wcpt-open', isOpen);
    if (isOpen && !inSidebar(filter)) fitMenu(menu);
  }, [filter, menu, isDropdown, isOpen]);
  useEffect(
    () => (isOpen ? closeFromOutside(() => inSidebar(filter) || closeMenu(table, filter), filter) : undefined),
    [table, filter, isOpen],
  );
  if (!isDropdown) return <Adopted of={filter}>{children}</Adopted>;

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (inSidebar(filter) || !(relatedTarget instanceof Node)) return;
    // A press on an option's text focuses an element around it, such as a theme's `main`.
    if (!filter.contains(relatedTarget) && !relatedTarget.contains(filter)) closeMenu(table, filter);
  };
  return (
    <Adopted
      of={filter}
      onMouseEnter={() => pointerEnters(table, filter)}
      onMouseLeave={() => pointerLeaves(table, filter)}
      onBlur={onBlur}
    >
      {children}
    </Adopted>
  );
}

/** The heading that opens a dropdown; the heading of a row of options opens nothing. */
export function FilterHeading({ element, children }: SlotProps): ReactNode {
  const table = useTable();
  const [dropdown] = useState(() => element.closest('.wcpt-dropdown'));
  if (!dropdown || headingOf(dropdown) !== element) return <Adopted of={element}>{children}</Adopted>;
  const onClick = ({ detail }: MouseEvent) => pressMenu(table, dropdown, detail > 0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    clickWithKeys(element, event);
    if (event.key !== 'ArrowDown' || event.target !== element) return;
    event.preventDefault();
    openMenu(table, dropdown);
    menuOf(dropdown)?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  };
  return (
    <Adopted of={element} onClick={onClick} onKeyDown={onKeyDown}>
      {children}
    </Adopted>
  );
}

/** Closes an open menu on a click elsewhere, on Escape, and when a pointer has chosen one of its radios. */
function closeFromOutside(close: () => void, dropdown: Element): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener(
    'click',
    event => {
      const byPointer = isPointerClick(event);
      if (!event.composedPath().includes(dropdown) || (byPointer && isLastChoice(event.target, dropdown))) close();
    },
    { signal },
  );
  const onKey = (event: DocumentEventMap['keydown']) => {
    if (takeEscape(event)) close();
  };
  document.addEventListener('keydown', onKey, { signal });
  return () => ended.abort();
}

/** Whether a press has chosen a radio. Arrow keys choose radios too, but move on to others. */
function isLastChoice(target: EventTarget | null, dropdown: Element): boolean {
  if (!(target instanceof Element) || target.closest('.wcpt-dropdown, .wcpt-filter-heading') !== dropdown) return false;
  return Boolean(target.closest('label')?.querySelector('input[type="radio"]'));
}
