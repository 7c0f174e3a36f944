import { triggerOf } from './bridgeTriggers';
import { type JQueryEvent, listenJQuery } from './jquery';

/** What native and jQuery's events have in common. */
export type DomEvent = Pick<JQueryEvent, 'preventDefault' | 'stopPropagation'>;

/** Calls `hear` once for a DOM event that is dispatched natively or triggered with jQuery. */
export function listenDom(
  target: EventTarget,
  type: string,
  hear: (element: Element, event: DomEvent) => void,
  signal: AbortSignal,
): void {
  target.addEventListener(
    type,
    event => {
      if (event.target instanceof Element && !triggerOf(event)) hear(event.target, event);
    },
    { signal },
  );
  const onJQuery = (event: JQueryEvent) => {
    if (!event.originalEvent && event.target instanceof Element) hear(event.target, event);
  };
  listenJQuery(target, type, onJQuery, signal);
}

/** Dispatches a DOM event, which native, React and jQuery listeners hear once. */
export function raiseDom(element: Element, type: 'change' | 'input' | 'resize'): void {
  element.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Whether a listener has prevented the default of a native or jQuery event. */
export function isStopped(event: object): boolean {
  if ('isDefaultPrevented' in event && typeof event.isDefaultPrevented === 'function')
    return event.isDefaultPrevented();
  return 'defaultPrevented' in event && event.defaultPrevented === true;
}
