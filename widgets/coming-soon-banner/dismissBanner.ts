import { encodeForm } from '../../src/core/calls/form';
import { request } from '../../src/core/calls/request';
import { focusMain } from '../../src/core/focusMain';
import { warnOnce } from '../../src/core/report';

/**
 * Tells the shop that this manager has seen enough of the banner, and hides it, whatever the shop says.
 * Source: spec storefront 7 "Coming-soon banner"; contract 25.
 */
export async function dismissBanner(banner: HTMLElement, link: HTMLElement): Promise<void> {
  link.setAttribute('aria-busy', 'true');
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
  link.removeAttribute('aria-busy');
  const hadFocus = banner.contains(document.activeElement);
  banner.style.display = 'none';
  if (hadFocus) focusMain();
}
