<?php
/**
 * What the files of scripts use.
 *
 * @package ShopWidgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Whether a script's file may use jQuery: it names it, imports other files, or can't be read, as if the server generates it.
 *
 * @param string $address The script's address.
 * @return bool
 */
function shop_widgets_file_may_use_jquery( $address ) {
	$facts = shop_widgets_file_facts( shop_widgets_file_of( $address ) );
	return null === $facts || $facts['jquery'] || $facts['brings'];
}

/**
 * What a script's file uses. Files are read once, and again when their time or size is another.
 *
 * @param string $file Its path.
 * @return array|null Keys `jquery` (whether it names it), `brings` (whether it imports other files) and `calls` (names of libraries);
 *                    null where it is no file that can be read.
 */
function shop_widgets_file_facts( $file ) {
	static $known = null;
	if ( ! preg_match( '/\.m?js$/i', $file ) || ! is_file( $file ) || ! is_readable( $file ) ) {
		return null;
	}
	if ( null === $known ) {
		$known = get_transient( 'shop_widgets_files' );
		$known = is_array( $known ) && count( $known ) < 500 ? $known : array();
	}
	$state = filemtime( $file ) . ' ' . filesize( $file );
	if ( ( $known[ $file ]['state'] ?? '' ) !== $state || ! isset( $known[ $file ]['calls'] ) ) {
		$code = (string) file_get_contents( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of this server.
		// Imports by name are the platform's.
		$brings = '/\bimport\s*\(\s*(?!["\']@wordpress\/)|\b(?:import|export)\b[^;"\']*["\'](?:\.{0,2}\/|https?:)|createElement\(\s*["\']script/i';

		$known[ $file ] = array(
			'state'  => $state,
			'jquery' => '' !== shop_widgets_names_jquery( $code ),
			'brings' => 0 !== preg_match( $brings, $code ),
			'calls'  => shop_widgets_called_in( $code ),
		);
		set_transient( 'shop_widgets_files', $known, WEEK_IN_SECONDS );
	}
	return $known[ $file ];
}

/**
 * The file of an address of this server.
 *
 * @param string $address An address, or the path of one.
 * @return string Its path; empty where the address is another server's, or leads out of the known folders.
 */
function shop_widgets_file_of( $address ) {
	$plain = static function ( $url ) {
		return preg_replace( '~^https?:~i', '', $url );
	};
	$path  = rawurldecode( strtok( $plain( $address ), '?#' ) );
	if ( preg_match( '~^/(?!/)~', $path ) ) {
		$path = '//' . wp_parse_url( home_url(), PHP_URL_HOST ) . $path;
	}
	$folders = array(
		content_url( '/' )  => WP_CONTENT_DIR . '/',
		includes_url( '/' ) => ABSPATH . WPINC . '/',
		site_url( '/' )     => ABSPATH,
	);
	foreach ( $folders as $url => $folder ) {
		if ( str_starts_with( $path, $plain( $url ) ) && false === strpos( $path, '..' ) ) {
			return $folder . substr( $path, strlen( $plain( $url ) ) );
		}
	}
	return '';
}
