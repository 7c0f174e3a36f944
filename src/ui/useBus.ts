import { useEffect, useRef } from 'react';
import { bus } from '../core/bus/bus';
import type { ShopEventHandler } from '../core/bus/channel';
import { listenDom } from '../core/bus/dom';
import type { ShopEventName } from '../core/bus/events';

/**
 * Hears an event of the bus as long as the component is there. The handler may be made anew in each render.
 * @param target element at or above the event's target; default `document`
 */
export function useBus<E extends ShopEventName>(name: E, handler: ShopEventHandler<E>, target?: EventTarget): void {
  const latest = useLatest(handler);
  useEffect(
    () => bus.on(name, (payload, info) => latest.current(payload, info), target ? { target } : {}),
    [name, target, latest],
  );
}

/**
 * Hears a DOM event of an element that is no slot, or one that scripts raise with jQuery, which React never hears.
 * See `listenDom`.
 */
export function useDomEvent(
  target: EventTarget,
  type: string,
  handler: (element: Element, event: { preventDefault(): void }) => void,
): void {
  const latest = useLatest(handler);
  useEffect(() => {
    const ended = new AbortController();
    listenDom(target, type, (element, event) => latest.current(element, event), ended.signal);
    return () => ended.abort();
  }, [target, type, latest]);
}

function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
