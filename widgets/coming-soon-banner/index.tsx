import { MarkupError } from '../../src/core/errors';
import { type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { ComingSoonBanner, DISMISS } from './ComingSoonBanner';
import { createBannerStore } from './store';

/**
 * Lets managers dismiss the “coming soon” banner, also with keys: the shop prints a link without address, name and role.
 * Source: spec storefront 4, 7 "Coming-soon banner"; contract 25.
 * @throws MarkupError when the banner has nothing to dismiss it with
 */
function mountComingSoonBanner(marker: Element, options: HydrateOptions = {}): Mounted {
  if (!(marker instanceof HTMLElement) || !marker.querySelector(DISMISS)) {
    throw new MarkupError('coming-soon-banner', marker, `it has no ${DISMISS}`);
  }
  const store = createBannerStore(marker);
  return hydrateWidget('coming-soon-banner', marker, () => <ComingSoonBanner banner={marker} store={store} />, options);
}

export { mountComingSoonBanner as mount };
