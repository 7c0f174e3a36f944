import { MarkupError } from '../../src/core/errors';
import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';
import { dismissBanner } from './dismissBanner';
import { tBanner } from './messages';

const DISMISS = '.coming-soon-footer-banner-dismiss';

/**
 * Lets managers dismiss the “coming soon” banner, also with keys: the shop prints a link without address, name and role.
 * Source: spec storefront 4, 7 "Coming-soon banner"; contract 25.
 * @throws MarkupError when the banner has nothing to dismiss it with
 */
function mountComingSoonBanner(banner: Element, options: HydrateOptions = {}): Mounted {
  const link = banner.querySelector<HTMLElement>(DISMISS);
  if (!link || !(banner instanceof HTMLElement))
    throw new MarkupError('coming-soon-banner', banner, `it has no ${DISMISS}`);
  return plainWidget('coming-soon-banner', banner, signal => start(banner, link, signal), options);
}

function start(banner: HTMLElement, link: HTMLElement, signal: AbortSignal): void {
  name(banner, { role: 'region', 'aria-label': tBanner('coming-soon.label') }, signal);
  name(link, { role: 'button', tabindex: '0', 'aria-label': tBanner('coming-soon.dismiss') }, signal);
  const onPress = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (link.getAttribute('aria-busy') !== 'true') void dismissBanner(banner, link);
  };
  for (const type of ['click', 'keydown']) link.addEventListener(type, onPress, { signal });
}

/** Adds attributes that the server has not printed, until the widget goes. */
function name(element: Element, attributes: Readonly<Record<string, string>>, signal: AbortSignal): void {
  const added = Object.entries(attributes).filter(([attribute]) => !element.hasAttribute(attribute));
  for (const [attribute, value] of added) element.setAttribute(attribute, value);
  signal.addEventListener('abort', () => {
    for (const [attribute] of added) element.removeAttribute(attribute);
  });
}

export { mountComingSoonBanner as mount };
