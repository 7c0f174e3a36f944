import { flushSync } from 'react-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { pageConfig } from '../../src/core/config/pageConfig';
import { storeContext } from '../../src/ui/storeContext';
import { type Item, type Items, pathTo, readItems, TOGGLE } from './items';

export interface MenuState {
  /** Whether the phone's menu is open, and whether it lies over the page. */
  readonly isOpen: boolean;
  readonly isAside: boolean;
  /** Items that are open for keys and touch, the innermost first. */
  readonly path: readonly Element[];
  /** The item whose menu stays closed, whatever the theme's styles open, until pointer and focus have left it. */
  readonly dismissed: Element | undefined;
  /** Items that are open by their buttons. */
  readonly unfolded: ReadonlySet<Element>;
}

export interface MenuStore extends StoreApi<MenuState> {
  readonly nav: HTMLElement;
  /** The button of the phone's menu. */
  readonly button: HTMLElement | null;
  /** What lies over the page where the menu does. */
  readonly panel: HTMLElement;
  /** What an item is made of; the same as long as one root has the menu. */
  itemOf(element: Element | null): Item | undefined;
  /** The button of the phone's menu was pressed. */
  press(): void;
  /** Closes the phone's menu; a focus in it goes to its button. */
  close(): void;
  /** The button of an item was pressed. */
  fold(item: Element): void;
  /** Opens an item, and those around it, for keys and touch; null: none. */
  show(item: Element | null): void;
  /** Pointer or focus have left an item. */
  leave(item: Element): void;
  /** Reads the items anew: another script has brought some. */
  sync(): void;
  start(signal: AbortSignal): void;
}

export const [MenuProvider, useMenu] = storeContext<MenuStore>();

const unfoldedOf = (items: Items) => [...items.values()].flatMap(item => (item.isUnfolded ? item.element : []));

/** A theme's menu, closed but for what is around the current page. */
export function createMenuStore(nav: HTMLElement, panel: HTMLElement): MenuStore {
  let items = readItems(nav);
  const store = createStore<MenuState>()(() => ({
    isOpen: false,
    isAside: false,
    path: [],
    dismissed: undefined,
    unfolded: new Set(unfoldedOf(items)),
  }));
  const { getState, setState } = store;
  const button = nav.querySelector<HTMLElement>('.menu-toggle');

  function open(isOpen: boolean): void {
    flushSync(() =>
      setState({ isOpen, isAside: isOpen && (nav.matches('.off-canvas') || pageConfig().offCanvasMenu) }),
    );
  }

  const itemOf = (element: Element | null) => (element ? items.get(element) : undefined);

  const press = () => open(!getState().isOpen);

  function close(): void {
    const hadFocus = nav.contains(document.activeElement);
    open(false);
    if (hadFocus) button?.focus();
  }

  function fold(item: Element): void {
    const unfolded = new Set(getState().unfolded);
    if (!unfolded.delete(item)) unfolded.add(item);
    flushSync(() => setState({ unfolded }));
  }

  /** Not flushed: the focus may move while React draws. */
  function show(item: Element | null): void {
    const path = pathTo(nav, item);
    if (path.length > 0 || getState().path.length > 0) setState({ path });
  }

  function leave(item: Element): void {
    if (getState().dismissed === item) setState({ dismissed: undefined });
  }

  function sync(): void {
    const { unfolded } = getState();
    const before = items;
    items = readItems(nav);
    const added = unfoldedOf(items).filter(item => !before.has(item));
    setState({ unfolded: new Set([...unfolded, ...added]) });
  }

  /** Closes the deepest drop-down that is open for keys or under the pointer. @returns whether there was one */
  function closeDropDown(): boolean {
    const { path, dismissed } = getState();
    const isShown = (item: Element) => item !== dismissed && (path.includes(item) || item.matches(':hover'));
    const item = [...items.values()].filter(({ element, toggle }) => !toggle && isShown(element)).at(-1);
    if (!item) return false;
    const { element, link } = item;
    const around = pathTo(nav, element.parentElement?.closest('li') ?? null);
    const hadFocus = element.contains(document.activeElement);
    flushSync(() => setState({ path: around, dismissed: element }));
    if (hadFocus) link?.focus();
    // The focus on its link has opened it again.
    flushSync(() => setState({ path: around }));
    return true;
  }

  /** Folds the innermost item around the focus. @returns whether there was one */
  function foldAround(focused: Element | null): boolean {
    const { unfolded } = getState();
    const item = pathTo(nav, focused?.closest('li') ?? null).find(one => unfolded.has(one) && items.get(one)?.toggle);
    if (!item) return false;
    fold(item);
    item.querySelector<HTMLElement>(`:scope > ${TOGGLE}`)?.focus();
    return true;
  }

  function onEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const { target } = event;
    // Another layer above it may have the focus.
    const isHere = !(target instanceof Element) || target === document.body || nav.contains(target);
    if (closeDropDown()) event.preventDefault();
    else if (getState().isOpen && isHere) {
      event.preventDefault();
      if (!foldAround(document.activeElement)) close();
    }
  }

  function onFocus({ target }: Event): void {
    if (!(target instanceof Element)) return;
    if (!nav.contains(target)) show(null);
    // A press also brings the focus: it is the click that tells what was meant.
    else if (target.matches(':focus-visible')) show(target.closest('li'));
  }

  function onClick({ target }: Event): void {
    if (!(target instanceof Node)) return;
    if (!nav.contains(target)) show(null);
    if (getState().isAside && !panel.contains(target) && !button?.contains(target)) close();
  }

  function onResize(): void {
    // Of a wide window's menu the button is not shown.
    if (getState().isOpen && button && getComputedStyle(button).display === 'none') open(false);
  }

  /** A link has led to a place on this page, which the menu covers. */
  function onPlace(): void {
    if (!getState().isAside) return;
    open(false);
    document.querySelector<HTMLElement>(':target')?.focus();
  }

  function start(signal: AbortSignal): void {
    document.addEventListener('focusin', onFocus, { signal });
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('keydown', onEscape, { signal });
    window.addEventListener('resize', onResize, { passive: true, signal });
    window.addEventListener('hashchange', onPlace, { signal });
    // The focus may have come before this did.
    const { activeElement } = document;
    if (nav.contains(activeElement) && activeElement?.matches(':focus-visible')) show(activeElement.closest('li'));
  }

  return { ...store, nav, button, panel, itemOf, press, close, fold, show, leave, sync, start };
}
