<?php
/**
 * Scripts that the page goes without, at its end: held back, so that no browser loads them, for the guard and for widgets that fail.
 *
 * @package ShopWidgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * The scripts that this page would have had, in their order.
 *
 * @param string[] $handles Handles that would be printed now.
 * @return string[] All until now.
 */
function shop_widgets_left_out( $handles = array() ) {
	static $all = array();

	$all = array_values( array_unique( array_merge( $all, array_map( 'strval', $handles ) ) ) );
	return $all;
}

/**
 * Prints the scripts that were left out, each as WordPress prints it but for its type.
 *
 * @param array $plan As `shop_widgets_plan` answers.
 */
function shop_widgets_print_held( $plan ) {
	$scripts = wp_scripts();
	$buffers = ob_get_level();
	foreach ( shop_widgets_has( 'guard' ) ? shop_widgets_left_out() : array() as $handle ) {
		$script = $scripts->registered[ $handle ] ?? null;
		$source = $scripts->get_data( $handle, 'shop_widgets_source' );
		if ( ! $script || ( ! $source && in_array( $handle, $scripts->done, true ) ) ) {
			continue;
		}
		$held = clone $script;
		if ( $source ) {
			$held->src   = $source;
			$held->extra = array_diff_key( $held->extra, array_flip( array( 'data', 'before', 'after' ) ) );
			if ( $scripts->get_data( $handle, 'shop_widgets_translations' ) ) {
				$held->textdomain = null;
			}
		}
		$scripts->registered[ $handle ] = $held;
		try {
			ob_start();
			$scripts->do_item( $handle );
			$tags = ob_get_clean();
		} catch ( Throwable $thrown ) {
			$tags = '';
			while ( ob_get_level() > $buffers ) {
				ob_end_clean();
			}
		}
		$scripts->registered[ $handle ] = $script;

		$name          = shop_widgets_name( $handle, $plan['replaced'] );
		$is_of_gallery = in_array( 'wc-single-product', shop_widgets_passive()[ $name ] ?? array(), true );
		echo shop_widgets_hold( $tags, $plan['widgets'][ $name ] ?? array(), $is_of_gallery ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- printed by WordPress.
	}
}

/**
 * Gives script tags a type that browsers do not run.
 *
 * @param string   $tags          The tags.
 * @param string[] $widgets       The widgets that do their job; none for libraries, which come back with any other script.
 * @param bool     $is_of_gallery Whether they are to come back on a page without the gallery of which they are a part.
 * @return string
 */
function shop_widgets_hold( $tags, $widgets = array(), $is_of_gallery = false ) {
	$more = ( $widgets ? ' data-widgets="' . esc_attr( implode( ' ', $widgets ) ) . '"' : '' )
		. ( $is_of_gallery ? ' data-unless=".woocommerce-product-gallery__wrapper, .wcpt"' : '' );
	$held = preg_replace_callback(
		'~<script\b([^>]*)>(.*?</script>)~is',
		static function ( $found ) use ( $more ) {
			$type = preg_match( '/\stype\s*=\s*["\']?([^"\'\s>]*)["\']?/i', $found[1], $match ) ? $match[1] : '';
			if ( '' !== $type && 'module' !== $type && ! preg_match( '~^(?:text|application)/(?:x-)?(?:java|ecma)script$~i', $type ) ) {
				return $found[0];
			}
			$rest = '' === $type ? $found[1] : str_replace( $match[0], '', $found[1] );
			$kept = 'module' === $type ? ' data-type="module"' : '';
			return "<script type=\"shop-widgets/held\"$kept$more$rest>$found[2]";
		},
		$tags
	);
	return (string) $held;
}
