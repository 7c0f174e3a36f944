import { useEffect } from 'react';
import { withoutJQuery } from '../core/bus/channel';
import { type JQueryEvent, whenJQuery } from '../core/bus/jquery';

/** jQuery dispatches no native click on links, so React would not hear what other scripts trigger. Source: contract 2.4.1, 2.4.7. */
export function useJQueryClicks(of: Element): void {
  useEffect(() => {
    const ended = new AbortController();
    whenJQuery($ => {
      const clicked = ({ originalEvent, target }: JQueryEvent) => {
        if (originalEvent || !(target instanceof HTMLAnchorElement)) return;
        window.addEventListener('click', preventDefault);
        const click = new MouseEvent('click', { bubbles: true, cancelable: true });
        withoutJQuery($, 'click', () => target.dispatchEvent(click));
        window.removeEventListener('click', preventDefault);
      };
      $(of).on('click', clicked);
      ended.signal.addEventListener('abort', () => $(of).off('click', clicked), { once: true });
    }, ended.signal);
    return () => ended.abort();
  }, [of]);
}

function preventDefault(event: Event): void {
  event.preventDefault();
}
