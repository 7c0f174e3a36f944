import { pageGlobal } from '../core/config/pageGlobal';
import { definitions, type WidgetName } from '../registry';
import { type ReportKey, tReport } from './messages';
import type { ReportedSetting } from './report';

const NEW_PASSWORD =
  'form.register #reg_password, form.checkout #account_password, form.edit-account #password_1, form.lost_reset_password #password_1';

/** Settings that the shop prints for a script of its own, and that a widget reads. */
interface Need {
  /** The global that holds them. */
  readonly name: string;
  /** The script that they are printed with. */
  readonly handle: string;
  readonly widgets: readonly WidgetName[];
  /** Where they are needed: an element of the page. */
  readonly where: string;
  /** Whether they are needed as well where the page has that script: their widget stands for the page. */
  readonly orScript?: true;
  readonly without: Extract<ReportKey, `report.setting.${string}`>;
}

/**
 * What the widgets need of the page's globals. Left out is what the shop itself prints only now and then, as
 * `wcpt_persist_params`. Source: contract storefront 2 and the sections of each; contract add-ons.
 */
const NEEDS: readonly Need[] = [
  {
    name: 'wc_add_to_cart_params',
    handle: 'wc-add-to-cart',
    widgets: ['add-to-cart'],
    where: definitions['add-to-cart'].markers,
    without: 'report.setting.plain',
  },
  {
    name: 'wc_cart_fragments_params',
    handle: 'wc-cart-fragments',
    widgets: ['mini-cart'],
    where: definitions['mini-cart'].markers,
    without: 'report.setting.defaults',
  },
  {
    name: 'wc_add_to_cart_variation_params',
    handle: 'wc-add-to-cart-variation',
    widgets: ['variation-form'],
    where: 'form.variations_form',
    without: 'report.setting.defaults',
  },
  {
    name: 'wc_single_product_params',
    handle: 'wc-single-product',
    widgets: ['product-gallery', 'review-form'],
    where: '.woocommerce-product-gallery, #review_form form',
    without: 'report.setting.defaults',
  },
  {
    name: 'wc_cart_params',
    handle: 'wc-cart',
    widgets: ['cart-page'],
    where: 'form.woocommerce-cart-form',
    without: 'report.setting.refused',
  },
  {
    name: 'wc_checkout_params',
    handle: 'wc-checkout',
    widgets: ['checkout'],
    where: 'form.checkout.woocommerce-checkout',
    without: 'report.setting.refused',
  },
  {
    name: 'wc_address_i18n_params',
    handle: 'wc-address-i18n',
    widgets: ['address-fields'],
    where: definitions['address-fields'].markers,
    without: 'report.setting.defaults',
  },
  {
    name: 'wc_country_select_params',
    handle: 'wc-country-select',
    widgets: ['address-fields'],
    where: definitions['address-fields'].markers,
    without: 'report.setting.defaults',
  },
  {
    name: 'wc_password_strength_meter_params',
    handle: 'wc-password-strength-meter',
    widgets: ['password-field'],
    where: NEW_PASSWORD,
    without: 'report.setting.idle',
  },
  {
    name: '_zxcvbnSettings',
    handle: 'zxcvbn-async',
    widgets: ['password-field'],
    where: NEW_PASSWORD,
    without: 'report.setting.idle',
  },
  {
    name: 'wcpt_params',
    handle: 'wcpt',
    widgets: ['product-table', 'table-cart'],
    where: '.wcpt',
    without: 'report.setting.defaults',
  },
  {
    name: 'woosb_vars',
    handle: 'woosb-frontend',
    widgets: ['bundle'],
    where: definitions.bundle.markers,
    without: 'report.setting.defaults',
  },
  {
    name: 'woo_variation_swatches_options',
    handle: 'woo-variation-swatches',
    widgets: ['swatches'],
    where: definitions.swatches.markers,
    without: 'report.setting.defaults',
  },
  {
    name: 'cnArgs',
    handle: 'cookie-notice-front',
    widgets: ['cookie-notice', 'consent-classes'],
    where: '#cookie-notice',
    without: 'report.setting.defaults',
  },
  {
    name: 'IvoryAjaxVars',
    handle: 'ivory-ajax-search-scripts',
    widgets: ['site-search'],
    where: 'form.is-ajax-search',
    without: 'report.setting.refused',
  },
  {
    name: 'tinvwl_add_to_wishlist',
    handle: 'tinvwl',
    widgets: ['wishlist'],
    where: definitions.wishlist.markers,
    without: 'report.setting.defaults',
  },
  {
    name: 'mailchimp_public_data',
    handle: 'mailchimp-woocommerce',
    widgets: ['abandoned-cart'],
    where: '#mailchimp_woocommerce_newsletter',
    orScript: true,
    without: 'report.setting.idle',
  },
  {
    name: 'wc_order_attribution',
    handle: 'wc-order-attribution',
    widgets: ['order-attribution'],
    where: 'wc-order-attribution-inputs',
    orScript: true,
    without: 'report.setting.idle',
  },
];

/**
 * Settings that widgets of the page need and that the page does not print.
 * @param handles of the shop's scripts that the page names
 * @param isOff whether a widget is switched off: what it would need is of no interest
 */
export function missingSettings(
  handles: ReadonlySet<string>,
  isOff: (widget: WidgetName) => boolean,
): ReportedSetting[] {
  return NEEDS.flatMap(({ name, handle, widgets, where, orScript, without }) => {
    const found = pageGlobal(name);
    const isNeeded = (orScript && handles.has(handle)) || document.querySelector(where) !== null;
    const wanting = widgets.filter(widget => !isOff(widget));
    if ((found !== undefined && found !== null) || !isNeeded || wanting.length === 0) return [];
    const fix = name === 'wc_add_to_cart_params' ? 'report.setting.ajax' : 'report.setting.fix';
    return { name, widgets: wanting, why: tReport(without), fix: tReport(fix, { handle }) };
  });
}
