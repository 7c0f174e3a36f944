import { pageGlobal } from '../core/config/pageGlobal';
import { definitions, type WidgetName } from '../registry';
import { type ReportKey, tReport } from './messages';
import type { PageFacts } from './page';
import type { ReportedScript, ReportedSetting } from './report';

const NEW_PASSWORD =
  'form.register #reg_password, form.checkout #account_password, form.edit-account #password_1, form.lost_reset_password #password_1';

type Consequence = 'plain' | 'defaults' | 'refused' | 'idle';

/**
 * Settings that the shop prints with one of its scripts, and that widgets read.
 * @param name global variable that holds them
 * @param handle WordPress handle of that script
 * @param without what happens without them
 * @param where selector of the elements that need them; default: the widgets' markers
 */
const need = (name: string, handle: string, without: Consequence, widgets: readonly WidgetName[], where?: string) => ({
  name,
  handle,
  why: `report.setting.${without}` satisfies ReportKey,
  widgets,
  where: where ?? widgets.map(widget => definitions[widget].markers).join(),
});

/** Without settings that the shop prints on some pages only. Source: contract storefront 2 and the sections of each; contract add-ons. */
const NEEDS = [
  need('wc_add_to_cart_params', 'wc-add-to-cart', 'plain', ['add-to-cart']),
  need('wc_cart_fragments_params', 'wc-cart-fragments', 'defaults', ['mini-cart']),
  need('wc_add_to_cart_variation_params', 'wc-add-to-cart-variation', 'defaults', ['variation-form']),
  need('wc_single_product_params', 'wc-single-product', 'defaults', ['product-gallery', 'review-form']),
  need('wc_cart_params', 'wc-cart', 'refused', ['cart-page'], 'form.woocommerce-cart-form'),
  need('wc_checkout_params', 'wc-checkout', 'refused', ['checkout'], 'form.checkout.woocommerce-checkout'),
  need('wc_address_i18n_params', 'wc-address-i18n', 'defaults', ['address-fields']),
  need('wc_country_select_params', 'wc-country-select', 'defaults', ['address-fields']),
  need('wc_password_strength_meter_params', 'wc-password-strength-meter', 'idle', ['password-field'], NEW_PASSWORD),
  need('_zxcvbnSettings', 'zxcvbn-async', 'idle', ['password-field'], NEW_PASSWORD),
  need('wcpt_params', 'wcpt', 'defaults', ['product-table', 'table-cart'], '.wcpt'),
  need('woosb_vars', 'woosb-frontend', 'defaults', ['bundle']),
  need('woo_variation_swatches_options', 'woo-variation-swatches', 'defaults', ['swatches']),
  need('cnArgs', 'cookie-notice-front', 'defaults', ['cookie-notice', 'consent-classes'], '#cookie-notice'),
  need('IvoryAjaxVars', 'ivory-ajax-search-scripts', 'refused', ['site-search'], 'form.is-ajax-search'),
  need('tinvwl_add_to_wishlist', 'tinvwl', 'defaults', ['wishlist']),
  need(
    'mailchimp_public_data',
    'mailchimp-woocommerce',
    'idle',
    ['abandoned-cart'],
    '#mailchimp_woocommerce_newsletter',
  ),
  need('wc_order_attribution', 'wc-order-attribution', 'idle', ['order-attribution'], 'wc-order-attribution-inputs'),
];

/** Widgets that work on the page as a whole: a page with their script needs the settings, too. */
const WHOLE_PAGE: readonly WidgetName[] = ['abandoned-cart', 'order-attribution'];

export function missingSettings({ isOff }: PageFacts, scripts: readonly ReportedScript[]): ReportedSetting[] {
  return NEEDS.flatMap(({ name, handle, why, widgets, where }) => {
    const wanting = widgets.filter(widget => !isOff(widget));
    if ((pageGlobal(name) ?? null) !== null || wanting.length === 0) return [];
    const isOnPage = WHOLE_PAGE.some(widget => widgets.includes(widget)) && scripts.some(one => one.handle === handle);
    if (!isOnPage && !document.querySelector(where)) return [];
    const fix = name === 'wc_add_to_cart_params' ? 'report.setting.ajax' : 'report.setting.fix';
    return { name, widgets: wanting, why: tReport(why), fix: tReport(fix, { handle }) };
  });
}
