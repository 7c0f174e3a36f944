<?php
/**
 * Plugin Name: Shop Widgets
 * Description: Fast, accessible widgets on the markup of a WooCommerce shop. Takes off the scripts that they stand for, and gives each back where you switch a widget off.
 * Version: 0.12.3
 * Requires at least: 6.5
 * Requires PHP: 7.4
 * License: MIT
 * License URI: https://opensource.org/license/mit
 * Text Domain: shop-widgets
 * Domain Path: /languages
 *
 * @package ShopWidgets
 */

defined( 'ABSPATH' ) || exit;

// A shop that has the must-use file keeps it, with the bundle that it has found; the settings count for it as well.
if ( ! function_exists( 'shop_widgets_start' ) ) {
	require __DIR__ . '/includes/must-use/shop-widgets.php';

	add_filter( 'shop_widgets_path', 'shop_widgets_plugin_path', 5 );
	add_filter( 'shop_widgets_url', 'shop_widgets_plugin_url', 5 );
}
require __DIR__ . '/settings.php';
require __DIR__ . '/update.php';

add_action( 'init', 'shop_widgets_load_texts' );

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
