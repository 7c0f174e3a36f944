import { createStore, type StoreApi } from 'zustand/vanilla';
import { LEAVE_AFTER } from '../../../src/ui/tooltip/TooltipPlace';
import { opensOnHover } from '../navigation/menus';
import { type TooltipParts, triggerOf } from './parts';

type OpenedBy = 'hover' | 'focus' | 'press';

/** ms before it opens under the pointer. Source: spec product-table 9.2. */
const HOVER_DELAY = 200;

export interface TooltipStore extends StoreApi<{ readonly openedBy: OpenedBy | undefined }> {
  readonly parts: TooltipParts;
  open(by: OpenedBy): void;
  /** Closes it and the tooltips in it. The focus goes from its content to its trigger. */
  close(): void;
  /** Handles the pointer's arrival. @param since ms ago, as the code may have loaded later */
  enter(since: number): void;
  leave(): void;
}

export const POPUP = '.wcpt-tooltip--popup-enabled';

/** Open tooltips of the page: one, and those around it, also in a table around its own. */
const openTooltips = new Set<TooltipStore>();

/** Whether it opens by a click only: by its class, in a sidebar, and after a touch. Source: spec product-table 2.9; contract 18. */
const opensByClick = ({ tooltip }: TooltipParts): boolean =>
  !opensOnHover() || tooltip.closest('.wcpt-tooltip--open-on-click, .wcpt-left-sidebar') !== null;

export function createTooltipStore(parts: TooltipParts): TooltipStore {
  const { tooltip, wrapper } = parts;
  const store = createStore<{ openedBy: OpenedBy | undefined }>(() => ({ openedBy: undefined }));
  const isOpen = () => store.getState().openedBy !== undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const self: TooltipStore = { ...store, parts, open: show, close, enter, leave };

  function show(by: OpenedBy): void {
    clearTimeout(timer);
    for (const other of openTooltips) if (!other.parts.tooltip.contains(tooltip)) other.close();
    openTooltips.add(self);
    store.setState({ openedBy: by });
  }
  function close(): void {
    clearTimeout(timer);
    if (!isOpen()) return;
    const hadFocus = wrapper.contains(document.activeElement);
    openTooltips.delete(self);
    for (const other of openTooltips) if (tooltip.contains(other.parts.tooltip)) other.close();
    store.setState({ openedBy: undefined });
    if (hadFocus) triggerOf(parts).focus({ preventScroll: true });
  }
  function enter(since: number): void {
    clearTimeout(timer);
    if (!isOpen()) timer = setTimeout(() => tooltip.isConnected && show('hover'), Math.max(0, HOVER_DELAY - since));
  }
  function leave(): void {
    clearTimeout(timer);
    // The pointer's way to a popup in the middle of the window is long.
    if (store.getState().openedBy === 'hover' && !tooltip.matches(POPUP)) timer = setTimeout(close, LEAVE_AFTER);
  }
  return self;
}

const CLOSE = '.wcpt-tooltip-close';

/** Handles events of a tooltip's label or content. Source: spec product-table 2.9; contract 18. */
export function hearTooltip(store: TooltipStore, event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element)) return;
  if (event instanceof PointerEvent && type.startsWith('pointer')) hearPointer(store, event, target);
  // Events of a nested tooltip are the inner one's; the pointer is in both.
  else if (target.closest('.wcpt-tooltip') !== store.parts.tooltip) return;
  else if (event instanceof FocusEvent) hearFocus(store, event, target);
  else if (event instanceof KeyboardEvent) hearKey(store, event, target);
  else if (event instanceof MouseEvent) hearClick(store, event, target);
}

function hearPointer(store: TooltipStore, event: PointerEvent, target: Element): void {
  const { tooltip, wrapper } = store.parts;
  const { relatedTarget, pointerType, timeStamp, type } = event;
  if (pointerType === 'touch') return;
  if (type === 'pointerout') {
    if (!(relatedTarget instanceof Node && tooltip.contains(relatedTarget))) store.leave();
  } else if (tooltip.matches('.wcpt-tooltip--hover-disabled') && wrapper.contains(target)) {
    if (!opensByClick(store.parts)) store.close();
  } else if (!opensByClick(store.parts) || store.getState().openedBy === 'hover') {
    // The pointer may have gone on while the code was on its way.
    if (tooltip.matches(':hover')) store.enter(performance.now() - timeStamp);
  }
}

function hearFocus(store: TooltipStore, { type, relatedTarget }: FocusEvent, target: Element): void {
  const { parts } = store;
  const isLeaving = relatedTarget instanceof Node && !parts.tooltip.contains(relatedTarget);
  if (type === 'focusin') {
    const isReached = target === triggerOf(parts) && target.matches(':focus-visible');
    if (isReached && !store.getState().openedBy && !opensByClick(parts)) store.open('focus');
  } else if (isLeaving && !parts.tooltip.matches(':hover')) store.close();
}

function hearKey(store: TooltipStore, event: KeyboardEvent, target: Element): void {
  const { key, repeat, defaultPrevented } = event;
  if ((key !== 'Enter' && key !== ' ') || defaultPrevented) return;
  const isLabel = target === store.parts.label;
  if (!isLabel && !target.matches(CLOSE)) return;
  event.preventDefault();
  if (repeat) return;
  if (isLabel) toggle(store);
  else store.close();
}

function hearClick(store: TooltipStore, { detail }: MouseEvent, target: Element): void {
  const { parts } = store;
  if (target.closest(CLOSE) && parts.wrapper.contains(target)) store.close();
  else if (parts.label.contains(target)) {
    // The pointer has opened it: the click that often follows must not close it.
    if (detail > 0 && !opensByClick(parts)) store.open('hover');
    else toggle(store);
  }
}

function toggle(store: TooltipStore): void {
  if (store.getState().openedBy) store.close();
  else {
    // Columns that freeze while the code is on its way may have moved it out of sight, where it would close.
    store.parts.label.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    store.open('press');
  }
}
