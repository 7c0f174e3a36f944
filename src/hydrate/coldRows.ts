import type { ReactNode } from 'react';
import type { Mounted } from '../core/mountOptions';
import { hydrateWidget } from './root';

/** Events that may hydrate a row, before any listener of the page hears them. No `change`: scripts dispatch it in rows out of view. */
const HYDRATING = 'pointerover pointerdown touchstart mousedown focusin keydown click auxclick submit'.split(' ');

/**
 * Hydrates the rows of a long list when they are used; the row then handles the event itself. Rows may come, go and move: each is
 * a root of its own, and one that throws ends alone.
 * @param rowAt returns the row of an element that is used, if it has one
 */
export function coldRows(
  name: string,
  rowAt: (element: Element) => Element | undefined,
  render: (row: Element) => ReactNode,
  signal: AbortSignal,
): void {
  const hydrated = new Map<Element, Mounted>();

  function hydrate(row: Element): void {
    for (const other of [...hydrated.keys()]) if (!other.isConnected) unmount(other);
    hydrated.set(
      row,
      hydrateWidget(name, row, () => render(row), { atOnce: true }),
    );
  }
  function unmount(row: Element): void {
    hydrated.get(row)?.unmount();
    hydrated.delete(row);
  }
  const onEvent = ({ target }: Event) => {
    const row = target instanceof Element ? rowAt(target) : undefined;
    if (row && !hydrated.has(row)) hydrate(row);
  };

  for (const type of HYDRATING) window.addEventListener(type, onEvent, { capture: true, passive: true, signal });
  signal.addEventListener('abort', () => [...hydrated.keys()].forEach(unmount), { once: true });
}
