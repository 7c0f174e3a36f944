import { readGlobal } from './core/config/shopGlobals';
import { clashWith } from './loader/clashWith';
import type { Wake, WidgetDefinition } from './loader/definition';
import { findAll } from './loader/findAll';
import { atOnce, whenIdle, whenVisible, where } from './loader/wakes';

/** A body that tells a choice, as the server knows it. Source: add-on contract 3.1. */
const CONSENT_BODY = '.cookies-set, .cookies-not-set';

const ownScript = (file: string, script: string) =>
  document.querySelector(`script[src*="${file}"]`) ? script : undefined;

/** In a window of at most 1024 px, now or when it gets as narrow. */
const whenNarrow: Wake = (_marker, wake, signal) => {
  const narrow = matchMedia('(max-width: 1024px)');
  if (narrow.matches) wake();
  else narrow.addEventListener('change', wake, { once: true, signal });
};

/** The notice, links that take a choice back, and the body where it tells a choice on a page without the notice. */
function consentMarkers(root: ParentNode): readonly Element[] {
  const found = findAll(root, '#cookie-notice, .cn-revoke-inline');
  const isBare = root === document && document.body.matches(CONSENT_BODY) && !document.querySelector('#cookie-notice');
  return isBare ? [document.body, ...found] : found;
}

/** The widgets of a site's frame, which most pages have: notices, consent, menu, search, newsletter. */
export const siteWidgets = {
  'order-attribution': {
    name: 'order-attribution',
    // The root stands for the page: nothing in it is touched. The head is the tables' cart's.
    markers: root => (root === document && readGlobal('wc_order_attribution') ? [document.documentElement] : []),
    wakes: [atOnce],
    clash: () => clashWith("the shop's own attribution script", 'setOrderTracking', readGlobal('wc_order_attribution')),
    load: () => import('../widgets/order-attribution').then(({ mount }) => ({ mount })),
  },
  'store-notice': {
    name: 'store-notice',
    markers: '.woocommerce-store-notice',
    wakes: [atOnce],
    load: () => import('../widgets/store-notice').then(({ mount }) => ({ mount })),
  },
  'cookie-notice': {
    name: 'cookie-notice',
    markers: consentMarkers,
    wakes: [atOnce],
    load: () => import('../widgets/cookie-notice').then(({ mount }) => ({ mount })),
  },
  menu: {
    name: 'menu',
    markers: '.main-navigation',
    wakes: [],
    controls: '.menu-toggle, .dropdown-toggle, .menu-item-has-children > a',
    clash: () => ownScript('/navigation.', "the theme's own menu script"),
    load: () => import('../widgets/menu').then(({ mount }) => ({ mount })),
  },
  'site-search': {
    name: 'site-search',
    markers: '.is-menu, .is-search-form, .storefront-handheld-footer-bar .search',
    // Up to this width the links of menus lead nowhere, touched or not. Source: spec storefront 2.
    wakes: [where(marker => marker.matches('.is-menu:has(> a)'), whenNarrow)],
    controls: '.is-menu > a, .search > a',
    clash: () => ownScript('ivory-search', "the search's own script"),
    load: () => import('../widgets/site-search').then(({ mount }) => ({ mount })),
  },
  newsletter: {
    name: 'newsletter',
    markers: 'form.mc4wp-form',
    // After a post it has something to tell, wherever it stands.
    wakes: [
      where(() => 'mc4wp_submitted_form' in window, atOnce),
      whenVisible,
      where(form => form.querySelector('[data-show-if], [data-hide-if]') !== null, whenIdle),
    ],
    clash: () => clashWith("the newsletter's own script", 'get', Object(readGlobal('mc4wp')?.forms)),
    load: () => import('../widgets/newsletter').then(({ mount }) => ({ mount })),
  },
} satisfies Record<string, WidgetDefinition>;
