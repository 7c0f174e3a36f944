import { encodeForm } from '../../src/core/calls/form';
import { request } from '../../src/core/calls/request';
import { focusMain } from '../../src/core/focus';
import { warnOnce } from '../../src/core/report';
import { createDrawnStore } from '../../src/ui/storeContext';

interface BannerState {
  readonly phase: 'shown' | 'sending' | 'hidden';
}

export type BannerStore = ReturnType<typeof createBannerStore>;

export function createBannerStore(banner: HTMLElement) {
  const store = createDrawnStore<BannerState>(() => ({ phase: 'shown' }));

  /** Hides the banner, whatever the shop answers. `link` has the address and the nonce of the call. */
  async function dismiss(link: HTMLElement): Promise<void> {
    if (store.getState().phase !== 'shown') return;
    store.setState({ phase: 'sending' });
    await tellShop(link);
    const hadFocus = banner.contains(document.activeElement);
    store.draw({ phase: 'hidden' });
    if (hadFocus) focusMain();
  }

  return { ...store, dismiss };
}

async function tellShop(link: HTMLElement): Promise<void> {
  try {
    await request(link.getAttribute('data-rest-url') ?? '', {
      body: encodeForm({ woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } }),
      headers: { 'X-WP-Nonce': link.getAttribute('data-rest-nonce') ?? '' },
    });
  } catch (cause) {
    warnOnce({
      where: 'coming-soon-banner',
      element: link,
      found: 'the shop did not take the dismissal',
      consequence: 'The banner is hidden on this page, and comes back with the next one.',
      advice: 'Load the page again where it has been open for long: its nonce ages.',
      cause,
    });
  }
}
