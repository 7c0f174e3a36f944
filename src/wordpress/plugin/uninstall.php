<?php
/**
 * Removes everything when the plugin is deleted.
 *
 * @package ShopWidgets
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Deletes the stored data of one site.
 */
function shop_widgets_forget() {
	delete_option( 'shop_widgets' );
	foreach ( array( 'bundle', 'files', 'themes', 'problem', 'emptied' ) as $name ) {
		delete_transient( "shop_widgets_$name" );
	}
}

if ( is_multisite() ) {
	$shop_widgets_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $shop_widgets_sites as $shop_widgets_site ) {
		switch_to_blog( $shop_widgets_site );
		shop_widgets_forget();
		restore_current_blog();
	}
} else {
	shop_widgets_forget();
}
