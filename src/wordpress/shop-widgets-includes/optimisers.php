<?php
/**
 * Plugins that combine, minify, defer or delay scripts leave ours alone, by the attributes and filters that each documents.
 *
 * @package ShopWidgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Attributes of a tag that is to stay as it is.
 *
 * @return array For LiteSpeed Cache (`data-no-optimize`, `data-no-defer`), WP Rocket (`nowprocket`), Autoptimize
 *               (`data-noptimize`), several minifiers (`data-no-minify`), PageSpeed (`data-pagespeed-no-defer`) and Cloudflare's Rocket Loader (`data-cfasync`).
 */
function shop_widgets_left_alone() {
	return array(
		'data-cfasync'            => 'false',
		'data-no-optimize'        => '1',
		'data-no-defer'           => '1',
		'data-no-minify'          => '1',
		'data-noptimize'          => '1',
		'data-pagespeed-no-defer' => true,
		'nowprocket'              => true,
	);
}

/**
 * Registers the filters of these plugins, and the attributes of the settings of replaced scripts, which must not come late.
 */
function shop_widgets_register_exclusions() {
	$filters = array(
		'rocket_exclude_js',
		'rocket_exclude_defer_js',
		'rocket_delay_js_exclusions',
		'rocket_excluded_inline_js_content',
		'litespeed_optimize_js_excludes',
		'litespeed_optm_js_defer_exc',
		'litespeed_optm_gm_js_exc',
		'autoptimize_filter_js_exclude',
		'wp-optimize-minify-default-exclusions',
		'perfmatters_minify_js_exclusions',
		'perfmatters_defer_js_exclusions',
		'perfmatters_delay_js_exclusions',
		'flying_press_exclude_from_minify:js',
		'flying_press_exclude_from_defer:js',
		'flying_press_exclude_from_delay:js',
		'sgo_javascript_combine_excluded_external_paths',
		'sgo_javascript_combine_excluded_inline_content',
	);
	foreach ( $filters as $filter ) {
		add_filter( $filter, 'shop_widgets_exclude' );
	}
	add_filter( 'wp_inline_script_attributes', 'shop_widgets_leave_settings_alone' );
}

/**
 * Adds what names our scripts, and the settings of replaced ones.
 *
 * @param mixed $excluded Parts of addresses or of code, as a list or, by Autoptimize, as a text with commas.
 * @return mixed The same with ours.
 */
function shop_widgets_exclude( $excluded ) {
	$ours = array_merge( array( 'shop-widgets' ), shop_widgets_settings_names() );
	if ( is_string( $excluded ) ) {
		return implode( ', ', array_merge( array_filter( array( $excluded ) ), $ours ) );
	}
	return is_array( $excluded ) ? array_merge( $excluded, $ours ) : $excluded;
}

/**
 * Globals in which replaced scripts of this page have their settings.
 *
 * @param string $code Printed settings.
 * @return string[] All until now.
 */
function shop_widgets_settings_names( $code = '' ) {
	static $names = array();

	if ( preg_match_all( '/^\s*var\s+(\w+)\s*=/m', $code, $found ) ) {
		$names = array_values( array_unique( array_merge( $names, $found[1] ) ) );
	}
	return $names;
}

/**
 * Gives the printed settings of replaced scripts the attributes of tags that stay as they are.
 *
 * @param array $attributes The tag's attributes.
 * @return array
 */
function shop_widgets_leave_settings_alone( $attributes ) {
	$id = is_array( $attributes ) ? ( $attributes['id'] ?? '' ) : '';
	if ( is_string( $id ) && isset( $GLOBALS['wp_scripts'] ) && preg_match( '/^(.+)-js-extra$/', $id, $found ) && wp_scripts()->get_data( $found[1], 'shop_widgets_source' ) ) {
		$attributes += shop_widgets_left_alone();
	}
	return $attributes;
}
