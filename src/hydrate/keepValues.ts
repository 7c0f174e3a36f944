import { isTouched } from '../core/fields';

const RESET_BY_WEBKIT = 'input[autocomplete="off" i]:not([type="password"], [type="file"])';

/**
 * Puts back what a marker's fields held when the page was left. As a page comes back from the back/forward cache, WebKit resets
 * fields with `autocomplete="off"`, as quantities have it, and no event tells. Passwords stay reset.
 */
export function keepValues(marker: Element, signal: AbortSignal): void {
  let kept: (() => void)[] = [];

  const keep = ({ persisted }: PageTransitionEvent) => {
    const fields = persisted ? [...marker.querySelectorAll<HTMLInputElement>(RESET_BY_WEBKIT)] : [];
    kept = fields.filter(isTouched).map(field => {
      const { value, checked } = field;
      // A script may have set another value meanwhile.
      return () => isTouched(field) || Object.assign(field, { value, checked });
    });
  };
  const restore = () => {
    for (const putBack of kept) putBack();
    kept = [];
  };
  addEventListener('pagehide', keep, { signal });
  afterReset(restore, signal);
}

/** Runs `act` when a page has come back from the back/forward cache: WebKit resets fields in a task after the event, before it draws. */
export function afterReset(act: () => void, signal: AbortSignal): void {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && requestAnimationFrame(() => setTimeout(act));
  addEventListener('pageshow', onShow, { signal });
}
