import { isPointerClick } from '../../src/core/pointerClicks';

const PARENT = '.menu-item-has-children, .page_item_has_children';
export const PARENT_LINK = '.menu-item-has-children > a, .page_item_has_children > a';
export const TOGGLE = '.dropdown-toggle';
export const PANEL = '.handheld-navigation';
const SUBMENU = ':scope > .sub-menu, :scope > .children';
const CURRENT = '.current-menu-ancestor, .current-menu-parent';

export interface Item {
  readonly element: Element;
  readonly link: HTMLElement | null;
  readonly submenu: HTMLElement | null;
  /** Origin of the button beside the link that opens it; undefined for a drop-down without one. */
  readonly toggle: 'server' | 'ours' | undefined;
  readonly isUnfolded: boolean;
}

export type Items = ReadonlyMap<Element, Item>;

export const parentsIn = (nav: Element): readonly Element[] => [...nav.querySelectorAll(PARENT)];

/** Reads them; of the server's buttons some may stand in other elements. */
export function readItems(nav: Element): Items {
  const besides = [...nav.querySelectorAll(TOGGLE)].flatMap(({ parentElement }) => parentElement ?? []);
  return new Map([...parentsIn(nav), ...besides].map(element => [element, readItem(element)]));
}

/** Reads an item: on a phone each has a button, as the theme's own script adds one; those around the current page start open. */
function readItem(element: Element): Item {
  const link = element.querySelector<HTMLElement>(':scope > a');
  const submenu = element.querySelector<HTMLElement>(SUBMENU);
  const button = element.querySelector(`:scope > ${TOGGLE}`);
  const isPhone = link && submenu && element.closest(PANEL);
  return {
    element,
    link,
    submenu,
    toggle: button ? 'server' : isPhone ? 'ours' : undefined,
    isUnfolded: button ? button.getAttribute('aria-expanded') === 'true' : element.matches(CURRENT),
  };
}

export function pathTo(nav: Element, item: Element | null): readonly Element[] {
  if (!item || !nav.contains(item)) return [];
  return [item, ...pathTo(nav, item.parentElement?.closest('li') ?? null)];
}

/** A replayed click has no pointer type. */
export const isTouch = (event: MouseEvent): boolean =>
  event instanceof PointerEvent && event.pointerType
    ? event.pointerType === 'touch'
    : isPointerClick(event) && matchMedia('(hover: none)').matches;
