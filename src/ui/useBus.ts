import { useEffect, useEffectEvent } from 'react';
import { bus } from '../core/bus/bus';
import type { ShopEventHandler } from '../core/bus/channel';
import { type DomEvent, listenDom } from '../core/bus/dom';
import type { ShopEventName } from '../core/bus/events';

/** Listens until unmount; the handler may change with each render. @param target default `document` */
export function useBus<E extends ShopEventName>(name: E, handler: ShopEventHandler<E>, target?: EventTarget): void {
  const onEvent = useEffectEvent(handler);
  useEffect(() => bus.on(name, onEvent, target ? { target } : {}), [name, target]);
}

/** Listens to a DOM event that React does not hear: of an element that is no slot, or triggered by jQuery. See `listenDom`. */
export function useDomEvent(
  target: EventTarget,
  type: string,
  handler: (element: Element, event: DomEvent) => void,
): void {
  const onEvent = useEffectEvent(handler);
  useEffect(() => {
    const ended = new AbortController();
    listenDom(target, type, onEvent, ended.signal);
    return () => ended.abort();
  }, [target, type]);
}
