import type { JQueryEvent } from './jquery';
import { whenJQuery } from './jquery';

/**
 * Hears a DOM event (`change`, `input`, `click` …) of both worlds once: dispatched natively, or triggered through
 * jQuery, which native listeners never see. Source: contract 2.4.1.
 * @param hear gets the element the event is about, and how to prevent its default
 */
export function listenDom(
  target: EventTarget,
  type: string,
  hear: (element: Element, event: { preventDefault(): void }) => void,
  signal: AbortSignal,
): void {
  target.addEventListener(
    type,
    event => {
      if (event.target instanceof Element) hear(event.target, event);
    },
    { signal },
  );
  const onJQuery = (event: JQueryEvent) => {
    if (!event.originalEvent && event.target instanceof Element) hear(event.target, event);
  };
  whenJQuery($ => {
    $(target).on(type, onJQuery);
    signal.addEventListener('abort', () => $(target).off(type, onJQuery), { once: true });
  }, signal);
}

/** Raises an argument-less DOM event so that native, React and jQuery listeners hear it once. Source: contract 2.4.2. */
export function raiseDom(element: Element, type: 'change' | 'input' | 'resize'): void {
  element.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Whether a listener has stopped what an event would do, be it a native one or one that came through jQuery. */
export function isStopped(event: object): boolean {
  if ('isDefaultPrevented' in event && typeof event.isDefaultPrevented === 'function')
    return event.isDefaultPrevented();
  return 'defaultPrevented' in event && event.defaultPrevented === true;
}
