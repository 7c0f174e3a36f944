import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { Live, useAttributes, useClasses, useStyles } from '../../../../src/hydrate';
import { type Covered, useBeside } from '../../../../src/ui/tooltip/TooltipPlace';
import { useStore } from '../../../../src/ui/useStore';
import { tTable } from '../../table/messages';
import type { Table } from '../../table/table';
import { type TooltipParts, triggerOf } from './parts';
import { createTooltipStore, POPUP, type TooltipStore } from './tooltipStore';

/** Space to the window's edges, px. See contract/product-table.md#tooltips-and-menus. */
const MARGIN = 15;
const POPUP_MARGIN = 40;
/** Additional room that is needed above the label, px: navigation sticks to the top. */
const ROOM_ABOVE = 150;
/** Space between the label and the content, px, where the theme sets none. */
const GAP = 12;
/** Least distance of the arrow from the corners, px. */
const CORNER = 14;

/** Returns the handler of a table's tooltips, which mounts a tooltip on its first event. */
export function createTooltips(table: Table): (parts: TooltipParts, event: Event) => void {
  const { rows } = table;
  const stores = new WeakMap<Element, TooltipStore>();
  return (parts, event) => {
    const { tooltip } = parts;
    const store = stores.get(tooltip) ?? createTooltipStore(parts);
    stores.set(tooltip, store);
    if (!rows.hasAddition(tooltip)) rows.add(tooltip, <WorkingTooltip store={store} />);
    store.hear(event);
  };
}

interface TooltipProps {
  readonly store: TooltipStore;
}

/** Opens in the top layer, where nothing covers it; the element stays in its row, where other scripts may read it. */
function WorkingTooltip({ store }: TooltipProps): ReactNode {
  const { parts } = store;
  const isOpen = useStore(store, ({ openedBy }) => openedBy !== undefined);
  const [trigger] = useState(() => triggerOf(parts));
  useAttributes(trigger, trigger === parts.label ? { 'aria-expanded': String(isOpen) } : {});
  useEffect(() => store.close, [store]);
  if (!isOpen) return null;
  return parts.tooltip.matches(POPUP) ? <Popup store={store} /> : <Beside store={store} />;
}

function useOpened({ tooltip, wrapper }: TooltipParts): void {
  useClasses(tooltip, { 'wcpt-open': true });
  useLayoutEffect(() => {
    if (!('showPopover' in wrapper)) return;
    wrapper.popover = 'manual';
    wrapper.showPopover();
    return () => {
      // The table may have taken back that it is one.
      if (wrapper.isConnected && wrapper.popover) wrapper.hidePopover();
    };
  }, [wrapper]);
}

/** Resets the browser's own style of popovers: the theme styles tooltips. */
const PLAIN = {
  position: 'fixed',
  right: 'auto',
  bottom: 'auto',
  margin: '0px',
  padding: '0px',
  border: '0px',
  overflow: 'visible',
  background: 'none',
  color: 'inherit',
  height: 'auto',
};

function Beside({ store }: TooltipProps): ReactNode {
  const { label, wrapper, tooltip } = store.parts;
  const [width] = useState(() => widthOf(wrapper));
  const [gap] = useState(
    () => Number.parseFloat(getComputedStyle(tooltip).getPropertyValue('--wcpt-tooltip-gap')) || GAP,
  );
  const [content] = useState(() => wrapper.querySelector<HTMLElement>('.wcpt-tooltip-content'));
  const [arrow] = useState(() => wrapper.querySelector<SVGElement>('.wcpt-tooltip-arrow'));
  useOpened(store.parts);
  const covered = useCallback(() => frozenBeside(label), [label]);
  const { x, y, isPlaced, isAbove, isGone, room, centre } = useBeside(label, wrapper, {
    gap,
    margin: MARGIN,
    roomAbove: ROOM_ABOVE,
    covered,
    onClose: store.close,
  });
  useStyles(wrapper, {
    ...PLAIN,
    transform: 'none',
    left: `${x}px`,
    top: `${y}px`,
    width: 'max-content',
    'max-width': `${Math.min(width, room.width)}px`,
    visibility: isPlaced ? 'visible' : 'hidden',
  });
  useStyles(
    content,
    content && content.scrollHeight > room.height ? { 'max-height': `${room.height}px`, 'overflow-y': 'auto' } : {},
  );
  useAttributes(wrapper, { 'data-wcpt-position': isAbove ? 'above' : '' });
  // The label was scrolled out of sight.
  useEffect(() => {
    if (isGone) store.close();
  }, [isGone, store]);
  const at = Math.min(Math.max(centre, CORNER), wrapper.offsetWidth - CORNER);
  return (
    <>
      {arrow && <Live of={arrow} styles={{ left: `${at}px` }} />}
      <Closer wrapper={wrapper} />
    </>
  );
}

/** Returns the widths of the frozen columns beside a label, px: a label that scrolled under them is not visible. */
function frozenBeside(label: Element): Covered {
  const cell = label.closest('td, th');
  const isFrozen = (one: Element): boolean => getComputedStyle(one).position === 'sticky';
  if (!cell || isFrozen(cell)) return { left: 0, right: 0 };
  const cells = [...(cell.parentElement?.children ?? [])];
  const at = cells.indexOf(cell);
  const width = (side: readonly Element[]): number =>
    side.filter(isFrozen).reduce((sum, one) => sum + one.getBoundingClientRect().width, 0);
  return { left: width(cells.slice(0, at)), right: width(cells.slice(at + 1)) };
}

/** Returns the theme's limit for the width of a tooltip, px. */
function widthOf(wrapper: Element): number {
  const { width } = getComputedStyle(wrapper);
  return width.endsWith('px') ? Number.parseFloat(width) : Number.POSITIVE_INFINITY;
}

/** Shows a tooltip in the middle of the window; one opened by click or key gets the focus. */
function Popup({ store }: TooltipProps): ReactNode {
  const { label, wrapper } = store.parts;
  useOpened(store.parts);
  useBeside(label, wrapper, { gap: 0, margin: POPUP_MARGIN, roomAbove: 0, onClose: store.close });
  useStyles(wrapper, {
    ...PLAIN,
    left: '50%',
    top: '50%',
    transform: 'translate(-50%, -50%)',
    'max-width': `calc(100vw - ${2 * POPUP_MARGIN}px)`,
    'max-height': `calc(100vh - ${2 * POPUP_MARGIN}px)`,
    overflow: 'auto',
  });
  useClasses(document.body, { 'wcpt-tooltip-popup-displayed': true });
  useAttributes(wrapper, {
    role: 'dialog',
    tabindex: '-1',
    'aria-label': label.textContent?.trim() || label.ariaLabel,
  });
  useEffect(() => {
    if (store.getState().openedBy === 'press') wrapper.focus({ preventScroll: true });
  }, [store, wrapper]);
  return <Closer wrapper={wrapper} />;
}

function Closer({ wrapper }: { readonly wrapper: HTMLElement }): ReactNode {
  const [sign] = useState(() => wrapper.querySelector('.wcpt-tooltip-close'));
  useAttributes(sign, { role: 'button', tabindex: '0', 'aria-label': tTable('product-table.tooltip_close') });
  return null;
}
