<?php
/**
 * The bundle's settings and tags.
 *
 * @package ShopWidgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * The settings that are printed for the bundle.
 *
 * @return array With `disabled`, a list of names.
 */
function shop_widgets_config() {
	/**
	 * Filters the settings of the bundle, as its README lists them.
	 *
	 * @param array $config Default empty. `productFormAction`, the call by which product forms add, and
	 *                      `ordersUrl`, the account's orders of a visitor who is logged in, are set where they are not there.
	 */
	$config   = apply_filters( 'shop_widgets_config', array() );
	$config   = ( is_array( $config ) ? $config : array() ) + array( 'productFormAction' => SHOP_WIDGETS_ADD );
	if ( is_user_logged_in() && function_exists( 'wc_get_account_endpoint_url' ) ) {
		$config += array( 'ordersUrl' => wc_get_account_endpoint_url( 'orders' ) );
	}
	$disabled = (array) ( $config['disabled'] ?? array() );

	/**
	 * Filters the widgets that stay unenhanced. The shop's scripts for their job are loaded as before.
	 *
	 * @param string[] $disabled Names of widgets. Default those of the settings.
	 */
	$disabled           = apply_filters( 'shop_widgets_disabled', $disabled );
	$config['disabled'] = array_values( array_unique( array_filter( (array) $disabled, 'is_string' ) ) );
	return $config;
}

/**
 * Prints scripts that run before all others: what other scripts may call before the bundle has come, and the guard, which puts the
 * shop's own scripts back where the bundle does not run.
 *
 * @param array $bundle As `shop_widgets_read_bundle` answers.
 */
function shop_widgets_print_early( $bundle ) {
	$ids = array(
		'shop-widgets.early.js' => 'shop-widgets-early',
		'shop-widgets.guard.js' => 'shop-widgets-guard',
	);
	foreach ( $ids as $file => $id ) {
		if ( ! isset( $bundle['manifest'][ $file ] ) ) {
			continue;
		}
		$code = file_get_contents( $bundle['path'] . $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of this server.
		if ( is_string( $code ) && '' !== $code ) {
			wp_print_inline_script_tag( $code, array( 'id' => $id ) + shop_widgets_left_alone() );
			shop_widgets_has( 'guard', 'shop-widgets-guard' === $id );
		}
	}
}

/**
 * Prints the settings and the bundle's tag, once.
 *
 * @param array $bundle As `shop_widgets_read_bundle` answers.
 * @param array $config As `shop_widgets_config` answers.
 */
function shop_widgets_print_tags( $bundle, $config ) {
	static $is_printed = false;
	if ( $is_printed ) {
		return;
	}
	$is_printed = true;

	$flags = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES;
	// An empty list is the default of each setting that is one.
	$json = wp_json_encode( array_filter( $config, fn( $value ) => array() !== $value ), $flags );
	if ( false === $json ) {
		$json = wp_json_encode( array( 'disabled' => $config['disabled'] ), $flags );
	}
	wp_print_inline_script_tag(
		$json,
		array(
			'type' => 'application/json',
			'id'   => 'shop-widgets-config',
		) + shop_widgets_left_alone()
	);

	$files = $bundle['manifest'][ $bundle['first'] ]['imports'] ?? array();
	if ( shop_widgets_has( 'guard' ) ) {
		$files = array_merge( $files, preg_grep( '~^chunks/replacing-[^/]+\.js$~', array_keys( $bundle['manifest'] ) ) );
	}
	foreach ( $files as $file ) {
		$attributes = array(
			'rel'  => 'modulepreload',
			'href' => $bundle['url'] . $file,
		) + shop_widgets_origin( $bundle, $file );

		$printed = '';
		foreach ( $attributes as $name => $value ) {
			$printed .= sprintf( ' %s="%s"', $name, 'href' === $name ? esc_url( $value ) : esc_attr( $value ) );
		}
		echo "<link$printed>\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped above.
	}
	wp_print_script_tag(
		array(
			'type' => 'module',
			'id'   => 'shop-widgets',
			'src'  => $bundle['url'] . $bundle['first'],
		) + shop_widgets_origin( $bundle, $bundle['first'] ) + shop_widgets_left_alone()
	);
}

/**
 * The attributes of a file's tag that tell its origin. Only a file of another host has an integrity value: on the shop's own it would
 * protect from nobody, and stop the widgets where a tool has changed a blank of the file.
 *
 * @param array  $bundle As `shop_widgets_read_bundle` answers.
 * @param string $file   The file.
 * @return string[]
 */
function shop_widgets_origin( $bundle, $file ) {
	$host  = wp_parse_url( $bundle['url'], PHP_URL_HOST );
	$other = is_string( $host ) && wp_parse_url( home_url(), PHP_URL_HOST ) !== $host;
	return ( $other ? array( 'integrity' => $bundle['manifest'][ $file ]['integrity'] ) : array() ) + array( 'crossorigin' => 'anonymous' );
}
