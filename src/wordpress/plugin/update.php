<?php
/**
 * Keeps the build before an update: pages that a cache has kept name its files.
 *
 * @package ShopWidgets
 */

defined( 'ABSPATH' ) || exit;

add_filter( 'upgrader_source_selection', 'shop_widgets_keep_build' );

/**
 * Copies the files of the build that is in use into an unpacked new version, before that takes the plugin's place. Older files
 * are in no manifest and go: the last two builds stay whole. The same for a roll-back to an older version.
 *
 * @param string|WP_Error $source Folder of the unpacked files, of any plugin or theme.
 * @return string|WP_Error The same.
 */
function shop_widgets_keep_build( $source ) {
	global $wp_filesystem;
	if ( ! is_string( $source ) || ! $wp_filesystem ) {
		return $source;
	}
	$new = trailingslashit( $source );
	if ( ! $wp_filesystem->exists( $new . 'includes/must-use/shop-widgets.php' ) || ! $wp_filesystem->exists( $new . 'dist/manifest.json' ) ) {
		return $source;
	}
	$old      = trailingslashit( $wp_filesystem->wp_plugins_dir() ) . dirname( plugin_basename( __FILE__ ) ) . '/dist/';
	$manifest = json_decode( (string) $wp_filesystem->get_contents( $old . 'manifest.json' ), true );
	foreach ( array_keys( (array) $manifest ) as $file ) {
		if ( 0 === validate_file( (string) $file ) && ! $wp_filesystem->exists( $new . 'dist/' . $file ) ) {
			$wp_filesystem->copy( $old . $file, $new . 'dist/' . $file );
		}
	}
	return $source;
}
