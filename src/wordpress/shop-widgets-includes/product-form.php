<?php
/**
 * The call `wc-ajax=shop_widgets_add`: a product form's own post, answered as JSON. The shop's form handler does the add, as it does
 * for a page load: it gets all fields and files, asks the same rules and runs in an ajax call.
 *
 * @package ShopWidgets
 */

defined( 'ABSPATH' ) || exit;

/** Name of the call, which the bundle's setting `productFormAction` tells the page. */
const SHOP_WIDGETS_ADD = 'shop_widgets_add';

/**
 * Registers the call. It has no nonce, as the form has none.
 */
function shop_widgets_register_product_form() {
	add_action( 'wc_ajax_' . SHOP_WIDGETS_ADD, 'shop_widgets_answer_product_form' );
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- the shop's form has none.
	if ( isset( $_GET['wc-ajax'] ) && SHOP_WIDGETS_ADD === $_GET['wc-ajax'] && shop_widgets_is_post() ) {
		// The shop's handler runs at `wp_loaded`.
		add_action( 'woocommerce_add_to_cart', 'shop_widgets_note_add', 10, 0 );
		add_filter( 'wp_redirect', 'shop_widgets_answer_redirect', PHP_INT_MAX );
	}
}

/**
 * Whether the request was posted.
 *
 * @return bool
 */
function shop_widgets_is_post() {
	return 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' );
}

/**
 * Notes that something was added.
 */
function shop_widgets_note_add() {
	shop_widgets_has( 'add', true );
}

/**
 * Answers a redirect, by a filter of it or by the shop's setting, in words: the page follows it. Its notices wait for the next page.
 *
 * @param string|false $location Where it leads; empty where a filter has stopped it.
 * @return string|false The same, where it was stopped.
 */
function shop_widgets_answer_redirect( $location ) {
	if ( is_string( $location ) && '' !== $location ) {
		shop_widgets_send_add( $location );
	}
	return $location;
}

/**
 * Answers the call, when the shop's form handler has run.
 */
function shop_widgets_answer_product_form() {
	if ( ! shop_widgets_is_post() ) {
		wp_send_json( array( 'error' => 'POST only' ), 405 );
	}
	shop_widgets_send_add( null );
}

/**
 * Sends the answer and ends the request.
 *
 * @param string|null $redirect Where the page has to go.
 */
function shop_widgets_send_add( $redirect ) {
	$added = shop_widgets_has( 'add' );
	if ( $added ) {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- the shop's own filter and action.
		$product = apply_filters( 'woocommerce_add_to_cart_product_id', absint( wp_unslash( $_REQUEST['add-to-cart'] ?? 0 ) ) );
		do_action( 'woocommerce_ajax_added_to_cart', $product );
		// phpcs:enable
	}
	$answer = array(
		'added'     => $added,
		'notices'   => null === $redirect ? (string) wc_print_notices( true ) : '',
		'redirect'  => $redirect,
		'fragments' => (object) ( $added && null === $redirect ? shop_widgets_fragments() : array() ),
		'cart_hash' => isset( WC()->cart ) ? WC()->cart->get_cart_hash() : '',
	);
	// The shop sets the cart's cookies when the request ends: until then nothing may be sent.
	ob_start();
	wp_send_json( $answer );
}

/**
 * The parts of the page that show the cart, as the shop's own add answers them.
 *
 * @return string[] HTML by selector.
 */
function shop_widgets_fragments() {
	ob_start();
	woocommerce_mini_cart();
	$content   = ob_get_clean();
	$fragments = array( 'div.widget_shopping_cart_content' => '<div class="widget_shopping_cart_content">' . $content . '</div>' );

	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- the shop's own filter.
	return (array) apply_filters( 'woocommerce_add_to_cart_fragments', $fragments );
}
