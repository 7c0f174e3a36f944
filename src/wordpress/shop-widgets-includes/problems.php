<?php
/**
 * Failing is local: what fails is noted, and the page goes out with the shop's own scripts.
 *
 * @package ShopWidgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns what a function returns. Where it throws, the problem is noted for the settings page.
 *
 * @param callable $run  Called without arguments.
 * @param mixed    $else What is returned where it throws.
 * @return mixed
 */
function shop_widgets_safely( $run, $else ) {
	try {
		return $run();
	} catch ( Throwable $thrown ) {
		$problem = sprintf( '%s (%s:%d)', $thrown->getMessage(), basename( $thrown->getFile() ), $thrown->getLine() );
		if ( get_transient( 'shop_widgets_problem' ) !== $problem ) {
			set_transient( 'shop_widgets_problem', $problem, DAY_IN_SECONDS );
		}
		shop_widgets_log( $problem );
		return $else;
	}
}

/**
 * Whether something has happened in this request.
 *
 * @param string $what   `guard`: it was printed; `player`: a shortcode needs the platform's player; `add`: something was added to the cart.
 * @param bool   $is_now Whether it happens now.
 * @return bool
 */
function shop_widgets_has( $what, $is_now = false ) {
	static $has = array();

	$has[ $what ] = $is_now || ! empty( $has[ $what ] );
	return $has[ $what ];
}

/**
 * Writes a problem into the log, where WP_DEBUG asks for it.
 *
 * @param string $problem What happened.
 */
function shop_widgets_log( $problem ) {
	if ( defined( 'WP_DEBUG' ) && WP_DEBUG ) {
		error_log( $problem ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- asked for by WP_DEBUG.
	}
}

/**
 * Why the plugin does nothing, or did not on a page of the last day.
 *
 * @return string[] In words, with what to do; empty where all is well.
 */
function shop_widgets_problems() {
	if ( ! shop_widgets_has_shop() ) {
		return array( __( 'Shop Widgets does nothing while WooCommerce is not active.', 'shop-widgets' ) );
	}
	$problems = array();
	$bundle   = shop_widgets_safely( 'shop_widgets_read_bundle', null );
	if ( is_wp_error( $bundle ) ) {
		$problems[] = $bundle->get_error_message();
	}
	$thrown = get_transient( 'shop_widgets_problem' );
	if ( is_string( $thrown ) && '' !== $thrown ) {
		/* translators: %s: an error of PHP */
		$problems[] = sprintf( __( 'On a page of the last day the shop worked with its own scripts, because of an error: %s. A filter of the theme or of another plugin may be its cause.', 'shop-widgets' ), $thrown );
	}
	return $problems;
}

/**
 * Tells users who may change it that the plugin does nothing, and why.
 */
function shop_widgets_print_notice() {
	if ( ! current_user_can( 'manage_woocommerce' ) && ! current_user_can( 'manage_options' ) ) {
		return;
	}
	foreach ( shop_widgets_problems() as $problem ) {
		wp_admin_notice( esc_html( $problem ), array( 'type' => 'warning' ) );
	}
}
