<?php
/**
 * Plugin Name: Shop Widgets
 * Description: Puts shop-widgets into the shop's pages, and takes off the scripts that it stands for with the libraries that only they need.
 * Version: 0.16.0
 * Requires at least: 6.5
 * Requires PHP: 7.4
 * Requires Plugins: woocommerce
 * License: MIT
 *
 * Copy this file and the folder `shop-widgets-includes` to `wp-content/mu-plugins/`, and the folder `dist` of the package to
 * `wp-content/shop-widgets/` or, beside this file, to `wp-content/mu-plugins/shop-widgets/`. Nothing else of the shop is changed;
 * delete them to take it away.
 *
 * @package ShopWidgets
 */

defined( 'ABSPATH' ) || exit;

/** The version of these files; the bundle must be of the same. */
const SHOP_WIDGETS_VERSION = '0.16.0';

foreach ( array( 'problems', 'bundle', 'tags', 'plan', 'take-over', 'held', 'files', 'libraries', 'finish', 'product-form', 'optimisers' ) as $shop_widgets_part ) {
	$shop_widgets_file = __DIR__ . "/shop-widgets-includes/$shop_widgets_part.php";
	if ( ! is_readable( $shop_widgets_file ) ) {
		add_action(
			'admin_notices',
			static function () use ( $shop_widgets_file ) {
				/* translators: %s: path of a file */
				$message = __( 'Shop Widgets does nothing: %s is missing or can’t be read. Copy shop-widgets.php and the folder shop-widgets-includes again.', 'shop-widgets' );
				wp_admin_notice( esc_html( sprintf( $message, $shop_widgets_file ) ), array( 'type' => 'warning' ) );
			}
		);
		return;
	}
	require_once $shop_widgets_file;
}

// All plugins are there then, in whichever order they are loaded.
if ( did_action( 'plugins_loaded' ) ) {
	shop_widgets_register();
} else {
	add_action( 'plugins_loaded', 'shop_widgets_register' );
}

/**
 * Registers the hooks, once. Without WooCommerce there are none that a page of the site comes by.
 */
function shop_widgets_register() {
	static $is_registered = false;
	if ( $is_registered ) {
		return;
	}
	$is_registered = true;
	add_action( 'admin_notices', 'shop_widgets_print_notice' );
	if ( ! shop_widgets_has_shop() ) {
		return;
	}
	// Only what a template draws comes by here: not the admin, the login, REST, AJAX nor cron.
	add_action( 'template_redirect', 'shop_widgets_start' );
	shop_widgets_register_product_form();
	shop_widgets_register_exclusions();
}

/**
 * Whether WooCommerce is active and whole.
 *
 * @return bool
 */
function shop_widgets_has_shop() {
	return class_exists( 'WooCommerce', false ) && function_exists( 'WC' );
}

/**
 * Starts on a page of the shop, once, where the bundle is whole. Else the shop works as without this plugin.
 */
function shop_widgets_start() {
	static $is_started = false;
	if ( $is_started ) {
		return;
	}
	$is_started = true;
	shop_widgets_safely( 'shop_widgets_prepare_page', null );
}

/**
 * Adds the hooks of a page.
 */
function shop_widgets_prepare_page() {
	if ( ! shop_widgets_is_active() ) {
		return;
	}
	$bundle = shop_widgets_read_bundle();
	if ( is_wp_error( $bundle ) ) {
		shop_widgets_log( $bundle->get_error_message() );
		return;
	}
	$config = shop_widgets_config();
	$plan   = shop_widgets_plan( $bundle['entries'], $config['disabled'] );

	$print_tags = static function () use ( $bundle, $config ) {
		shop_widgets_print_tags( $bundle, $config );
	};
	// The guard and what other scripts call come before all scripts.
	add_action(
		'wp_head',
		static function () use ( $bundle ) {
			shop_widgets_print_early( $bundle );
		},
		1
	);
	add_action( 'wp_head', $print_tags, 7 );
	// For a theme without wp_head().
	add_action( 'wp_footer', $print_tags, 1 );

	add_filter(
		'print_scripts_array',
		static function ( $handles ) use ( $plan ) {
			return shop_widgets_safely(
				static function () use ( $handles, $plan ) {
					return shop_widgets_take_over( $handles, $plan );
				},
				$handles
			);
		},
		PHP_INT_MAX
	);
	add_action(
		'wp_footer',
		static function () use ( $plan ) {
			shop_widgets_print_held( $plan );
		},
		PHP_INT_MAX
	);
	add_filter( 'wp_audio_shortcode_library', 'shop_widgets_keep_player' );
	add_filter( 'wp_video_shortcode_library', 'shop_widgets_keep_player' );

	if ( 'look' === $plan['jquery'] || shop_widgets_is_reported() ) {
		ob_start(
			static function ( $page, $phase ) use ( $plan, $bundle ) {
				$is_whole = ( $phase & PHP_OUTPUT_HANDLER_START ) && ( $phase & PHP_OUTPUT_HANDLER_FINAL );
				// At the very end of a request the list of printed scripts is lost.
				if ( ! $is_whole || ! isset( $GLOBALS['wp_scripts'] ) ) {
					return $page;
				}
				return shop_widgets_safely(
					static function () use ( $page, $plan, $bundle ) {
						return shop_widgets_finish( $page, $plan, $bundle['url'] );
					},
					$page
				);
			}
		);
	}
}

/**
 * Whether the visitor may see the page's report, which lists the uses of jQuery.
 *
 * @return bool
 */
function shop_widgets_is_reported() {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- shows what the page is made of, and changes nothing.
	return current_user_can( 'manage_woocommerce' ) || ( isset( $_GET['shop-widgets'] ) && 'report' === $_GET['shop-widgets'] );
}

/**
 * Whether this request is a page of the shop that visitors read.
 *
 * @return bool
 */
function shop_widgets_is_active() {
	$is_amp = ( function_exists( 'amp_is_request' ) && amp_is_request() )
		|| ( function_exists( 'is_amp_endpoint' ) && is_amp_endpoint() );
	$active = ! ( $is_amp || is_admin() || is_customize_preview() || is_feed() || is_embed() || is_robots() || is_favicon() || is_trackback() );

	/**
	 * Filters whether anything is done on this page.
	 *
	 * @param bool $active Default true on pages, but for the customizer's preview, feeds, embeds and AMP.
	 */
	return (bool) apply_filters( 'shop_widgets_active', $active );
}
