<?php
/**
 * The settings, and what they change.
 *
 * @package ShopWidgets
 */

defined( 'ABSPATH' ) || exit;

add_action( 'admin_init', 'shop_widgets_register_settings' );
add_filter( 'option_page_capability_shop_widgets', 'shop_widgets_capability' );

// Before those of themes and plugins, which have the last word.
add_filter( 'shop_widgets_disabled', 'shop_widgets_set_disabled', 5 );
add_filter( 'shop_widgets_jquery', 'shop_widgets_set_jquery', 5 );
add_filter( 'shop_widgets_config', 'shop_widgets_set_config', 5 );

/**
 * The switches: widgets that share a script of the shop go together.
 *
 * @return array[] By name: `label`, what the scripts do whose job it is (`does`), and names of `widgets`.
 */
function shop_widgets_switches() {
	$switches = array(
		'cart'       => array( __( 'Adding to the cart, and the mini-cart', 'shop-widgets' ), __( 'the scripts that add from lists and keep the mini-cart up to date', 'shop-widgets' ), array( 'add-to-cart', 'mini-cart' ) ),
		'product'    => array( __( 'Product page: gallery, tabs, rating', 'shop-widgets' ), __( 'the script of the product page, with the slider, the zoom and the full-screen view of its pictures', 'shop-widgets' ), array( 'product-gallery', 'product-tabs', 'review-form', 'short-description' ) ),
		'variations' => array( __( 'Choice of variations', 'shop-widgets' ), __( 'the script that finds a product’s variation, its price and stock', 'shop-widgets' ), array( 'variation-form' ) ),
		'swatches'   => array( __( 'Swatches of variations', 'shop-widgets' ), __( 'the script of the swatches plugin', 'shop-widgets' ), array( 'swatches' ) ),
		'bundles'    => array( __( 'Product bundles', 'shop-widgets' ), __( 'the script of the bundles plugin', 'shop-widgets' ), array( 'bundle' ) ),
		'tables'     => array( __( 'Product tables, their cart, search and players', 'shop-widgets' ), __( 'the scripts of the product tables plugin', 'shop-widgets' ), array( 'product-table', 'table-cart', 'table-search', 'media-player' ) ),
		'forms'      => array( __( 'Quantities, sorting, passwords and notices', 'shop-widgets' ), __( 'the script of all shop pages, and the meter of new passwords', 'shop-widgets' ), array( 'quantity', 'quantity-minimum', 'product-list', 'password-field', 'store-notice', 'notices' ) ),
		'cart-page'  => array( __( 'Cart page', 'shop-widgets' ), __( 'the script of the cart page', 'shop-widgets' ), array( 'cart-page' ) ),
		'checkout'   => array( __( 'Checkout and account', 'shop-widgets' ), __( 'the scripts of the checkout, of lost passwords and of saved payment methods', 'shop-widgets' ), array( 'checkout', 'account' ) ),
		'addresses'  => array( __( 'Address fields by country', 'shop-widgets' ), __( 'the scripts that show the states of a country and the order of its fields', 'shop-widgets' ), array( 'address-fields' ) ),
		'payments'   => array( __( 'Cards, wallets and paying in parts', 'shop-widgets' ), __( 'the scripts of WooPayments', 'shop-widgets' ), array( 'card-payment', 'express-checkout', 'pay-later', 'payment-report', 'usage-events' ) ),
		'wishlist'   => array( __( 'Wishlist', 'shop-widgets' ), __( 'the script of the wishlist plugin', 'shop-widgets' ), array( 'wishlist' ) ),
		'navigation' => array( __( 'Menu and search', 'shop-widgets' ), __( 'the theme’s script of the menu, and those of the search plugin', 'shop-widgets' ), array( 'menu', 'site-search' ) ),
		'cookies'    => array( __( 'Cookie notice', 'shop-widgets' ), __( 'the script of the cookie notice', 'shop-widgets' ), array( 'cookie-notice', 'consent-classes' ) ),
		'marketing'  => array( __( 'Newsletter, abandoned carts, services, where visitors came from', 'shop-widgets' ), __( 'the scripts of Mailchimp’s plugins, and the one that records where a visitor came from', 'shop-widgets' ), array( 'newsletter', 'abandoned-cart', 'services', 'order-attribution', 'coming-soon-banner' ) ),
	);
	foreach ( $switches as $name => list( $label, $does, $widgets ) ) {
		$switches[ $name ] = compact( 'label', 'does', 'widgets' );
	}
	return $switches;
}

/**
 * Who may change the settings: administrators and shop managers; administrators alone while WooCommerce is off.
 *
 * @return string
 */
function shop_widgets_capability() {
	return shop_widgets_has_shop() ? 'manage_woocommerce' : 'manage_options';
}

/**
 * Returns the plugin's settings.
 *
 * @return array `off`: names of switches; `jquery`: `keep` or `look`; `report`: whether anybody may see the report.
 */
function shop_widgets_settings() {
	return shop_widgets_sanitize( get_option( 'shop_widgets', array() ) );
}

/**
 * Returns the valid settings of a sent form, or of stored settings.
 *
 * @param mixed $given The form's values: `on`, names of switches, in place of `off`.
 * @return array As `shop_widgets_settings` answers.
 */
function shop_widgets_sanitize( $given ) {
	$given = is_array( $given ) ? $given : array();
	$names = array_keys( shop_widgets_switches() );
	$texts = static function ( $list ) {
		return array_filter( (array) $list, 'is_string' );
	};
	$off   = isset( $given['on'] ) ? array_diff( $names, $texts( $given['on'] ) ) : array_intersect( $names, $texts( $given['off'] ?? array() ) );
	return array(
		'off'    => array_values( $off ),
		'jquery' => 'look' === ( $given['jquery'] ?? '' ) ? 'look' : 'keep',
		'report' => ! empty( $given['report'] ),
	);
}

/**
 * Switches widgets off.
 *
 * @param string[] $names Names of widgets that are off.
 * @return string[] With those of the settings.
 */
function shop_widgets_set_disabled( $names ) {
	$switches = shop_widgets_switches();
	foreach ( shop_widgets_settings()['off'] as $name ) {
		$names = array_merge( (array) $names, $switches[ $name ]['widgets'] );
	}
	return $names;
}

/**
 * Whether jQuery stays.
 *
 * @param bool|string $rule The default.
 * @return bool|string As the filter `shop_widgets_jquery` tells.
 */
function shop_widgets_set_jquery( $rule ) {
	return 'look' === shop_widgets_settings()['jquery'] ? 'look' : $rule;
}

/**
 * Shows the report to visitors who may see it.
 *
 * @param array $config The bundle's settings.
 * @return array
 */
function shop_widgets_set_config( $config ) {
	if ( current_user_can( shop_widgets_capability() ) || shop_widgets_settings()['report'] ) {
		$config = array( 'report' => true ) + (array) $config;
	}
	return $config;
}

/**
 * Registers the form, with its nonce.
 */
function shop_widgets_register_settings() {
	register_setting(
		'shop_widgets',
		'shop_widgets',
		array(
			'type'              => 'array',
			'sanitize_callback' => 'shop_widgets_sanitize',
		)
	);
}
