import { pageGlobal } from '../core/config/pageGlobal';
import { definitions, type WidgetName } from '../registry';
import { tReport } from './messages';
import type { ReportedPage, ReportedScript, ReportedSetting } from './report';

const NEW_PASSWORD =
  'form.register #reg_password, form.checkout #account_password, form.edit-account #password_1, form.lost_reset_password #password_1';

/** Settings that the shop prints with one of its scripts, and that widgets read. */
type Need = readonly [
  /** The global variable that holds them. */
  name: string,
  /** WordPress' handle of the script. */
  handle: string,
  /** Consequence of missing settings. */
  without: 'plain' | 'defaults' | 'refused' | 'idle',
  widgets: readonly WidgetName[],
  /** Selector of the elements that need them; default: the widgets' markers. */
  where?: string,
];

/** Needs, except for settings that some pages print. See contract/page.md#settings. */
const NEEDS: readonly Need[] = [
  ['wc_add_to_cart_params', 'wc-add-to-cart', 'plain', ['add-to-cart']],
  ['wc_cart_fragments_params', 'wc-cart-fragments', 'defaults', ['mini-cart']],
  ['wc_add_to_cart_variation_params', 'wc-add-to-cart-variation', 'defaults', ['variation-form']],
  ['wc_single_product_params', 'wc-single-product', 'defaults', ['product-gallery', 'review-form']],
  ['wc_cart_params', 'wc-cart', 'refused', ['cart-page'], 'form.woocommerce-cart-form'],
  ['wc_checkout_params', 'wc-checkout', 'refused', ['checkout'], 'form.checkout.woocommerce-checkout'],
  ['wc_address_i18n_params', 'wc-address-i18n', 'defaults', ['address-fields']],
  ['wc_country_select_params', 'wc-country-select', 'defaults', ['address-fields']],
  ['wc_password_strength_meter_params', 'wc-password-strength-meter', 'idle', ['password-field'], NEW_PASSWORD],
  ['_zxcvbnSettings', 'zxcvbn-async', 'idle', ['password-field'], NEW_PASSWORD],
  ['wcpt_params', 'wcpt', 'defaults', ['product-table', 'table-cart'], '.wcpt'],
  ['woosb_vars', 'woosb-frontend', 'defaults', ['bundle']],
  ['woo_variation_swatches_options', 'woo-variation-swatches', 'defaults', ['swatches']],
  ['cnArgs', 'cookie-notice-front', 'defaults', ['cookie-notice', 'consent-classes'], '#cookie-notice'],
  ['IvoryAjaxVars', 'ivory-ajax-search-scripts', 'refused', ['site-search'], 'form.is-ajax-search'],
  ['tinvwl_add_to_wishlist', 'tinvwl', 'defaults', ['wishlist']],
  ['mailchimp_public_data', 'mailchimp-woocommerce', 'idle', ['abandoned-cart'], '#mailchimp_woocommerce_newsletter'],
  ['wc_order_attribution', 'wc-order-attribution', 'idle', ['order-attribution'], 'wc-order-attribution-inputs'],
];

/** Widgets that work on the page as a whole: a page with their script needs the settings, too. */
const WHOLE_PAGE: readonly WidgetName[] = ['abandoned-cart', 'order-attribution'];

const markersOf = (widgets: readonly WidgetName[]) => widgets.map(widget => definitions[widget].markers).join();

export function missingSettings({ disabled }: ReportedPage, scripts: readonly ReportedScript[]): ReportedSetting[] {
  return NEEDS.flatMap(([name, handle, without, all, where = markersOf(all)]) => {
    const widgets = all.filter(widget => !disabled.includes(widget));
    if ((pageGlobal(name) ?? null) !== null || widgets.length === 0) return [];
    const isOnPage = WHOLE_PAGE.some(widget => all.includes(widget)) && scripts.some(one => one.handle === handle);
    if (!isOnPage && !document.querySelector(where)) return [];
    const fix = tReport(name === 'wc_add_to_cart_params' ? 'report.setting.ajax' : 'report.setting.fix', { handle });
    return { name, widgets, why: tReport(`report.setting.${without}`), fix };
  });
}
