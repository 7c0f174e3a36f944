<?php
/**
 * Plugin Name: Shop Widgets
 * Description: Puts shop-widgets into the shop's pages, and takes off the scripts that it stands for with the libraries that only they need.
 * Version: 0.12.3
 * Requires at least: 6.5
 * Requires PHP: 7.4
 * License: MIT
 *
 * Copy this file to `wp-content/mu-plugins/`, and the folder `dist` of the package to `wp-content/shop-widgets/` or, beside
 * this file, to `wp-content/mu-plugins/shop-widgets/`. Nothing else of the shop is changed; delete both to take it away.
 *
 * @package ShopWidgets
 */

defined( 'ABSPATH' ) || exit;

// Only what a template draws comes by here: not the admin, the login, REST, AJAX nor cron.
add_action( 'template_redirect', 'shop_widgets_start' );
add_action( 'admin_notices', 'shop_widgets_print_notice' );

/**
 * Starts on a page of the shop, where the bundle is whole. Else the shop works as without this file.
 */
function shop_widgets_start() {
	if ( ! shop_widgets_is_active() ) {
		return;
	}
	$bundle = shop_widgets_read_bundle();
	if ( is_wp_error( $bundle ) ) {
		if ( defined( 'WP_DEBUG' ) && WP_DEBUG ) {
			error_log( $bundle->get_error_message() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- asked for by WP_DEBUG.
		}
		return;
	}
	$config = shop_widgets_config();
	$plan   = shop_widgets_plan( $bundle['entries'], $config['disabled'] );

	$print_tags = static function () use ( $bundle, $config ) {
		shop_widgets_print_tags( $bundle, $config );
	};
	add_action( 'wp_head', $print_tags, 7 );
	// For a theme without wp_head().
	add_action( 'wp_footer', $print_tags, 1 );

	add_filter(
		'print_scripts_array',
		static function ( $handles ) use ( $plan ) {
			return shop_widgets_take_over( $handles, $plan );
		},
		PHP_INT_MAX
	);
	add_filter( 'wp_audio_shortcode_library', 'shop_widgets_keep_player' );
	add_filter( 'wp_video_shortcode_library', 'shop_widgets_keep_player' );

	if ( 'look' === $plan['jquery'] || shop_widgets_is_reported() ) {
		ob_start(
			static function ( $page, $phase ) use ( $plan, $bundle ) {
				$is_whole = ( $phase & PHP_OUTPUT_HANDLER_START ) && ( $phase & PHP_OUTPUT_HANDLER_FINAL );
				// At the very end of a request the list of printed scripts is lost.
				return $is_whole && isset( $GLOBALS['wp_scripts'] ) ? shop_widgets_finish( $page, $plan, $bundle['url'] ) : $page;
			}
		);
	}
}

/**
 * Whether the visitor may see the page's report, which lists the uses of jQuery.
 *
 * @return bool
 */
function shop_widgets_is_reported() {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- shows what the page is made of, and changes nothing.
	return current_user_can( 'manage_options' ) || ( isset( $_GET['shop-widgets'] ) && 'report' === $_GET['shop-widgets'] );
}

/**
 * Whether this request is a page of the shop that visitors read.
 *
 * @return bool
 */
function shop_widgets_is_active() {
	$is_amp = ( function_exists( 'amp_is_request' ) && amp_is_request() )
		|| ( function_exists( 'is_amp_endpoint' ) && is_amp_endpoint() );
	$active = ! ( $is_amp || is_admin() || is_customize_preview() || is_feed() || is_embed() || is_robots() || is_favicon() || is_trackback() );

	/**
	 * Filters whether anything is done on this page.
	 *
	 * @param bool $active Default true on pages, but for the customizer's preview, feeds, embeds and AMP.
	 */
	return (bool) apply_filters( 'shop_widgets_active', $active );
}

/**
 * The bundle's address, its manifest and the list of scripts that it replaces.
 *
 * @return array|WP_Error Keys `url`, `first` (the file that loads the others), `manifest` and `entries`; an error where a file is missing or is not what was built.
 */
function shop_widgets_read_bundle() {
	$is_beside = is_file( __DIR__ . '/shop-widgets/manifest.json' );

	/**
	 * Filters the folder of the bundle.
	 *
	 * @param string $path Default `shop-widgets` beside this file, else in `wp-content`.
	 */
	$path = apply_filters( 'shop_widgets_path', $is_beside ? __DIR__ . '/shop-widgets' : WP_CONTENT_DIR . '/shop-widgets' );

	/**
	 * Filters the address of that folder.
	 *
	 * @param string $url An address of the shop, or of another host that allows the shop's origin to read it.
	 */
	$url = apply_filters( 'shop_widgets_url', $is_beside ? plugins_url( 'shop-widgets', __FILE__ ) : content_url( 'shop-widgets' ) );

	$path     = trailingslashit( $path );
	$manifest = shop_widgets_read_json( $path . 'manifest.json' );
	$first    = $manifest['shop-widgets.js']['hashed'] ?? '';
	if ( ! isset( $manifest[ $first ], $manifest['replaced.json'] ) ) {
		return shop_widgets_error( $path . 'manifest.json' );
	}
	$damaged = shop_widgets_find_damage( $path, $manifest );
	if ( '' !== $damaged ) {
		return shop_widgets_error( $path . $damaged );
	}
	$entries = shop_widgets_read_json( $path . 'replaced.json' );
	if ( null === $entries ) {
		return shop_widgets_error( $path . 'replaced.json' );
	}
	foreach ( $entries as $entry ) {
		if ( ! isset( $entry['handle'], $entry['file'], $entry['widgets'] ) || ! is_array( $entry['widgets'] ) ) {
			return shop_widgets_error( $path . 'replaced.json' );
		}
	}
	return array(
		'url'      => trailingslashit( $url ),
		'first'    => $first,
		'manifest' => $manifest,
		'entries'  => $entries,
	);
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
		if ( ! isset( $shipped['bytes'], $shipped['integrity'] ) || ! is_file( $path . $file ) || filesize( $path . $file ) !== $shipped['bytes'] ) {
			return $file;
		}
		$state[] = filemtime( $path . $file );
	}
	$state = md5( wp_json_encode( $state ) );
	$known = get_transient( 'shop_widgets_bundle' );
	if ( is_array( $known ) && ( $known['state'] ?? '' ) === $state ) {
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
 * Says that a file is missing or damaged.
 *
 * @param string $file Its path.
 * @return WP_Error
 */
function shop_widgets_error( $file ) {
	/* translators: %s: path of a file */
	$message = __( 'Shop Widgets does nothing, and the shop works with its own scripts: %s is missing or damaged. Upload the whole folder again, in binary mode.', 'shop-widgets' );
	return new WP_Error( 'shop_widgets_bundle', sprintf( $message, $file ) );
}

/**
 * Tells administrators that the bundle is not complete.
 */
function shop_widgets_print_notice() {
	$bundle = current_user_can( 'manage_options' ) ? shop_widgets_read_bundle() : null;
	if ( is_wp_error( $bundle ) ) {
		wp_admin_notice( esc_html( $bundle->get_error_message() ), array( 'type' => 'warning' ) );
	}
}

/**
 * The settings that are printed for the bundle.
 *
 * @return array With `disabled`, a list of names.
 */
function shop_widgets_config() {
	/**
	 * Filters the settings of the bundle, as its README lists them.
	 *
	 * @param array $config Default empty.
	 */
	$config   = apply_filters( 'shop_widgets_config', array() );
	$config   = is_array( $config ) ? $config : array();
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
 * Sorts the scripts of the bundle's list into replaced ones and kept ones.
 *
 * @param array[]  $entries  The bundle's list.
 * @param string[] $disabled Names of widgets that stay unenhanced.
 * @return array Keys `replaced` and `kept`: in each the handle by handle, and by how its file's path ends, since versions of the
 *               shop register one file under several names. By handle `keeps`, dependencies that stay when it is replaced, and
 *               `knows`, the names in its settings that the bundle knows. `jquery`: whether it stays (true), goes where no script that
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
	$json  = wp_json_encode( array_filter( $config, 'shop_widgets_is_set' ), $flags );
	if ( false === $json ) {
		$json = wp_json_encode( array( 'disabled' => $config['disabled'] ), $flags );
	}
	if ( '[]' !== $json ) {
		wp_print_inline_script_tag(
			$json,
			array(
				'type' => 'application/json',
				'id'   => 'shop-widgets-config',
			)
		);
	}

	$entry = $bundle['manifest'][ $bundle['first'] ];
	foreach ( $entry['imports'] ?? array() as $file ) {
		printf(
			'<link rel="modulepreload" href="%1$s" integrity="%2$s" crossorigin="anonymous">' . "\n",
			esc_url( $bundle['url'] . $file ),
			esc_attr( $bundle['manifest'][ $file ]['integrity'] )
		);
	}
	wp_print_script_tag(
		array(
			'type'        => 'module',
			'id'          => 'shop-widgets',
			'src'         => $bundle['url'] . $bundle['first'],
			'integrity'   => $entry['integrity'],
			'crossorigin' => 'anonymous',
		)
	);
}

/**
 * Whether a setting has a value: an empty list is the default of each that is one.
 *
 * @param mixed $value The setting.
 * @return bool
 */
function shop_widgets_is_set( $value ) {
	return array() !== $value;
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
 * Keeps the platform's player for elements that a shortcode has put into the page.
 *
 * @param string $library The library that draws it.
 * @return string The same.
 */
function shop_widgets_keep_player( $library ) {
	wp_script_add_data( 'wp-mediaelement', 'shop_widgets_keep', true );
	return $library;
}

/**
 * Takes the files off replaced scripts, whose settings are still printed, and leaves out the libraries that nothing else
 * needs. Runs whenever scripts are about to be printed: late scripts bring the libraries that they need.
 *
 * @param string[] $handles Handles about to be printed, in order.
 * @param array    $plan    As `shop_widgets_plan` answers.
 * @return string[] Handles to print.
 */
function shop_widgets_take_over( $handles, $plan ) {
	$graph   = shop_widgets_read_graph( $handles, $plan );
	$reached = shop_widgets_reach( shop_widgets_roots( $handles, $graph ), $graph );
	$whole   = shop_widgets_whole( $reached, $graph );

	$printed = array();
	foreach ( $handles as $handle ) {
		if ( isset( $reached[ $handle ] ) || $graph[ $handle ]['is_replaced'] ) {
			shop_widgets_put( $handle, $graph, $reached, $whole, $printed );
		}
	}
	foreach ( array_keys( $printed ) as $handle ) {
		if ( isset( $graph[ $handle ] ) && $graph[ $handle ]['is_replaced'] && ! isset( $whole[ $handle ] ) ) {
			shop_widgets_empty( $handle, isset( $reached['wp-i18n'] ) || wp_script_is( 'wp-i18n', 'done' ) );
		}
	}
	return array_map( 'strval', array_keys( $printed ) );
}

/**
 * Describes the handles that are about to be printed, and all their dependencies.
 *
 * @param string[] $handles Handles about to be printed.
 * @param array    $plan    As `shop_widgets_plan` answers.
 * @return array[] By handle: `deps`, `keeps`, `is_replaced`, `is_kept`, `is_passive` and `is_library`.
 */
function shop_widgets_read_graph( $handles, $plan ) {
	$scripts   = wp_scripts();
	$passive   = shop_widgets_passive();
	$libraries = shop_widgets_libraries();
	$present   = array_merge( $handles, $scripts->done, $scripts->queue );
	$beside    = array();
	foreach ( $scripts->queue as $handle ) {
		foreach ( $libraries[ $handle ] ?? $passive[ shop_widgets_name( $handle, $plan['replaced'] ) ] ?? array() as $owner ) {
			$beside[ $owner ][] = $handle;
		}
	}
	$graph = array();
	$rest  = array_values( $handles );
	while ( $rest ) {
		$handle = array_pop( $rest );
		if ( isset( $graph[ $handle ] ) ) {
			continue;
		}
		$deps   = isset( $scripts->registered[ $handle ] ) ? $scripts->registered[ $handle ]->deps : array();
		$deps   = array_merge( $deps, $beside[ $handle ] ?? array() );
		$name   = shop_widgets_name( $handle, $plan['replaced'] );
		$owners = array_intersect( $libraries[ $handle ] ?? array(), $present );
		$knows  = $plan['knows'][ $name ] ?? null;
		$is_all = ! $knows || shop_widgets_knows_all( $handle, $knows );

		$graph[ $handle ] = array(
			'deps'        => $deps,
			'keeps'       => $plan['keeps'][ $name ] ?? array(),
			'is_replaced' => '' !== $name && $is_all,
			'is_kept'     => ! $is_all || '' !== shop_widgets_name( $handle, $plan['kept'] ) || ( $plan['jquery'] && shop_widgets_is_jquery( $handle ) ),
			'is_passive'  => isset( $passive[ $name ] ),
			'is_library'  => $owners && ! array_diff( $owners, $plan['replaced'] ),
		);

		$rest = array_merge( $rest, $deps );
	}
	return $graph;
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
 * Whether the bundle knows all names in a script's settings. A script whose settings can't be read is kept.
 *
 * @param string $handle Its handle.
 * @param array  $knows  Keys `global`, `key` and `names`: the names that are known of those under the key of the global. `unlessAll`:
 *                       switches of the global; where all of them are on, the script does what the bundle does not know.
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
	$named = array_filter( (array) ( $settings[ $knows['key'] ] ?? array() ) );
	return ! array_diff( array_keys( $named ), $knows['names'] );
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

/**
 * Returns the handles that are needed for their own sake.
 *
 * @param string[] $handles Handles about to be printed.
 * @param array[]  $graph   As `shop_widgets_read_graph` answers.
 * @return string[]
 */
function shop_widgets_roots( $handles, $graph ) {
	$scripts = wp_scripts();
	$pulled  = array();
	foreach ( $handles as $handle ) {
		$pulled = array_merge( $pulled, $graph[ $handle ]['deps'] );
	}
	$roots = array();
	foreach ( $handles as $handle ) {
		if ( $graph[ $handle ]['is_replaced'] ) {
			$needed = array_keys( shop_widgets_reach( array( $handle ), $graph ) );
			$roots  = array_merge( $roots, array_intersect( $needed, $graph[ $handle ]['keeps'] ) );
			// Inline code of the shop's script may rely on the script's dependencies.
			if ( preg_match( '/\bjQuery\b|\bwp\.(?:ajax|apiFetch|data|hooks|i18n|template|url)\b/', shop_widgets_inline_code( $handle ) ) ) {
				$roots = array_merge( $roots, $graph[ $handle ]['deps'] );
			}
			continue;
		}
		$is_asked = ! in_array( $handle, $pulled, true ) || in_array( $handle, $scripts->queue, true );
		// WordPress itself adds no inline code to jQuery.
		$is_used = shop_widgets_is_jquery( $handle ) && '' !== shop_widgets_inline_code( $handle );
		$is_root = $is_used || $graph[ $handle ]['is_kept'] || $scripts->get_data( $handle, 'shop_widgets_keep' );
		if ( $is_root || ( $is_asked && ! $graph[ $handle ]['is_library'] ) ) {
			$roots[] = $handle;
		}
	}
	return $roots;
}

/**
 * The code that is printed before and after a script, without its localised data and its translations.
 *
 * @param string $handle Its handle.
 * @return string
 */
function shop_widgets_inline_code( $handle ) {
	$scripts = wp_scripts();
	$code    = array_merge( (array) $scripts->get_data( $handle, 'before' ), (array) $scripts->get_data( $handle, 'after' ) );
	return trim( implode( "\n", array_diff( $code, (array) $scripts->get_data( $handle, 'shop_widgets_translations' ) ) ) );
}

/**
 * Returns all dependencies of these handles, also those of replaced scripts: a script that names the shop's checkout may rely
 * on the jQuery behind it.
 *
 * @param string[] $handles Where to start.
 * @param array[]  $graph   As `shop_widgets_read_graph` answers.
 * @return bool[] By handle, with those that it started from.
 */
function shop_widgets_reach( $handles, $graph ) {
	$reached = array();
	while ( $handles ) {
		$handle = array_pop( $handles );
		if ( ! isset( $reached[ $handle ] ) ) {
			$reached[ $handle ] = true;
			$handles            = array_merge( $handles, $graph[ $handle ]['deps'] );
		}
	}
	return $reached;
}

/**
 * Returns the handles that keep their file though they could be replaced, as another script calls them.
 *
 * @param bool[]  $reached Needed handles, by handle.
 * @param array[] $graph   As `shop_widgets_read_graph` answers.
 * @return bool[] By handle.
 */
function shop_widgets_whole( $reached, $graph ) {
	$whole   = array();
	$callers = array();
	foreach ( array_keys( $reached ) as $handle ) {
		if ( ! $graph[ $handle ]['is_replaced'] ) {
			$callers[] = $handle;
		}
	}
	while ( $callers ) {
		foreach ( $graph[ array_pop( $callers ) ]['deps'] as $handle ) {
			if ( $graph[ $handle ]['is_passive'] && ! isset( $whole[ $handle ] ) ) {
				$whole[ $handle ] = true;
				$callers[]        = $handle;
			}
		}
	}
	return $whole;
}

/**
 * Adds a handle to the printed ones, after its missing dependencies: a library that was left out earlier, with a replaced
 * script, is added again here.
 *
 * @param string  $handle  The handle.
 * @param array[] $graph   As `shop_widgets_read_graph` answers.
 * @param bool[]  $reached Needed handles, by handle.
 * @param bool[]  $whole   Handles that keep their file, by handle.
 * @param bool[]  $printed Printed handles, by handle and in order.
 * @param bool[]  $seen    Handles on the way here.
 */
function shop_widgets_put( $handle, $graph, $reached, $whole, &$printed, &$seen = array() ) {
	$scripts = wp_scripts();
	if ( isset( $seen[ $handle ] ) || isset( $printed[ $handle ] ) || ! isset( $scripts->registered[ $handle ] ) ) {
		return;
	}
	$seen[ $handle ] = true;
	foreach ( $graph[ $handle ]['deps'] as $dep ) {
		if ( isset( $reached[ $dep ] ) || $graph[ $dep ]['is_replaced'] ) {
			shop_widgets_put( $dep, $graph, $reached, $whole, $printed, $seen );
		}
	}
	$is_back = isset( $whole[ $handle ] ) && shop_widgets_fill( $handle );
	if ( $is_back ) {
		$scripts->done = array_values( array_diff( $scripts->done, array( $handle ) ) );
	}
	if ( ! in_array( $handle, $scripts->done, true ) ) {
		$printed[ $handle ] = true;
	}
}

/**
 * Takes the file off a handle. WordPress prints the settings of one without a file, but not its translations.
 *
 * @param string $handle   The handle.
 * @param bool   $has_i18n Whether the script that reads translations is on the page.
 */
function shop_widgets_empty( $handle, $has_i18n ) {
	$script = wp_scripts()->registered[ $handle ];
	if ( ! $script->src ) {
		return;
	}
	$translations = $has_i18n && ! empty( $script->textdomain ) ? wp_scripts()->print_translations( $handle, false ) : '';
	if ( $translations ) {
		wp_add_inline_script( $handle, $translations, 'before' );
		wp_script_add_data( $handle, 'shop_widgets_translations', $translations );
	}
	wp_script_add_data( $handle, 'shop_widgets_source', $script->src );
	$script->src = false;
}

/**
 * Gives an emptied handle its file back.
 *
 * @param string $handle The handle.
 * @return bool Whether it was emptied.
 */
function shop_widgets_fill( $handle ) {
	$source = wp_scripts()->get_data( $handle, 'shop_widgets_source' );
	if ( ! $source ) {
		return false;
	}
	wp_scripts()->registered[ $handle ]->src = $source;
	wp_script_add_data( $handle, 'shop_widgets_source', false );
	return true;
}

/**
 * The address of a script's file, also when it was taken off.
 *
 * @param string $handle The handle.
 * @return string|false
 */
function shop_widgets_source( $handle ) {
	$source = wp_scripts()->get_data( $handle, 'shop_widgets_source' );
	return $source ? $source : ( wp_scripts()->registered[ $handle ]->src ?? false );
}

/**
 * Whether a handle is jQuery, or a part of it.
 *
 * @param string $handle The handle.
 * @return bool
 */
function shop_widgets_is_jquery( $handle ) {
	return in_array( $handle, array( 'jquery', 'jquery-core', 'jquery-migrate' ), true );
}

/**
 * The finished page: the bundle's tag says for the report what keeps jQuery, and where nothing does, by the rule `look`, its tags
 * are taken out.
 *
 * @param string $page The page.
 * @param array  $plan As `shop_widgets_plan` answers.
 * @param string $url  Address of the bundle.
 * @return string
 */
function shop_widgets_finish( $page, $plan, $url ) {
	$users = array_values( array_unique( array_merge( shop_widgets_declared_users( $plan ), shop_widgets_printed_users( $page, $url ) ) ) );
	if ( 'look' === $plan['jquery'] && ! $users ) {
		$without = preg_replace( '~<script\b(?=[^>]*\ssrc=)(?=[^>]*\sid=["\']jquery-(?:core|migrate)-js["\'])[^>]*>\s*</script>\n?~i', '', $page );
		$page    = $without ?? $page;
	}
	$told = esc_attr( wp_json_encode( array_slice( $users, 0, 20 ) ) );
	return str_replace( ' id="shop-widgets"', ' id="shop-widgets" data-jquery="' . $told . '"', $page );
}

/**
 * Scripts of the page that are not replaced and declare jQuery as a dependency; and jQuery itself, where it was enqueued by itself.
 *
 * @param array $plan As `shop_widgets_plan` answers.
 * @return string[] Their handles.
 */
function shop_widgets_declared_users( $plan ) {
	$scripts = wp_scripts();
	$graph   = shop_widgets_read_graph( $scripts->done, $plan );
	$users   = array_filter( $scripts->queue, 'shop_widgets_is_jquery' );
	foreach ( $scripts->done as $handle ) {
		$is_there = isset( $scripts->registered[ $handle ] ) && $scripts->registered[ $handle ]->src && ! shop_widgets_is_jquery( $handle );
		if ( $is_there && array_filter( array_keys( shop_widgets_reach( array( $handle ), $graph ) ), 'shop_widgets_is_jquery' ) ) {
			$users[] = $handle;
		}
	}
	return $users;
}

/**
 * Scripts and attributes in a page that name jQuery, and scripts whose file can't be checked.
 *
 * @param string $page The page.
 * @param string $url  Address of the bundle.
 * @return string[] For each its handle, or else its address, or the place in its code.
 */
function shop_widgets_printed_users( $page, $url ) {
	$users = array();
	$rest  = preg_replace_callback(
		'~<script\b([^>]*)>(.*?)</script>~is',
		static function ( $found ) use ( &$users, $url ) {
			list( , $attributes, $code ) = $found;
			$id      = preg_match( '/\sid\s*=\s*["\']?([^"\'\s>]+)/i', $attributes, $match ) ? $match[1] : '';
			$address = preg_match( '/[\s-]src\s*=\s*["\']?([^"\'\s>]+)/i', $attributes, $match ) ? html_entity_decode( $match[1], ENT_QUOTES ) : '';
			if ( '' === $address ) {
				$named = shop_widgets_names_jquery( $code );
				if ( '' !== $named ) {
					$users[] = '' !== $id ? preg_replace( '/-js(?:-(?:before|after|extra))?$/', '', $id ) : $named;
				}
			} elseif ( ! preg_match( '/^jquery-(?:core|migrate)-js$/', $id ) && ! str_starts_with( $address, $url ) && shop_widgets_file_may_use_jquery( $address ) ) {
				$users[] = '' !== $id ? preg_replace( '/-js$/', '', $id ) : $address;
			}
			return '';
		},
		$page
	);
	if ( null === $rest ) {
		return array( 'page' );
	}
	if ( preg_match( '/<[a-zA-Z][^>]*(?:jQuery|\$\()[^>]*/', $rest, $match ) ) {
		$users[] = shop_widgets_names_jquery( $match[0] );
	}
	return $users;
}

/**
 * Returns the place at which code names jQuery.
 *
 * @param string $code The code.
 * @return string The place with the code around it; empty if there is none.
 */
function shop_widgets_names_jquery( $code ) {
	return preg_match( '/[^\n]{0,30}(?:jQuery|\$\s*\()[^\n]{0,30}/', $code, $match ) ? trim( $match[0] ) : '';
}

/**
 * Whether a script's file may use jQuery: it names it, imports other files, or can't be read, as if the server generates it.
 * Files are read once, and again when their time or size is another.
 *
 * @param string $address The script's address.
 * @return bool
 */
function shop_widgets_file_may_use_jquery( $address ) {
	$file = shop_widgets_file_of( $address );
	if ( ! preg_match( '/\.m?js$/i', $file ) || ! is_file( $file ) || ! is_readable( $file ) ) {
		return true;
	}
	$known = get_transient( 'shop_widgets_files' );
	$known = is_array( $known ) && count( $known ) < 500 ? $known : array();
	$state = filemtime( $file ) . ' ' . filesize( $file );
	if ( ! isset( $known[ $file ] ) || $known[ $file ]['state'] !== $state ) {
		$code = file_get_contents( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of this server.
		// Imports by name are the platform's.
		$brings = '/\bimport\s*\(\s*(?!["\']@wordpress\/)|\b(?:import|export)\b[^;"\']*["\'](?:\.{0,2}\/|https?:)|createElement\(\s*["\']script/i';

		$known[ $file ] = array(
			'state' => $state,
			'uses'  => '' !== shop_widgets_names_jquery( $code ) || 0 !== preg_match( $brings, $code ),
		);
		set_transient( 'shop_widgets_files', $known, WEEK_IN_SECONDS );
	}
	return $known[ $file ]['uses'];
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
