<?php
/**
 * Empties page caches: a page that one has kept has the tags and switches of the time when it was made.
 *
 * @package ShopWidgets
 */

defined( 'ABSPATH' ) || exit;

add_action( 'add_option_shop_widgets', 'shop_widgets_empty_caches', 10, 0 );
add_action( 'update_option_shop_widgets', 'shop_widgets_empty_caches', 10, 0 );
add_action( 'upgrader_process_complete', 'shop_widgets_empty_caches_after_update', 10, 2 );

// These two ask by which action their cache is emptied.
add_filter( 'cloudflare_purge_everything_actions', 'shop_widgets_add_cache_action' );
add_filter( 'wpo_purge_cache_hooks', 'shop_widgets_add_cache_action' );

/**
 * Adds our action to a list of actions.
 *
 * @param mixed $actions Their names.
 * @return mixed
 */
function shop_widgets_add_cache_action( $actions ) {
	return is_array( $actions ) ? array_merge( $actions, array( 'shop_widgets_empty_caches' ) ) : $actions;
}

/**
 * The page caches of this site that can be emptied, each by the function or action that it documents.
 *
 * @return callable[] By name.
 */
function shop_widgets_caches() {
	$functions = array(
		'WP Rocket'            => 'rocket_clean_domain',
		'W3 Total Cache'       => 'w3tc_flush_all',
		'WP Super Cache'       => 'wp_cache_clear_cache',
		'WP Fastest Cache'     => 'wpfc_clear_all_cache',
		'SiteGround Optimizer' => 'sg_cachepress_purge_cache',
	);
	$actions   = array(
		'LiteSpeed Cache' => array( 'LSCWP_V', 'litespeed_purge_all' ),
		'Cloudflare'      => array( 'CLOUDFLARE_PLUGIN_DIR', 'shop_widgets_empty_caches' ),
		'WP-Optimize'     => array( 'WPO_VERSION', 'shop_widgets_empty_caches' ),
	);
	$caches    = array_filter( $functions, 'function_exists' );
	foreach ( $actions as $name => list( $constant, $action ) ) {
		if ( defined( $constant ) ) {
			$caches[ $name ] = static function () use ( $action ) {
				do_action( $action ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- that of the cache.
			};
		}
	}
	return $caches;
}

/**
 * Empties all page caches that are known here. Their names are kept for the settings page.
 */
function shop_widgets_empty_caches() {
	$emptied = array();
	foreach ( shop_widgets_caches() as $name => $empty ) {
		try {
			$empty();
			$emptied[] = $name;
		} catch ( Throwable $thrown ) {
			// The page says that it must be done by hand.
			continue;
		}
	}
	set_transient( 'shop_widgets_emptied', $emptied, 5 * MINUTE_IN_SECONDS );
}

/**
 * Empties them after an update of this plugin.
 *
 * @param mixed $upgrader Not used.
 * @param array $what     What was updated.
 */
function shop_widgets_empty_caches_after_update( $upgrader, $what ) {
	$plugin  = plugin_basename( __DIR__ . '/shop-widgets.php' );
	$plugins = (array) ( $what['plugins'] ?? ( $what['plugin'] ?? array() ) );
	if ( 'plugin' === ( $what['type'] ?? '' ) && ( in_array( $plugin, $plugins, true ) || 'install' === ( $what['action'] ?? '' ) ) ) {
		shop_widgets_empty_caches();
	}
}
