<?php
/**
 * Takes the files off replaced scripts, and leaves out what only they need.
 *
 * @package ShopWidgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the platform's player for elements that a shortcode has put into the page.
 *
 * WordPress asks this filter also while it makes its list of scripts: asking for that list then would make it again, without end.
 *
 * @param string $library The library that draws it.
 * @return string The same.
 */
function shop_widgets_keep_player( $library ) {
	if ( isset( $GLOBALS['wp_scripts'] ) && ! doing_action( 'wp_default_scripts' ) ) {
		shop_widgets_has( 'player', true );
	}
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
	shop_widgets_left_out( $handles );
	return array_map( 'strval', array_keys( $printed ) );
}

/**
 * Describes the handles that are about to be printed, and all their dependencies.
 *
 * @param string[] $handles Handles about to be printed.
 * @param array    $plan    As `shop_widgets_plan` answers.
 * @return array[] By handle: `deps`, with the libraries that it calls without declaring them; `calls`, such libraries where it is
 *                 replaced; `keeps`, `is_replaced`, `is_kept`, `is_passive` and `is_library`.
 */
function shop_widgets_read_graph( $handles, $plan ) {
	$scripts   = wp_scripts();
	$passive   = shop_widgets_passive();
	$libraries = shop_widgets_libraries();
	$present   = array_merge( $handles, $scripts->done, $scripts->queue );
	$offered   = shop_widgets_offered_libraries( array_merge( $handles, shop_widgets_left_out() ), $plan );
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
		$is_all = true;
		foreach ( $plan['knows'][ $name ] ?? array() as $knows ) {
			$is_all = $is_all && shop_widgets_knows_all( $handle, $knows );
		}
		$goes   = '' !== $name && $is_all;
		$calls  = $offered ? shop_widgets_called_libraries( $handle, $offered, ! $goes ) : array();
		$deps   = $goes ? $deps : array_merge( $deps, $calls );

		$graph[ $handle ] = array(
			'deps'        => $deps,
			'keeps'       => $plan['keeps'][ $name ] ?? array(),
			'calls'       => $goes ? $calls : array(),
			'is_replaced' => $goes,
			'is_kept'     => ! $is_all || '' !== shop_widgets_name( $handle, $plan['kept'] ) || ( $plan['jquery'] && shop_widgets_is_jquery( $handle ) ),
			'is_passive'  => isset( $passive[ $name ] ),
			'is_library'  => $owners && ! array_diff( $owners, $plan['replaced'] ),
		);

		$rest = array_merge( $rest, $deps, $calls );
	}
	return $graph;
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
			$roots  = array_merge( $roots, array_intersect( $needed, $graph[ $handle ]['keeps'] ), $graph[ $handle ]['calls'] );
			// Inline code of the shop's script may rely on the script's dependencies.
			if ( preg_match( '/\bjQuery\b|\bwp\.(?:ajax|apiFetch|data|hooks|i18n|template|url)\b/', shop_widgets_inline_code( $handle ) ) ) {
				$roots = array_merge( $roots, $graph[ $handle ]['deps'] );
			}
			continue;
		}
		$is_asked = ! in_array( $handle, $pulled, true ) || in_array( $handle, $scripts->queue, true );
		// WordPress itself adds no inline code to jQuery.
		$is_used = shop_widgets_is_jquery( $handle ) && '' !== shop_widgets_inline_code( $handle );
		$is_root = $is_used || $graph[ $handle ]['is_kept'] || ( 'wp-mediaelement' === $handle && shop_widgets_has( 'player' ) );
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
	shop_widgets_settings_names( (string) wp_scripts()->get_data( $handle, 'data' ) );
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
