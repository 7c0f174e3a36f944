<?php
/**
 * Looks through the finished page for uses of jQuery.
 *
 * @package ShopWidgets
 */

defined( 'ABSPATH' ) || exit;

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
		$without = preg_replace_callback(
			'~<script\b(?=[^>]*\ssrc=)(?=[^>]*\sid=["\']jquery-(?:core|migrate)-js["\'])[^>]*>\s*</script>\n?~i',
			static function ( $found ) {
				return shop_widgets_has( 'guard' ) ? shop_widgets_hold( $found[0] ) : '';
			},
			$page
		);
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
			if ( preg_match( '~\stype="shop-widgets/held"|\sid="shop-widgets-(?:early|guard)"~', $attributes ) ) {
				return '';
			}
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
