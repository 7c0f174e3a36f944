import { flushSync } from 'react-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { encodeForm } from '../../src/core/calls/form';
import { request } from '../../src/core/calls/request';
import { focusMain } from '../../src/core/focusMain';
import { warnOnce } from '../../src/core/report';

/** The banner, shown until the shop was asked to dismiss it. */
export interface BannerState {
  readonly phase: 'shown' | 'sending' | 'hidden';
}

export interface BannerStore extends StoreApi<BannerState> {
  /**
   * Tells the shop that this manager has seen enough of the banner, and hides it, whatever the shop says.
   * @param link has the address and the nonce of the call
   */
  dismiss(link: HTMLElement): Promise<void>;
}

/** The state of one banner. Source: spec storefront 7 "Coming-soon banner"; contract 25. */
export function createBannerStore(banner: HTMLElement): BannerStore {
  const store = createStore<BannerState>()(() => ({ phase: 'shown' }));

  async function dismiss(link: HTMLElement): Promise<void> {
    if (store.getState().phase !== 'shown') return;
    store.setState({ phase: 'sending' });
    await tellShop(link);
    const hadFocus = banner.contains(document.activeElement);
    flushSync(() => store.setState({ phase: 'hidden' }));
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
