import { createStore } from 'zustand/vanilla';
import { LEAVE_AFTER } from '../../../../src/ui/tooltip/TooltipPlace';
import { opensOnHover } from '../../table/pageSwitches';
import { type TooltipParts, triggerOf } from './parts';

/** ms before it opens under the pointer. */
const HOVER_DELAY = 200;

export const POPUP = '.wcpt-tooltip--popup-enabled';
const CLOSE = '.wcpt-tooltip-close';

/** Open tooltips of the page: one, and those around it, also in a table around its own. Each with what closes it. */
const openTooltips = new Map<Element, () => void>();

/** Whether it opens by a click only: by its class, in a sidebar, and after a touch. */
const opensByClick = (tooltip: Element): boolean =>
  !opensOnHover() || tooltip.closest('.wcpt-tooltip--open-on-click, .wcpt-left-sidebar') !== null;

interface TooltipState {
  readonly openedBy: 'hover' | 'focus' | 'press' | undefined;
}

export type TooltipStore = ReturnType<typeof createTooltipStore>;

export function createTooltipStore(parts: TooltipParts) {
  const { tooltip, label, wrapper } = parts;
  const store = createStore<TooltipState>(() => ({ openedBy: undefined }));
  const openedBy = () => store.getState().openedBy;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(by: TooltipState['openedBy']): void {
    clearTimeout(timer);
    for (const [other, closeOther] of openTooltips) if (!other.contains(tooltip)) closeOther();
    openTooltips.set(tooltip, close);
    store.setState({ openedBy: by });
  }
  /** Closes it and the tooltips in it. The focus goes from its content to its trigger. */
  function close(): void {
    clearTimeout(timer);
    if (!openedBy()) return;
    const hadFocus = wrapper.contains(document.activeElement);
    openTooltips.delete(tooltip);
    for (const [other, closeOther] of openTooltips) if (tooltip.contains(other)) closeOther();
    store.setState({ openedBy: undefined });
    if (hadFocus) triggerOf(parts).focus({ preventScroll: true });
  }
  function toggle(): void {
    if (openedBy()) {
      close();
      return;
    }
    // Columns that freeze while the code is on its way may have moved it out of sight, where it would close.
    label.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    open('press');
  }

  /** Handles events of the label or the content. See contract/product-table.md#tooltips-and-menus. */
  function hear(event: Event): void {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    if (event instanceof PointerEvent && type.startsWith('pointer')) hearPointer(event, target);
    // Events of a nested tooltip are the inner one's; the pointer is in both.
    else if (target.closest('.wcpt-tooltip') !== tooltip) return;
    else if (event instanceof FocusEvent) hearFocus(event, target);
    else if (event instanceof KeyboardEvent) hearKey(event, target);
    else if (event instanceof MouseEvent) hearClick(event, target);
  }
  function hearPointer({ relatedTarget, pointerType, timeStamp, type }: PointerEvent, target: Element): void {
    if (pointerType === 'touch') return;
    if (type === 'pointerout') {
      if (relatedTarget instanceof Node && tooltip.contains(relatedTarget)) return;
      clearTimeout(timer);
      // The pointer's way to a popup in the middle of the window is long.
      if (openedBy() === 'hover' && !tooltip.matches(POPUP)) timer = setTimeout(close, LEAVE_AFTER);
    } else if (tooltip.matches('.wcpt-tooltip--hover-disabled') && wrapper.contains(target)) {
      if (!opensByClick(tooltip)) close();
    } else if (!opensByClick(tooltip) || openedBy() === 'hover') {
      // The pointer may have gone on while the code was on its way.
      if (!tooltip.matches(':hover')) return;
      clearTimeout(timer);
      const wait = Math.max(0, HOVER_DELAY - (performance.now() - timeStamp));
      if (!openedBy()) timer = setTimeout(() => tooltip.isConnected && open('hover'), wait);
    }
  }
  function hearFocus({ type, relatedTarget }: FocusEvent, target: Element): void {
    const isLeaving = relatedTarget instanceof Node && !tooltip.contains(relatedTarget);
    if (type === 'focusin') {
      const isReached = target === triggerOf(parts) && target.matches(':focus-visible');
      if (isReached && !openedBy() && !opensByClick(tooltip)) open('focus');
    } else if (isLeaving && !tooltip.matches(':hover')) close();
  }
  function hearKey(event: KeyboardEvent, target: Element): void {
    const { key, repeat, defaultPrevented } = event;
    const isPress = (key === 'Enter' || key === ' ') && (target === label || target.matches(CLOSE));
    if (!isPress || defaultPrevented) return;
    event.preventDefault();
    if (repeat) return;
    if (target === label) toggle();
    else close();
  }
  function hearClick({ detail }: MouseEvent, target: Element): void {
    if (target.closest(CLOSE) && wrapper.contains(target)) close();
    // The pointer has opened it: the click that often follows must not close it.
    else if (label.contains(target) && detail > 0 && !opensByClick(tooltip)) open('hover');
    else if (label.contains(target)) toggle();
  }
  return { ...store, parts, close, hear };
}
