const MODES = ['bar', 'scroll', 'click', 'reload', 'revoke', 'manual', 'top', 'slide'] as const;
type Mode = (typeof MODES)[number];

const isMode = (name: string): name is Mode => MODES.some(mode => mode === name);

/** Settings of the cookie notice as its plugin prints them. See contract/consent.md#settings. */
function settingsOf(modes: readonly Mode[]): object {
  const has = (mode: Mode) => modes.includes(mode);
  return {
    ajaxUrl: '/wp-admin/admin-ajax.php',
    nonce: 'd3m0n0nce1',
    hideEffect: has('slide') ? 'slide' : 'fade',
    position: has('top') ? 'top' : 'bottom',
    onScroll: has('scroll'),
    onScrollOffset: 100,
    onClick: has('click'),
    cookieName: 'cookie_notice_accepted',
    cookieTime: 2592000,
    cookieTimeRejected: 86400,
    globalCookie: false,
    redirection: has('reload'),
    cache: false,
    revokeCookies: has('revoke') || has('manual'),
    revokeCookiesOpt: has('manual') ? 'manual' : 'automatic',
  };
}

const REVOKE =
  '<div class="cookie-revoke-container"><span id="cn-revoke-text" class="cn-text-container">Privolitev lahko kadar koli prekličete.</span><span id="cn-revoke-buttons" class="cn-buttons-container"><button id="cn-revoke-cookie" class="cn-revoke-cookie cn-button">Prekliči privolitev</button></span></div>';

/** Returns the position of the notice, also for a page without one. */
export const placeOfNotice = (query: URLSearchParams): 'top' | 'bottom' =>
  (query.get('notice') ?? '').split(',').includes('top') ? 'top' : 'bottom';

/**
 * The cookie notice, hidden as its plugin prints it: `?notice=bar`, several modes with commas; nothing without the switch.
 * `revoke` offers to take a choice back, `manual` by a link in the footer alone, `missing` has that link and no notice.
 */
export function consentNotice(query: URLSearchParams): string {
  const names = (query.get('notice') ?? '').split(',').filter(Boolean);
  if (!names.length) return '';
  const modes = names.filter(isMode);
  const link = '<p><a class="cn-revoke-cookie cn-button-inline cn-revoke-inline" href="#">Izbira piškotkov</a></p>';
  if (names.includes('missing')) return link;
  const revoke = modes.includes('revoke') ? REVOKE : '';
  return `${modes.includes('manual') ? link : ''}<script>
var cnArgs = ${JSON.stringify(settingsOf(modes))};
</script>
<div id="cookie-notice" role="dialog" class="cookie-notice-hidden cookie-revoke-hidden cn-position-${placeOfNotice(query)}" aria-label="Piškotki"><div class="cookie-notice-container"><span id="cn-notice-text" class="cn-text-container">Trgovina uporablja piškotke, da vam nakup teče gladko.</span><span id="cn-notice-buttons" class="cn-buttons-container"><button id="cn-accept-cookie" data-cookie-set="accept" class="cn-set-cookie cn-button">V redu</button><button id="cn-refuse-cookie" data-cookie-set="refuse" class="cn-set-cookie cn-button">Zavrni</button><button id="cn-more-info" class="cn-button" data-link-url="/zaloznik/" data-link-target="_self">Več o tem</button></span><button id="cn-close-notice" data-cookie-set="accept" class="cn-close-icon" aria-label="Zapri brez privolitve"></button></div>${revoke}</div>`;
}

/** The shop's notice and the “coming soon” banner, hidden as the shop prints them: `?banner=notice`, `?banner=soon`. */
export function banners(query: URLSearchParams, base: string): { top: string; bottom: string } {
  const kinds = (query.get('banner') ?? '').split(',');
  return {
    top: kinds.includes('notice')
      ? '<p role="complementary" aria-label="Obvestilo trgovine" class="woocommerce-store-notice demo_store" data-notice-id="0c1a6c1e8d5f4a72b0d9e3f4a5b6c7d8" style="display:none;">Poskusna trgovina: naročil ne pošiljamo. <a role="button" href="#" class="woocommerce-store-notice__dismiss-link">Skrij obvestilo</a></p>'
      : '',
    bottom: kinds.includes('soon')
      ? `<div id="coming-soon-footer-banner"><div class="coming-soon-footer-banner__content">Trgovina je še skrita pred kupci.</div><a class="coming-soon-footer-banner-dismiss" data-rest-url="${base}/wp-json/wp/v2/users/1" data-rest-nonce="d3m0n0nce1"></a></div>`
      : '',
  };
}
