import { type FocusEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Adopted, type SlotProps, useAttributes, useClasses, useHydrated, useStyles } from '../../src/hydrate';
import { useStore } from '../../src/ui/useStore';
import { type Item, isTouch } from './items';
import { tMenu } from './messages';
import { type MenuStore, useMenu } from './store';

/** Themes style it beside `:hover`. */
const FOCUS = 'focus';
const ON = 'toggled-on';

/** An item of the menu. Without a submenu its content stays the page's: a search may live there. */
export function MenuItem({ element, children }: SlotProps): ReactNode {
  const store = useMenu();
  const isOpen = useStore(store, ({ path }) => path.includes(element));
  const item = store.itemOf(element);
  const isDismissed = useStore(store, ({ dismissed }) => dismissed === element);
  useClasses(element, isOpen ? { [FOCUS]: true } : {});
  useStyles(item?.submenu ?? null, isDismissed ? { display: 'none' } : {});
  if (!item) return <Adopted of={element} />;
  const leave = () => store.leave(element);
  const onBlur = ({ relatedTarget }: FocusEvent) => element.contains(relatedTarget) || leave();
  return (
    <Adopted of={element} onPointerLeave={leave} onBlur={onBlur}>
      {children}
    </Adopted>
  );
}

export function ParentLink({ element }: SlotProps): ReactNode {
  const store = useMenu();
  const item = store.itemOf(element.parentElement);
  const isHydrated = useHydrated();
  if (!item?.toggle) return <DropDownLink element={element} />;
  return (
    <>
      <Adopted of={element} />
      {isHydrated && item.toggle === 'ours' && <Toggle item={item} link={element} />}
    </>
  );
}

/** A first tap opens the drop-down, and a second one follows the link; Tab opens it as well. */
function DropDownLink({ element }: { element: HTMLElement }): ReactNode {
  const store = useMenu();
  const { parentElement: item } = element;
  const isOpen = useStore(store, ({ path }) => item !== null && path.includes(item));
  useAttributes(element, { 'aria-expanded': String(isOpen) });
  const onClick = (event: MouseEvent) => {
    if (isOpen || !isTouch(event.nativeEvent)) return;
    event.preventDefault();
    store.show(item);
  };
  return <Adopted of={element} onClick={onClick} />;
}

function Toggle({ item, link }: { item: Item; link: HTMLElement }): ReactNode {
  const store = useMenu();
  const isUnfolded = useUnfolded(store, item);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current: own } = button;
    // On unmount React removes only elements above it.
    return () => own?.remove();
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className={`dropdown-toggle${isUnfolded ? ` ${ON}` : ''}`}
      aria-expanded={isUnfolded}
      onClick={() => store.fold(item.element)}
    >
      <span className="screen-reader-text">{tMenu('menu.submenu', { name: link.textContent.trim() })}</span>
    </button>
  );
}

export function ServerToggle({ element }: SlotProps): ReactNode {
  const store = useMenu();
  const item = store.itemOf(element.parentElement);
  const isUnfolded = useUnfolded(store, item);
  useAttributes(element, { 'aria-expanded': String(isUnfolded) });
  useClasses(element, { [ON]: isUnfolded });
  return <Adopted of={element} onClick={() => item && store.fold(item.element)} />;
}

function useUnfolded(store: MenuStore, item: Item | undefined): boolean {
  const isUnfolded = useStore(store, ({ unfolded }) => item !== undefined && unfolded.has(item.element));
  useClasses(item?.submenu ?? null, { [ON]: isUnfolded });
  return isUnfolded;
}
