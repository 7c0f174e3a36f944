<?php
/**
 * Plugin Name: Shop Widgets
 * Description: Fast, accessible widgets on the markup of a WooCommerce shop. Takes off the scripts that they stand for, and gives each back where you switch a widget off.
 * Version: 0.16.0
 * Requires at least: 6.5
 * Requires PHP: 7.4
 * Requires Plugins: woocommerce
 * WC requires at least: 9.0
 * WC tested up to: 10.9
 * License: MIT
 * License URI: https://opensource.org/license/mit
 * Text Domain: shop-widgets
 * Domain Path: /languages
 *
 * @package ShopWidgets
 */

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'shop_widgets_load_texts' );
add_action( 'before_woocommerce_init', 'shop_widgets_declare_compatibility' );

// A shop that has the must-use file keeps it, with the bundle that it has found; the settings count for it as well.
if ( ! function_exists( 'shop_widgets_start' ) ) {
	require __DIR__ . '/includes/must-use/shop-widgets.php';

	add_filter( 'shop_widgets_path', 'shop_widgets_plugin_path', 5 );
	add_filter( 'shop_widgets_url', 'shop_widgets_plugin_url', 5 );
}
if ( function_exists( 'shop_widgets_problems' ) ) {
	require __DIR__ . '/settings.php';
	require __DIR__ . '/page.php';
	require __DIR__ . '/caches.php';
	require __DIR__ . '/update.php';

	register_activation_hook( __FILE__, 'shop_widgets_empty_caches' );
	register_deactivation_hook( __FILE__, 'shop_widgets_empty_caches' );
} else {
	add_action( 'admin_notices', 'shop_widgets_print_old_file' );
}

/**
 * Tells that the must-use file is of an older version, or that parts of the plugin are missing.
 */
function shop_widgets_print_old_file() {
	$message = __( 'Shop Widgets has no settings page: wp-content/mu-plugins/shop-widgets.php is of an older version, or files of the plugin are missing. Delete that file, or upload the plugin again.', 'shop-widgets' );
	wp_admin_notice( esc_html( $message ), array( 'type' => 'warning' ) );
}

/**
 * Tells WooCommerce that orders in its own tables, and cart and checkout as blocks, are nothing to this plugin: it reads no order, and
 * leaves blocks to their scripts.
 */
function shop_widgets_declare_compatibility() {
	if ( class_exists( '\Automattic\WooCommerce\Utilities\FeaturesUtil' ) ) {
		foreach ( array( 'custom_order_tables', 'cart_checkout_blocks' ) as $feature ) {
			\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( $feature, __FILE__, true );
		}
	}
}

/**
 * The folder of the bundle that comes with the plugin.
 *
 * @return string
 */
function shop_widgets_plugin_path() {
	return __DIR__ . '/dist';
}

/**
 * The address of that folder.
 *
 * @return string
 */
function shop_widgets_plugin_url() {
	return plugins_url( 'dist', __FILE__ );
}

/**
 * Loads the plugin's texts in the language of the site.
 */
function shop_widgets_load_texts() {
	load_plugin_textdomain( 'shop-widgets', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );
}
