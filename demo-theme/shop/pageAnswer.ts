import { page } from './answers';
import { banners, consentNotice, placeOfNotice } from './consentNotice';
import { randomHex } from './digest';
import { cartContentsLink } from './fragments';
import { escapeHtml } from './html';
import { isStrict, withoutInlineStyles } from './inlineStyles';
import { newsletterValues } from './newsletter/forms';
import { readPayments } from './paying/switch';
import { pluginTags, rememberedPlugins } from './plugins';
import { servicesConfig } from './services';
import { placeScript, readSwitches, type Switches } from './switches';
import { render, type Values } from './template';
import { rememberedTheme, themeTags } from './theme';
import type { Visit } from './visit';
import { wishlistConfig, wishlistCounter } from './wishlist/markup';
import { rememberedMode } from './wishlist/mode';

/** Settings of the shop that concern every page. */
export interface PageSettings {
  scriptTag: string;
  /** HTML at the start of every head, for the development server. */
  headStart: string;
  /** Time for the call for the cart's fragments, ms. */
  fragmentsTimeout: number;
  panelByDefault: boolean;
}

const JQUERY_TAGS = {
  '3': '<script src="/jquery/3/jquery.min.js"></script>',
  '4': '<script src="/jquery/4/jquery.min.js"></script>',
  none: '',
};

/** The theme hides galleries until their script is there. */
const SHOWN_WITHOUT_SCRIPT = '<style>.woocommerce-product-gallery { opacity: 1 !important; }</style>';

/** Settings of the widgets that the switches ask for. */
function widgetSettings({ searchesLists, addsByCall }: Switches): string {
  const settings = {
    ...(searchesLists && { useSelectSearch: true }),
    ...(addsByCall && { productFormAction: 'shop_widgets_add' }),
  };
  if (Object.keys(settings).length === 0) return '';
  return `<script type="application/json" id="shop-widgets-config">${JSON.stringify(settings)}</script>`;
}

const PANEL = {
  head: '<link rel="stylesheet" href="/theme/panel.css">',
  end: '<script src="/theme/panel.js"></script>',
};

/** Values of one page, beside those that every page has. */
export interface PageParts {
  /** File of `pages/` without extension. */
  file: string;
  /** Plain text. */
  title: string;
  values?: Values;
  status?: number;
  /** The page always carries the listeners' script. */
  listeners?: boolean;
}

/** Answers a page: fills the file, prints waiting notices, obeys the query switches. */
export function answerPage(visit: Visit, parts: PageParts, settings: PageSettings): Response {
  const switches = readSwitches(visit.request, settings.panelByDefault);
  const script = placeScript(switches, settings.scriptTag);
  const services = servicesConfig(visit);
  const query = visit.url.searchParams;
  const banner = banners(query, visit.base);
  const nonce = randomHex(12);
  const { theme } = visit;
  const themed = theme && themeTags(theme);
  const plugins = pluginTags(visit.plugins);
  const values: Values = {
    base: visit.base,
    is_cart: '',
    fragments_timeout: String(settings.fragmentsTimeout),
    mini_cart: render('partials/mini-cart', {}),
    attribution_config: switches.attribution
      ? render('partials/config-attribution', { base: visit.base, allow_tracking: String(switches.tracking) })
      : '',
    services_config: services.html,
    variation_config: '',
    product_config: '',
    footer_config: '',
    theme_classes: `theme-lipa ${theme ? `child-theme-${theme.name}` : 'sw-quantity-buttons'}${placeOfNotice(query) === 'top' ? ' has-notice-at-top' : ''}`,
    title: escapeHtml(parts.title),
    notices: visit.session.takeNotices(),
    cart_link: cartContentsLink(visit.session.cart, visit),
    head_start: settings.headStart + widgetSettings(switches),
    wishlist_counter: wishlistCounter(visit),
    head_scripts: [
      themed?.head,
      wishlistConfig(visit),
      JQUERY_TAGS[switches.jquery],
      plugins.head,
      script.head,
      switches.script === 'none' ? SHOWN_WITHOUT_SCRIPT : '',
      switches.panel ? PANEL.head : '',
    ]
      .filter(Boolean)
      .join('\n'),
    end_scripts: [
      themed?.end,
      switches.listeners || parts.listeners ? '<script src="/theme/listeners.js"></script>' : '',
      plugins.end,
      script.end,
      switches.panel ? PANEL.end : '',
    ]
      .filter(Boolean)
      .join('\n'),
    store_notice: banner.top,
    consent: consentNotice(query) + banner.bottom,
    ...newsletterValues(visit),
    ...theme?.values?.(visit),
    ...parts.values,
  };
  const html = render(`pages/${parts.file}`, values, theme?.name);
  const response = switches.strictCsp
    ? page(withNonce(html, nonce), parts.status, { 'Content-Security-Policy': strictPolicy(nonce) })
    : page(isForStrictPage(visit.request) ? withoutInlineStyles(html) : html, parts.status);
  visit.cookies.push(
    ...switches.remember,
    ...services.remember,
    ...rememberedMode(visit),
    ...rememberedTheme(visit),
    ...rememberedPlugins(visit),
    ...readPayments(visit.request).remember,
  );
  return response;
}

/** A script of a page with the strict policy asks for this one, to show parts of it. */
const isForStrictPage = ({ headers }: Request): boolean =>
  headers.has('x-requested-with') && isStrict(headers.get('referer') ?? '');

const strictPolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    "img-src 'self' data:",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types shop-widgets',
  ].join('; ');

/** Inline scripts get the nonce; styles, which this policy forbids, are left out. */
const withNonce = (html: string, nonce: string): string =>
  withoutInlineStyles(html).replace(/<script(?=[\s>])/g, `<script nonce="${nonce}"`);
