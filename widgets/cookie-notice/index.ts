import { reportError } from '../../src/core/report';
import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';
import { readDecision, showDecision } from './decision';
import { readFirstSettings } from './firstSettings';

const NOTICE = '#cookie-notice';
const REVOKE = '.cn-revoke-cookie';

/**
 * Takes over the cookie notice. Of a visitor who has decided only the body's classes are put right; what asks, or takes a
 * choice back, comes where it is needed. Source: spec storefront 4 "Cookie consent"; add-on contract 3.
 * @param marker the notice, a link in the content that takes a choice back, or the body of a page without a notice
 */
function mountCookieNotice(marker: Element, options: HydrateOptions = {}): Mounted {
  const start = marker === document.body ? startBody : marker.matches(NOTICE) ? startBox : startLink;
  return plainWidget('cookie-notice', marker, signal => start(marker, signal), options);
}

function startBox(box: Element, signal: AbortSignal): void {
  const { cookieName, offersRevoke } = readFirstSettings();
  const decision = readDecision(cookieName);
  showDecision(decision);
  if (!(box instanceof HTMLElement)) return;
  let loading: Promise<boolean> | undefined;
  let hasStarted = false;
  const load = () => {
    loading ??= import('./notice').then(
      ({ startNotice }) => {
        if (!signal.aborted) startNotice(box, signal);
        hasStarted = true;
        return !signal.aborted;
      },
      (cause: unknown) => {
        loading = undefined;
        reportError({
          where: 'cookie-notice',
          element: box,
          found: 'its code did not load',
          consequence: 'Nobody is asked for consent.',
          cause,
        });
        return false;
      },
    );
    return loading;
  };
  if (decision === undefined || offersRevoke) void load();
  const onClick = (event: Event) => {
    const trigger = event.target instanceof Element ? event.target.closest<HTMLElement>(REVOKE) : null;
    if (!trigger || hasStarted) return;
    event.preventDefault();
    void load().then(isThere => isThere && trigger.click());
  };
  document.addEventListener('click', onClick, { signal });
}

/** A page without a notice has only its classes to put right. */
function startBody(): void {
  showDecision(readDecision(readFirstSettings().cookieName));
}

/** A link that takes a choice back on a page without a notice has nothing to show. */
function startLink(link: Element, signal: AbortSignal): void {
  const onClick = (event: Event) => {
    if (document.querySelector(NOTICE)) return;
    event.preventDefault();
    void import('./withoutNotice').then(({ sayMissing }) => sayMissing(link));
  };
  link.addEventListener('click', onClick, { signal });
}

export { mountCookieNotice as mount };
