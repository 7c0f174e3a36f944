/** An item with a menu of its own. */
export const PARENT = '.menu-item-has-children, .page_item_has_children';
export const TOGGLE = '.dropdown-toggle';

const OPEN = 'focus';
const LINK = ':scope > a';
const SUBMENU = ':scope > .sub-menu, :scope > .children';

/** An item's own menu. */
export const submenuOf = (item: Element): HTMLElement | null => item.querySelector<HTMLElement>(SUBMENU);

/**
 * Opens drop-downs for keys and touch, with the class `focus` that themes style beside `:hover`: Tab opens what it comes into,
 * a first tap opens and a second follows the link, Escape closes the innermost and gives the focus back to its link.
 * Source: spec storefront 2 "Navigation and search"; add-on contract 15.9.
 */
export function openSubmenus(nav: Element, signal: AbortSignal): void {
  const show = (item: Element | null) => {
    const open = new Set<Element>();
    for (let part = item; part && nav.contains(part); part = part.parentElement?.closest('li') ?? null) open.add(part);
    for (const other of nav.querySelectorAll('li')) {
      const isOpen = open.has(other);
      other.classList.toggle(OPEN, isOpen);
      if (isDropDown(other)) other.querySelector(LINK)?.setAttribute('aria-expanded', String(isOpen));
    }
  };
  const listen = (target: EventTarget, type: string, hear: (event: Event, item: Element | null) => void) =>
    target.addEventListener(
      type,
      event => hear(event, event.target instanceof Element ? event.target.closest('li') : null),
      { signal },
    );

  listen(nav, 'focusin', ({ target }, item) => {
    // A press also brings the focus: it is the click that tells what was meant.
    if (target instanceof Element && target.matches(':focus-visible')) show(item);
  });
  listen(nav, 'focusout', event => {
    const { relatedTarget } = event instanceof FocusEvent ? event : { relatedTarget: null };
    if (relatedTarget instanceof Node && !nav.contains(relatedTarget)) show(null);
  });
  listen(nav, 'click', (event, item) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!item || link?.parentElement !== item || !isDropDown(item) || !isTouch(event)) return;
    if (item.classList.contains(OPEN)) return;
    event.preventDefault();
    show(item);
  });
  listen(document, 'click', ({ target }) => {
    if (target instanceof Node && !nav.contains(target)) show(null);
  });
  listen(document, 'keydown', event => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || event.defaultPrevented) return;
    const item = innermost(nav);
    if (!item) return;
    event.preventDefault();
    const hadFocus = item.contains(document.activeElement);
    show(item.parentElement?.closest('li') ?? null);
    dismiss(item, signal);
    if (hadFocus) item.querySelector<HTMLElement>(LINK)?.focus();
    // The focus on its link would open it again.
    item.classList.remove(OPEN);
    item.querySelector(LINK)?.setAttribute('aria-expanded', 'false');
  });
  // The focus may have come before this did.
  const { activeElement } = document;
  if (activeElement && nav.contains(activeElement) && activeElement.matches(':focus-visible')) {
    show(activeElement.closest('li'));
  }
  signal.addEventListener('abort', () => {
    show(null);
    for (const link of nav.querySelectorAll(`:is(${PARENT}) > a`)) link.removeAttribute('aria-expanded');
  });
}

/** Items with a toggle beside their link open with that. */
const isDropDown = (item: Element): boolean => item.matches(PARENT) && !item.querySelector(`:scope > ${TOGGLE}`);

/** A kept click that comes again does not tell with what it was made. */
const isTouch = (event: Event): boolean =>
  event instanceof PointerEvent && event.pointerType
    ? event.pointerType === 'touch'
    : event instanceof MouseEvent && event.detail > 0 && matchMedia('(hover: none)').matches;

/** The deepest drop-down that is open for keys or under the pointer. */
function innermost(nav: Element): Element | undefined {
  const isOpen = (item: Element) => item.matches(`.${OPEN}, :hover`) && submenuOf(item)?.style.display !== 'none';
  return [...nav.querySelectorAll(PARENT)].filter(item => isDropDown(item) && isOpen(item)).at(-1);
}

/** Keeps a menu closed, whatever the theme's styles open, until pointer and focus have left its item. */
function dismiss(item: Element, signal: AbortSignal): void {
  const menu = submenuOf(item);
  if (!menu) return;
  const { display } = menu.style;
  const until = new AbortController();
  const giveBack = () => {
    menu.style.display = display;
    until.abort();
  };
  const leave = (event: Event) => {
    const { relatedTarget } =
      event instanceof MouseEvent || event instanceof FocusEvent ? event : { relatedTarget: null };
    if (!(relatedTarget instanceof Node && item.contains(relatedTarget))) giveBack();
  };
  menu.style.display = 'none';
  item.addEventListener('pointerleave', leave, { signal: until.signal });
  // After the focus is on its link.
  queueMicrotask(() => item.addEventListener('focusout', leave, { signal: until.signal }));
  signal.addEventListener('abort', giveBack, { signal: until.signal });
}
