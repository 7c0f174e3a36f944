<?php
/**
 * Which scripts of the shop are replaced, and which libraries go with them.
 *
 * @package ShopWidgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Sorts the scripts of the bundle's list into replaced ones and kept ones.
 *
 * @param array[]  $entries  The bundle's list.
 * @param string[] $disabled Names of widgets that stay unenhanced.
 * @return array Keys `replaced` and `kept`: in each the handle by handle, and by how its file's path ends, since versions of the
 *               shop register one file under several names. By handle `keeps`, dependencies that stay when it is replaced, and
 *               `knows`, the names in its settings that the bundle knows, and `widgets`, those that go together when one of its own
 *               fails. `jquery`: whether it stays (true), goes where no script that
 *               stays declares it (false), or goes where the finished page has no use for it (`look`).
 */
function shop_widgets_plan( $entries, $disabled ) {
	$handles = array();
	foreach ( $entries as $entry ) {
		if ( ! array_intersect( $entry['widgets'], $disabled ) ) {
			$handles[] = $entry['handle'];
		}
	}

	/**
	 * Filters which scripts are replaced.
	 *
	 * @param string[] $handles Their handles. Default those of the bundle's list of which all widgets are on.
	 */
	$handles = apply_filters( 'shop_widgets_replaced', $handles );
	$handles = array_filter( (array) $handles, 'is_string' );

	/**
	 * Filters whether jQuery stays where only replaced scripts declare it.
	 *
	 * @param bool|string $rule True: it does, as other code of the page may use it. False: it goes, but where a script that stays
	 *                          declares it. `look`: the finished page is looked through, and it goes where nothing names it.
	 */
	$jquery = apply_filters( 'shop_widgets_jquery', true );

	$plan = array(
		'replaced' => array_combine( $handles, $handles ),
		'kept'     => array(),
		'keeps'    => array_column( $entries, 'keeps', 'handle' ),
		'knows'    => array_column( $entries, 'knows', 'handle' ),
		'widgets'  => shop_widgets_jobs( $entries ),
		'jquery'   => 'look' === $jquery ? 'look' : (bool) $jquery,
	);
	foreach ( $entries as $entry ) {
		$part = in_array( $entry['handle'], $handles, true ) ? 'replaced' : 'kept';

		$plan[ $part ][ $entry['handle'] ]     = $entry['handle'];
		$plan[ $part ][ '/' . $entry['file'] ] = $entry['handle'];
	}
	return $plan;
}

/**
 * Sorts scripts by the widgets that go together: widgets that share a script, with those that share another one with them.
 *
 * @param array[] $entries The bundle's list.
 * @return array[] Names of widgets, by handle.
 */
function shop_widgets_jobs( $entries ) {
	$jobs = array();
	foreach ( $entries as $entry ) {
		$all = $entry['widgets'];
		foreach ( $entry['widgets'] as $widget ) {
			$all = array_merge( $all, $jobs[ $widget ] ?? array() );
		}
		foreach ( $all as $widget ) {
			$jobs[ $widget ] = array_values( array_unique( $all ) );
		}
	}
	$of = array();
	foreach ( $entries as $entry ) {
		$of[ $entry['handle'] ] = $jobs[ $entry['widgets'][0] ?? '' ] ?? array();
	}
	return $of;
}

/**
 * Libraries that the shop and its add-ons ask for beside their scripts, instead of in their dependencies.
 *
 * @return array[] For each library, whose it is. It goes where such a script is on the page, and all of them are replaced.
 */
function shop_widgets_libraries() {
	$lists     = array( 'wc-cart', 'wc-checkout', 'wc-country-select', 'wc-address-i18n', 'wc-account-i18n', 'wc-add-payment-method', 'wc-lost-password' );
	$covers    = array( 'woocommerce', 'wc-add-to-cart', 'wc-add-to-cart-variation', 'wc-cart', 'wc-checkout', 'wcpt' );
	$cookies   = array( 'woocommerce', 'wc-cart-fragments' );
	$templates = array( 'wc-add-to-cart-variation', 'wcpt', 'woo-variation-swatches' );

	/**
	 * Filters which libraries go with the scripts that use them, though they are asked for by themselves. Whatever else is asked
	 * for by itself stays.
	 *
	 * @param array[] $libraries Handle of a library => handles of the scripts that it is there for.
	 */
	return apply_filters(
		'shop_widgets_libraries',
		array(
			'selectWoo'         => $lists,
			'select2'           => $lists,
			'wc-jquery-blockui' => $covers,
			'jquery-blockui'    => $covers,
			'wc-js-cookie'      => $cookies,
			'js-cookie'         => $cookies,
			'underscore'        => $templates,
			'wp-util'           => $templates,
			'wp-api-request'    => array( 'woo-variation-swatches' ),
			'wp-api-fetch'      => array( 'woo-variation-swatches' ),
			'mediaelement'      => array( 'wcpt' ),
			'wp-mediaelement'   => array( 'wcpt' ),
		)
	);
}

/**
 * Replaced scripts that do nothing by themselves: each stays whole for a script that is not replaced and names it.
 *
 * @return array[] For each, the scripts that use it without naming it.
 */
function shop_widgets_passive() {
	return array(
		'wc-flexslider'            => array( 'wc-single-product' ),
		'wc-zoom'                  => array( 'wc-single-product' ),
		'wc-photoswipe'            => array( 'wc-single-product', 'wcpt' ),
		'wc-photoswipe-ui-default' => array( 'wc-single-product', 'wcpt' ),
		'password-strength-meter'  => array( 'wc-password-strength-meter' ),
		'zxcvbn-async'             => array( 'password-strength-meter' ),
		'sourcebuster-js'          => array( 'wc-order-attribution' ),
		'antiscroll'               => array( 'wcpt' ),
		'freeze_table'             => array( 'wcpt' ),
		'multirange'               => array( 'wcpt' ),
	);
}

/**
 * Returns the name of a script in a part of the plan.
 *
 * @param string   $handle Its handle.
 * @param string[] $part   The part.
 * @return string Empty where it does not.
 */
function shop_widgets_name( $handle, $part ) {
	if ( isset( $part[ $handle ] ) ) {
		return $part[ $handle ];
	}
	$path = preg_replace( '/(?:\.min)?\.js(?:[?#].*)?$/', '', (string) shop_widgets_source( $handle ) );
	foreach ( $part as $ending => $name ) {
		if ( str_starts_with( $ending, '/' ) && str_ends_with( $path, $ending ) ) {
			return $name;
		}
	}
	return '';
}

/**
 * Whether the bundle knows all names in a setting of a script. A script whose settings can't be read is kept.
 *
 * @param string $handle Its handle.
 * @param array  $knows  Keys `global`, `key` and `names`: the names that are known of those under the key of the global, which are
 *                       those of a list where `isList` says so, else the keys of what is on. `unlessAll`: switches of the global;
 *                       where all of them are on, the script does what the bundle does not know.
 * @return bool
 */
function shop_widgets_knows_all( $handle, $knows ) {
	$settings = shop_widgets_settings_of( $handle, $knows['global'] );
	if ( null === $settings ) {
		return false;
	}
	$switches = $knows['unlessAll'] ?? array();
	if ( $switches && ! array_diff( $switches, array_keys( array_filter( $settings ) ) ) ) {
		return false;
	}
	$found = array_filter( (array) ( $settings[ $knows['key'] ] ?? array() ) );
	foreach ( empty( $knows['isList'] ) ? array_keys( $found ) : $found as $name ) {
		if ( ! in_array( $name, $knows['names'], true ) ) {
			return false;
		}
	}
	return true;
}

/**
 * The settings that a script is printed with, or one that it depends on.
 *
 * @param string $handle Its handle.
 * @param string $name   Name of the global.
 * @return array|null Null where there are none that can be read.
 */
function shop_widgets_settings_of( $handle, $name ) {
	$scripts = wp_scripts();
	$seen    = array();
	$rest    = array( $handle );
	while ( $rest ) {
		$handle = array_pop( $rest );
		if ( isset( $seen[ $handle ] ) || ! isset( $scripts->registered[ $handle ] ) ) {
			continue;
		}
		$seen[ $handle ] = true;
		$rest            = array_merge( $rest, $scripts->registered[ $handle ]->deps );
		$code            = implode( "\n", array_merge( (array) $scripts->get_data( $handle, 'data' ), (array) $scripts->get_data( $handle, 'before' ) ) );
		// The platform prints each on a line of its own.
		if ( preg_match( '/\b' . preg_quote( $name, '/' ) . '\s*=\s*(\{.*\})\s*;?\s*$/m', $code, $found ) ) {
			return json_decode( $found[1], true );
		}
	}
	return null;
}
