import { MarkupError } from '../../src/core/errors';
import { defineView } from '../../src/hydrate/defineView';
import { ComingSoonBanner, DISMISS } from './ComingSoonBanner';
import { createBannerStore } from './store';

/**
 * Lets managers dismiss the “coming soon” banner, also with keys: the shop prints a link without address, name and role.
 * Source: spec storefront 4, 7 "Coming-soon banner"; contract 25.
 * @throws MarkupError when the banner has nothing to dismiss it with
 */
export const mount = defineView('coming-soon-banner', HTMLElement, banner => {
  if (!banner.querySelector(DISMISS)) throw new MarkupError('coming-soon-banner', banner, `it has no ${DISMISS}`);
  const store = createBannerStore(banner);
  return { render: () => <ComingSoonBanner banner={banner} store={store} /> };
});
