import type { ReactNode } from 'react';
import type { Mounted } from '../../core/mountOptions';
import { hydrateWidget } from '../root';

/** Rows of a long list that are markup until they are needed. */
export interface ColdRows {
  /** Makes a row a React root of its own, within the call; one that is awake stays as it is. */
  wake(row: Element): void;
  /** Ends the roots of rows that have left the page. Call it when rows were replaced. */
  sweep(): void;
}

/** What may wake the row that it happens in, before React or any other listener of the page hears it. No `change`: scripts raise it in rows that nobody looks at. */
const WAKING = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'mousedown',
  'focusin',
  'keydown',
  'click',
  'auxclick',
  'submit',
];

/**
 * Leaves the rows of a long list cold: a row hydrates when somebody presses, focuses or changes something in it, or when
 * `wake` is called, and the event is heard by what the row has become. Thousands of rows cost nothing until then. Rows may
 * stand anywhere, come and go, and be moved: each is a root by itself, and one that throws ends alone.
 * @param name of the widget that the rows belong to
 * @param rowAt the row that an element is in, if it is one of these and the event is a reason to wake it: pointing at it seldom is
 * @param render called when a row wakes
 * @param answer for an event that a cold row needs no components for: answers it, and says so; the row stays cold
 */
export function coldRows(
  name: string,
  rowAt: (element: Element, event: string) => Element | undefined,
  render: (row: Element) => ReactNode,
  signal: AbortSignal,
  answer: (row: Element, event: Event) => boolean = () => false,
): ColdRows {
  const awake = new Map<Element, Mounted>();

  function wake(row: Element): void {
    if (awake.has(row) || !row.isConnected || signal.aborted) return;
    awake.set(
      row,
      hydrateWidget(name, row, () => render(row), { atOnce: true }),
    );
  }
  function end(row: Element): void {
    awake.get(row)?.unmount();
    awake.delete(row);
  }
  const onEvent = (event: Event) => {
    const { target, type } = event;
    const row = target instanceof Element ? rowAt(target, type) : undefined;
    if (row && !awake.has(row) && !answer(row, event)) wake(row);
  };

  for (const type of WAKING) window.addEventListener(type, onEvent, { capture: true, passive: true, signal });
  signal.addEventListener('abort', () => [...awake.keys()].forEach(end), { once: true });
  return {
    wake,
    sweep() {
      for (const row of [...awake.keys()]) if (!row.isConnected) end(row);
    },
  };
}
