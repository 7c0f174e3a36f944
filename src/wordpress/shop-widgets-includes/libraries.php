<?php
/**
 * Libraries of the shop that scripts of others call without declaring them. Such a library stays.
 *
 * @package ShopWidgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * How code names a library.
 *
 * @return string[] For each library the pattern of its calls.
 */
function shop_widgets_calls() {
	$covers  = '/\bblockUI\b|\bunblockUI\b|\.(?:un)?block\s*\(/';
	$lists   = '/\.select(?:Woo|2)\b/';
	$cookies = '/\bCookies\s*\./';
	return array(
		'wc-photoswipe'            => '/\bPhotoSwipe\b/',
		'wc-photoswipe-ui-default' => '/\bPhotoSwipeUI_Default\b/',
		'wc-zoom'                  => '/\.zoom\s*\(|\bfn\.zoom\b/',
		'wc-flexslider'            => '/\.flexslider\b/',
		'wc-jquery-blockui'        => $covers,
		'jquery-blockui'           => $covers,
		'selectWoo'                => $lists,
		'select2'                  => $lists,
		'wc-js-cookie'             => $cookies,
		'js-cookie'                => $cookies,
	);
}

/**
 * The libraries that the page would have without the widgets. No other one comes because a script names it.
 *
 * @param string[] $handles The scripts that the page would have.
 * @param array    $plan    As `shop_widgets_plan` answers.
 * @return string[] Name by handle.
 */
function shop_widgets_offered_libraries( $handles, $plan ) {
	$calls   = shop_widgets_calls();
	$offered = array();
	foreach ( $handles as $handle ) {
		$name = shop_widgets_name( $handle, $plan['replaced'] );
		$name = '' === $name ? $handle : $name;
		if ( isset( $calls[ $name ] ) ) {
			$offered[ $handle ] = $name;
		}
	}
	return $offered;
}

/**
 * The libraries that a script calls: its code before and after its file and, where the file stays, the file.
 *
 * @param string   $handle    The script.
 * @param string[] $offered   As `shop_widgets_offered_libraries` answers.
 * @param bool     $has_file  Whether its file stays.
 * @return string[] Their handles.
 */
function shop_widgets_called_libraries( $handle, $offered, $has_file ) {
	if ( isset( $offered[ $handle ] ) || shop_widgets_is_jquery( $handle ) ) {
		return array();
	}
	$names  = shop_widgets_called_in( shop_widgets_inline_code( $handle ) );
	$source = $has_file ? shop_widgets_source( $handle ) : false;
	if ( is_string( $source ) && '' !== $source ) {
		$names = array_merge( $names, shop_widgets_called_by_file( $source ) );
	}
	return array_keys( array_intersect( $offered, $names ) );
}

/**
 * The libraries that code calls.
 *
 * @param string $code The code.
 * @return string[] Their names.
 */
function shop_widgets_called_in( $code ) {
	$names = array();
	foreach ( '' === $code ? array() : shop_widgets_calls() as $name => $pattern ) {
		if ( preg_match( $pattern, $code ) ) {
			$names[] = $name;
		}
	}
	return $names;
}

/**
 * The libraries that a file calls; for a file of the theme that brings others also those that any file of the theme calls.
 *
 * @param string $address The file's address.
 * @return string[] Their names; none where it is another server's.
 */
function shop_widgets_called_by_file( $address ) {
	$file  = shop_widgets_file_of( $address );
	$facts = shop_widgets_file_facts( $file );
	if ( null === $facts ) {
		return array();
	}
	$names = $facts['calls'];
	foreach ( $facts['brings'] ? array_unique( array( get_template_directory(), get_stylesheet_directory() ) ) : array() as $theme ) {
		if ( is_string( $theme ) && '' !== $theme && str_starts_with( $file, trailingslashit( $theme ) ) ) {
			$names = array_merge( $names, shop_widgets_called_by_theme( $theme ) );
		}
	}
	return array_unique( $names );
}

/**
 * The libraries that the files of a theme call. They are read once for each version of the theme.
 *
 * @param string $theme Its folder.
 * @return string[] Their names.
 */
function shop_widgets_called_by_theme( $theme ) {
	$version = (string) wp_get_theme( basename( $theme ) )->get( 'Version' );
	$state   = $theme . ' ' . $version . ' ' . filemtime( $theme );
	$known   = get_transient( 'shop_widgets_themes' );
	$known   = is_array( $known ) ? $known : array();
	if ( isset( $known[ $state ] ) && is_array( $known[ $state ] ) ) {
		return $known[ $state ];
	}
	$names = array();
	$left  = 500;
	$files = new RecursiveIteratorIterator(
		new RecursiveCallbackFilterIterator(
			new RecursiveDirectoryIterator( $theme, FilesystemIterator::SKIP_DOTS ),
			static function ( $file ) {
				return $file->isDir() ? 'node_modules' !== $file->getFilename() : ( 'js' === $file->getExtension() && $file->getSize() < 1000000 );
			}
		),
		RecursiveIteratorIterator::LEAVES_ONLY,
		RecursiveIteratorIterator::CATCH_GET_CHILD
	);
	foreach ( $files as $file ) {
		if ( $left-- <= 0 ) {
			break;
		}
		$names = array_merge( $names, shop_widgets_called_in( (string) file_get_contents( $file->getPathname() ) ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of this server.
	}
	$names = array_values( array_unique( $names ) );
	set_transient( 'shop_widgets_themes', array( $state => $names ) + array_slice( $known, 0, 3 ), WEEK_IN_SECONDS );
	return $names;
}
