import { pageConfig } from '../../src/core/config/pageConfig';
import { createDrawnStore, storeContext } from '../../src/ui/storeContext';
import { type Items, pathTo, readItems, TOGGLE } from './items';

interface MenuState {
  /** Open in the page, or over it, as a dialog. */
  readonly view: 'closed' | 'inline' | 'dialog';
  /** Items that are open for keys and touch, the innermost first. */
  readonly path: readonly Element[];
  /** The item whose menu stays closed, whatever the theme's styles open, until pointer and focus have left it. */
  readonly dismissed: Element | undefined;
  readonly unfolded: ReadonlySet<Element>;
}

export type MenuStore = ReturnType<typeof createMenuStore>;

export const [MenuProvider, useMenu] = storeContext<MenuStore>();

/** Whether the page scrolls to the place that is already in its address: no `hashchange` is dispatched for it. */
const leadsToSamePlace = (
  { defaultPrevented, ctrlKey, metaKey, shiftKey }: MouseEvent,
  link: HTMLAnchorElement | null,
): boolean => {
  const opensHere = !(defaultPrevented || ctrlKey || metaKey || shiftKey);
  return opensHere && link !== null && link.hash !== '' && link.href === location.href;
};

const unfoldedOf = (items: Items) => [...items.values()].flatMap(item => (item.isUnfolded ? item.element : []));

export function createMenuStore(nav: HTMLElement, panel: HTMLElement) {
  let items = readItems(nav);
  const store = createDrawnStore<MenuState>(() => ({
    view: 'closed',
    path: [],
    dismissed: undefined,
    unfolded: new Set(unfoldedOf(items)),
  }));
  const { getState, setState, draw } = store;
  const button = nav.querySelector<HTMLElement>('.menu-toggle');

  const isClosed = () => getState().view === 'closed';
  const isDialog = () => getState().view === 'dialog';
  const hide = () => draw({ view: 'closed' });

  const itemOf = (element: Element | null) => (element ? items.get(element) : undefined);

  function press(): void {
    const opensDialog = nav.matches('.off-canvas') || pageConfig().offCanvasMenu;
    draw({ view: !isClosed() ? 'closed' : opensDialog ? 'dialog' : 'inline' });
  }

  function close(): void {
    const hadFocus = nav.contains(document.activeElement);
    hide();
    if (hadFocus) button?.focus();
  }

  function fold(item: Element): void {
    const unfolded = new Set(getState().unfolded);
    if (!unfolded.delete(item)) unfolded.add(item);
    draw({ unfolded });
  }

  /** Opens an item, and those around it, for keys and touch; null: none. Not flushed: the focus may move while React renders. */
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
    draw({ path: around, dismissed: element });
    if (hadFocus) link?.focus();
    // The focused link has opened it again.
    draw({ path: around });
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
    else if (!isClosed() && isHere) {
      event.preventDefault();
      if (!foldAround(document.activeElement)) close();
    }
  }

  function onFocus({ target }: Event): void {
    if (!(target instanceof Element)) return;
    if (!nav.contains(target)) show(null);
    // A press focuses too: its click decides.
    else if (target.matches(':focus-visible')) show(target.closest('li'));
  }

  function onClick(event: MouseEvent): void {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (!nav.contains(target)) show(null);
    if (leadsToSamePlace(event, target.closest('a'))) onPlace();
    const closes = target.closest('.menu-close') || !(panel.contains(target) || button?.contains(target));
    if (isDialog() && closes) close();
  }

  function onResize(): void {
    // In a wide window the button is hidden.
    if (!isClosed() && button && getComputedStyle(button).display === 'none') hide();
  }

  /** A link leads to a place on this page, which the menu covers. */
  function onPlace(): void {
    if (!isDialog()) return;
    hide();
    document.querySelector<HTMLElement>(':target')?.focus();
  }

  function start(signal: AbortSignal): void {
    button?.addEventListener('click', press, { signal });
    document.addEventListener('focusin', onFocus, { signal });
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('keydown', onEscape, { signal });
    window.addEventListener('resize', onResize, { passive: true, signal });
    window.addEventListener('hashchange', onPlace, { signal });
    // The focus may be here before hydration.
    const { activeElement } = document;
    if (nav.contains(activeElement) && activeElement?.matches(':focus-visible')) show(activeElement.closest('li'));
  }

  return { ...store, nav, button, panel, itemOf, close, fold, show, leave, sync, start };
}
