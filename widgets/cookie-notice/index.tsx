import { readDecision, showDecision } from '../../src/core/consent';
import { MarkupError } from '../../src/core/errors';
import { adopt, type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { CookieNotice } from './CookieNotice';
import { isLeft, NOTICE } from './parts';
import { RevokeLink } from './RevokeLink';
import { createNoticeStore } from './store';

/**
 * Takes over the cookie notice, or a link in the content that takes a choice back: asks for the visitor's choice, keeps it,
 * and has the body tell it. Source: spec storefront 4 "Cookie consent"; add-on contract 3.
 * @throws MarkupError when the marker is no HTML element
 */
function mountCookieNotice(marker: Element, options: HydrateOptions = {}): Mounted {
  const name = 'cookie-notice';
  if (!(marker instanceof HTMLElement)) throw new MarkupError(name, marker, 'the marker is no HTML element');
  if (!marker.matches(NOTICE)) return hydrateWidget(name, marker, () => <RevokeLink link={marker} />, options);
  showDecision(readDecision());
  if (isLeft(marker)) return hydrateWidget(name, marker, () => adopt(marker, {}), options);
  const store = createNoticeStore(marker);
  const render = () => <CookieNotice box={marker} store={store} />;
  return hydrateWidget(name, marker, render, { ...options, start: store.start });
}

export { mountCookieNotice as mount };
