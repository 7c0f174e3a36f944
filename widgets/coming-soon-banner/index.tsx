import { type ReactNode, useLayoutEffect } from 'react';
import { MarkupError } from '../../src/core/errors';
import { keepClearOf } from '../../src/core/scrollPadding';
import { Adopted, adopt, type SlotProps, useAttributes, useDisplay } from '../../src/hydrate';
import { defineView } from '../../src/hydrate/defineView';
import { useMissingAttributes } from '../../src/ui/elements';
import { usePress } from '../../src/ui/press';
import { storeContext } from '../../src/ui/storeContext';
import { useStore } from '../../src/ui/useStore';
import { tBanner } from './messages';
import { type BannerStore, createBannerStore } from './store';

const [BannerProvider, useBanner] = storeContext<BannerStore>();

const DISMISS = '.coming-soon-footer-banner-dismiss';

/** Lets managers dismiss the “coming soon” banner. See contract/account.md#coming-soon-banner. */
export const mount = defineView('coming-soon-banner', HTMLElement, banner => {
  if (!banner.querySelector(DISMISS)) throw new MarkupError('coming-soon-banner', banner, `it has no ${DISMISS}`);
  const store = createBannerStore(banner);
  return { render: () => <ComingSoonBanner banner={banner} store={store} /> };
});

function ComingSoonBanner({ banner, store }: { banner: HTMLElement; store: BannerStore }): ReactNode {
  useDisplay(banner, useStore(store, ({ phase }) => phase === 'hidden') ? false : undefined);
  useMissingAttributes(banner, { role: 'region', 'aria-label': tBanner('coming-soon.label') });
  useLayoutEffect(() => keepClearOf(banner), [banner]);
  return <BannerProvider value={store}>{adopt(banner, { [DISMISS]: Dismiss })}</BannerProvider>;
}

/** The shop prints it without address, name and role. */
function Dismiss({ element }: SlotProps): ReactNode {
  const store = useBanner();
  const isBusy = useStore(store, ({ phase }) => phase === 'sending');
  useMissingAttributes(element, { role: 'button', tabindex: '0', 'aria-label': tBanner('coming-soon.dismiss') });
  useAttributes(element, isBusy ? { 'aria-busy': 'true' } : {});
  return <Adopted of={element} {...usePress(() => void store.dismiss(element))} />;
}
