import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { isPointerClick } from '../../../src/core/pointerClicks';
import { Adopted, type SlotProps, useAttributes } from '../../../src/hydrate';
import { clickOnKeys } from '../../../src/ui/onPress';
import { useStore } from '../../../src/ui/useStore';
import { useTable } from '../frame/tableContext';
import { tTable } from '../messages';
import { useOptionCounts } from './dynamic/startDynamicFilters';
import { fitMenu, headingOf, menuOf, nameMenu } from './menu';
import { closeMenu, holdsFocus, hoverMenu, inSidebar, menuState, openMenu, opensOnHover, pressMenu } from './menus';

/** ms before a menu opens under the pointer. Source: spec product-table 2.9, 9.2. */
const HOVER_DELAY = 200;

const FOCUSABLE = 'a[href], button, input:not([type="hidden"], :disabled), select, textarea, [tabindex="0"]';

/** A filter: a row of options, or a dropdown. Source: contract product-table 4.1. */
export function FilterMenu({ element, children }: SlotProps): ReactNode {
  const [heading] = useState(() => headingOf(element));
  const [menu] = useState(() => menuOf(element));
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

/**
 * Options and their heading. A dropdown opens under the pointer, by click, touch and key, and closes again; that of a sidebar
 * opens by click and stays. Source: spec product-table 2.9; contract 4.3, 18.
 */
function Filter({ filter, heading, menu, children }: FilterParts): ReactNode {
  const table = useTable();
  const [isDropdown] = useState(() => filter.classList.contains('wcpt-dropdown'));
  const state = useStore(table.store, all => menuState(filter, all));
  const isOpen = state !== 'closed';
  const [names] = useState(() => nameMenu(heading, menu));
  const [isNameless] = useState(() => !heading.textContent.trim());
  useAttributes(menu, { id: names.menu, role: 'group', 'aria-labelledby': names.heading });
  useAttributes(heading, {
    id: names.heading,
    ...(isDropdown && { role: 'button', tabindex: '0', 'aria-expanded': String(isOpen), 'aria-controls': names.menu }),
    ...(isDropdown && isNameless && { 'aria-label': tTable('product-table.filter') }),
  });
  useLayoutEffect(() => {
    // Not given back when another root takes over: the menu would fade in anew.
    if (isDropdown) filter.classList.toggle('wcpt-open', isOpen);
    if (isOpen && !inSidebar(filter)) fitMenu(menu);
  }, [filter, menu, isDropdown, isOpen]);
  useEffect(
    () => (isOpen ? closeFromOutside(() => inSidebar(filter) || closeMenu(table, filter), filter) : undefined),
    [table, filter, isOpen],
  );
  if (!isDropdown) return <Adopted of={filter}>{children}</Adopted>;

  const onMouseEnter = () => {
    if (!opensOnHover() || inSidebar(filter)) return;
    openSoon(() => table.signal.aborted || !filter.isConnected || hoverMenu(table, filter));
  };
  const onMouseLeave = () => {
    if (!opensOnHover() || inSidebar(filter)) return;
    openNothing();
    if (!holdsFocus(filter)) closeMenu(table, filter);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (inSidebar(filter) || !(relatedTarget instanceof Node)) return;
    // A press on an option's text gives the focus to what is around: a theme's `main` may take it.
    if (!filter.contains(relatedTarget) && !relatedTarget.contains(filter)) closeMenu(table, filter);
  };
  return (
    <Adopted of={filter} onMouseEnter={onMouseEnter} onMouseLeave={onMouseLeave} onBlur={onBlur}>
      {children}
    </Adopted>
  );
}

/** What opens a dropdown; that of a row of options opens nothing. */
export function FilterHeading({ element, children }: SlotProps): ReactNode {
  const table = useTable();
  const [dropdown] = useState(() => element.closest('.wcpt-dropdown'));
  if (!dropdown || headingOf(dropdown) !== element) return <Adopted of={element}>{children}</Adopted>;
  const onClick = ({ detail }: MouseEvent) => {
    openNothing();
    pressMenu(table, dropdown, detail > 0);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    clickOnKeys(event);
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
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
  return () => ended.abort();
}

/** Of radios there is no more to choose; arrow keys, which choose as well, go on to other options. */
function isLastChoice(target: EventTarget | null, dropdown: Element): boolean {
  if (!(target instanceof Element) || target.closest('.wcpt-dropdown, .wcpt-filter-heading') !== dropdown) return false;
  return Boolean(target.closest('label')?.querySelector('input[type="radio"]'));
}

/** There is one pointer on a page, and one menu that it may open soon. */
let timer: ReturnType<typeof setTimeout> | undefined;

function openSoon(open: () => void): void {
  openNothing();
  timer = setTimeout(open, HOVER_DELAY);
  document.addEventListener('click', openNothing);
}

/** The pointer has gone on, or has pressed. */
function openNothing(): void {
  clearTimeout(timer);
  document.removeEventListener('click', openNothing);
}
