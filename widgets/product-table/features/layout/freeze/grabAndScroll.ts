import { anySignal } from '../../../../../src/core/abortSignals';
import { bus } from '../../../../../src/core/bus/bus';
import { scrollerOf } from '../ScrollRegion';

/** px that a pointer moves before it is a drag. */
const SLACK = 2;
/** Controls that a mouse uses by dragging or pressing. */
const CONTROLS =
  'select, option, input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable], .wcpt-range-slider-wrapper';

export interface GrabbedParts {
  readonly wrapper: HTMLElement;
  readonly table: HTMLTableElement;
}

/** A drag is no click. Fingers scroll the table without this, and still mark text. */
export function grabAndScroll({ wrapper, table }: GrabbedParts, signal: AbortSignal): void {
  const onDown = (down: PointerEvent) => {
    const { target, pointerType, button, pointerId } = down;
    if (pointerType !== 'mouse' || button !== 0 || !(target instanceof Element)) return;
    const scroller = target.closest(CONTROLS) ? undefined : scrollerOf(table);
    // A press on the scroll bar targets the scrolling element itself.
    if (scroller && target !== scroller) drag(scroller, down.clientX, pointerId);
  };

  function drag(scroller: Element, startX: number, pointerId: number): void {
    const startLeft = scroller.scrollLeft;
    const ended = new AbortController();
    const during = { signal: anySignal(ended.signal, signal), capture: true };
    let isDragging = false;

    const onMove = (move: PointerEvent) => {
      if (move.pointerId !== pointerId) return;
      const moved = move.clientX - startX;
      if (!isDragging && Math.abs(moved) <= SLACK) return;
      if (!isDragging) {
        isDragging = true;
        wrapper.classList.add('sw-table-grabbed');
        getSelection()?.removeAllRanges();
        bus.emit('freeze_table__grab_and_scroll__start', {}, table);
      }
      move.preventDefault();
      scroller.scrollLeft = startLeft - moved;
      bus.emit('freeze_table__grab_and_scroll__dragging', {}, table);
    };
    const onUp = (up: PointerEvent) => {
      if (up.pointerId !== pointerId) return;
      ended.abort();
      wrapper.classList.remove('sw-table-grabbed');
      if (!isDragging) return;
      suppressClick();
      bus.emit('freeze_table__grab_and_scroll__stop', {}, table);
    };
    window.addEventListener('pointermove', onMove, during);
    window.addEventListener('pointerup', onUp, during);
    window.addEventListener('pointercancel', onUp, during);
    // The browser would drag links and pictures.
    wrapper.addEventListener('dragstart', event => event.preventDefault(), during);
  }

  wrapper.addEventListener('pointerdown', onDown, { signal });
  wrapper.classList.add('sw-table-grab');
  signal.addEventListener('abort', () => wrapper.classList.remove('sw-table-grab', 'sw-table-grabbed'));
}

/** Stops the click that the browser may raise right after a drag. */
function suppressClick(): void {
  const over = new AbortController();
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', stop, { capture: true, once: true, signal: over.signal });
  setTimeout(() => over.abort());
}
