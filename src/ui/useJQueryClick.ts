import { useEffect, useRef } from 'react';
import { type JQueryEvent, whenJQuery } from '../core/bus/jquery';

/**
 * Answers clicks that another script triggers through jQuery, which React never hears: on a link jQuery raises no native
 * click at all. Source: contract 2.4.1, 2.4.7.
 */
export function useJQueryClick(element: Element, onClick: () => void): void {
  const latest = useRef(onClick);
  useEffect(() => {
    latest.current = onClick;
  });
  useEffect(() => {
    const ended = new AbortController();
    whenJQuery($ => {
      const clicked = ({ originalEvent, target }: JQueryEvent) => {
        // On anything but a link jQuery goes on to a native click, which is heard as such.
        if (!originalEvent && target instanceof HTMLAnchorElement) latest.current();
      };
      $(element).on('click', clicked);
      ended.signal.addEventListener('abort', () => $(element).off('click', clicked), { once: true });
    }, ended.signal);
    return () => ended.abort();
  }, [element]);
}
