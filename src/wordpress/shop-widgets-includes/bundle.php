<?php
/**
 * The bundle's files: whether they are there, whole and of this version.
 *
 * @package ShopWidgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * The bundle's folder and its address.
 *
 * @return string[] Keys `path` and `url`, both with a slash at the end.
 */
function shop_widgets_place() {
	$plugin    = dirname( __DIR__ );
	$is_beside = is_file( $plugin . '/shop-widgets/manifest.json' );
	$path      = $is_beside ? $plugin . '/shop-widgets' : WP_CONTENT_DIR . '/shop-widgets';
	$url       = $is_beside ? plugins_url( 'shop-widgets', $plugin . '/shop-widgets.php' ) : content_url( 'shop-widgets' );

	/**
	 * Filters the folder of the bundle.
	 *
	 * @param string $path Default `shop-widgets` beside the plugin's file, else in `wp-content`.
	 */
	$chosen = apply_filters( 'shop_widgets_path', $path );

	/**
	 * Filters the address of that folder.
	 *
	 * @param string $url An address of the shop, or of another host that allows the shop's origin to read it.
	 */
	$address = apply_filters( 'shop_widgets_url', $url );

	return array(
		'path' => trailingslashit( is_string( $chosen ) ? $chosen : $path ),
		'url'  => trailingslashit( is_string( $address ) ? $address : $url ),
	);
}

/**
 * The bundle's address, its manifest and the list of scripts that it replaces. It is read once in a request.
 *
 * @return array|WP_Error Keys `path`, `url`, `first` (the file that loads the others), `manifest` and `entries`; an error where a file is
 *                        missing, is not what was built, or is of another version.
 */
function shop_widgets_read_bundle() {
	static $bundles = array();

	$place = shop_widgets_place();
	$key   = implode( ' ', $place );
	if ( ! isset( $bundles[ $key ] ) ) {
		$bundles[ $key ] = shop_widgets_check_bundle( $place );
	}
	return $bundles[ $key ];
}

/**
 * Reads the bundle and checks that it is whole.
 *
 * @param string[] $place As `shop_widgets_place` answers.
 * @return array|WP_Error As `shop_widgets_read_bundle` answers.
 */
function shop_widgets_check_bundle( $place ) {
	$path = $place['path'];
	if ( is_dir( $path ) && ! is_readable( $path ) ) {
		/* translators: %s: path of a folder */
		return shop_widgets_error( $path, __( 'the web server may not read %s. Give it the rights that other folders of wp-content have (755, its files 644).', 'shop-widgets' ) );
	}
	if ( ! is_file( $path . 'manifest.json' ) ) {
		foreach ( array( 'dist/', 'shop-widgets/' ) as $deeper ) {
			if ( is_file( $path . $deeper . 'manifest.json' ) ) {
				/* translators: %s: path of a folder */
				return shop_widgets_error( $path . $deeper, __( 'its files are one folder too deep. Move the content of %s up into the folder around it.', 'shop-widgets' ) );
			}
		}
	}
	$manifest = shop_widgets_read_json( $path . 'manifest.json' );
	$entry    = is_array( $manifest ) ? ( $manifest['shop-widgets.js'] ?? null ) : null;
	$first    = is_array( $entry ) ? ( $entry['hashed'] ?? '' ) : '';
	if ( ! is_string( $first ) || ! isset( $manifest[ $first ], $manifest['replaced.json'] ) ) {
		return shop_widgets_error( $path . 'manifest.json' );
	}
	$version = $entry['version'] ?? SHOP_WIDGETS_VERSION;
	if ( SHOP_WIDGETS_VERSION !== $version ) {
		/* translators: 1: path of a folder, 2: its version, 3: the plugin's version */
		$message = __( 'the files in %1$s are of version %2$s, and the plugin is %3$s. Upload both of one version.', 'shop-widgets' );
		return shop_widgets_error( $path, $message, is_string( $version ) ? $version : '?', SHOP_WIDGETS_VERSION );
	}
	$damaged = shop_widgets_find_damage( $path, $manifest );
	if ( '' !== $damaged ) {
		return shop_widgets_error( $path . $damaged );
	}
	$entries = shop_widgets_read_json( $path . 'replaced.json' );
	if ( null === $entries ) {
		return shop_widgets_error( $path . 'replaced.json' );
	}
	foreach ( $entries as $one ) {
		if ( ! isset( $one['handle'], $one['file'], $one['widgets'] ) || ! is_array( $one['widgets'] ) ) {
			return shop_widgets_error( $path . 'replaced.json' );
		}
	}
	return $place + compact( 'first', 'manifest', 'entries' );
}

/**
 * The first file of the bundle that is missing, or is not what was built, by its hash. Files are read once, and again when the
 * size or the time of one is another.
 *
 * @param string  $path     The bundle's folder.
 * @param array[] $manifest Its manifest.
 * @return string Empty where all are whole.
 */
function shop_widgets_find_damage( $path, $manifest ) {
	$state = array( $path, $manifest );
	foreach ( $manifest as $file => $shipped ) {
		if ( ! is_array( $shipped ) || ! isset( $shipped['bytes'], $shipped['integrity'] ) || ! is_file( $path . $file ) || filesize( $path . $file ) !== $shipped['bytes'] ) {
			return $file;
		}
		$state[] = filemtime( $path . $file );
	}
	$state = md5( wp_json_encode( $state ) );
	$known = get_transient( 'shop_widgets_bundle' );
	if ( is_array( $known ) && ( $known['state'] ?? '' ) === $state && is_string( $known['damaged'] ?? null ) ) {
		return $known['damaged'];
	}
	$damaged = '';
	foreach ( $manifest as $file => $shipped ) {
		// The hash as an integrity value has it.
		$hash = base64_encode( hash_file( 'sha384', $path . $file, true ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- as browsers compare it.
		if ( "sha384-$hash" !== $shipped['integrity'] ) {
			$damaged = $file;
			break;
		}
	}
	set_transient( 'shop_widgets_bundle', compact( 'state', 'damaged' ), WEEK_IN_SECONDS );
	return $damaged;
}

/**
 * Returns the content of a JSON file.
 *
 * @param string $file Its path.
 * @return array|null Null where it can't be read, or holds no object or list.
 */
function shop_widgets_read_json( $file ) {
	if ( ! is_readable( $file ) ) {
		return null;
	}
	$value = json_decode( file_get_contents( $file ), true ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of this server.
	return is_array( $value ) ? $value : null;
}

/**
 * Says why the plugin does nothing.
 *
 * @param string $where   Path of the file or folder.
 * @param string $message What is wrong with it, and what to do. Default: it is missing or damaged.
 * @param string ...$more What the message names besides.
 * @return WP_Error
 */
function shop_widgets_error( $where, $message = '', ...$more ) {
	if ( '' === $message ) {
		/* translators: %s: path of a file */
		$message = __( '%s is missing or damaged. Upload the whole folder again, in binary mode.', 'shop-widgets' );
	}
	/* translators: %s: what is wrong with its files, and what to do */
	$whole = __( 'Shop Widgets does nothing, and the shop works with its own scripts: %s', 'shop-widgets' );
	return new WP_Error( 'shop_widgets_bundle', sprintf( $whole, sprintf( $message, $where, ...$more ) ) );
}
