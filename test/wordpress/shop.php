<?php
// As much of WooCommerce as the plugin calls, by its documentation: notices, the cart, and the handler of product forms.

class WooCommerce {
	public $cart;

	public function __construct() {
		$this->cart = new Cart();
	}
}

class Cart {
	private $lines = array();

	public function add( ...$line ) {
		$this->lines[] = $line;
		do_action( 'woocommerce_add_to_cart', 'key', ...$line );
	}

	public function get_cart_hash() {
		return $this->lines ? md5( serialize( $this->lines ) ) : '';
	}

	public function count() {
		return count( $this->lines );
	}
}

function WC() {
	static $shop = null;
	return $shop ?? ( $shop = new WooCommerce() );
}

function wc_add_notice( $text, $type ) {
	$GLOBALS['notices'][] = "<div class=\"woocommerce-$type\">$text</div>";
}

function wc_print_notices( $is_returned = false ) {
	$all                = implode( '', $GLOBALS['notices'] ?? array() );
	$GLOBALS['notices'] = array();
	return $all;
}

function woocommerce_mini_cart() {
	echo '<ul>' . esc_html( (string) WC()->cart->count() ) . '</ul>';
}

// The form's own post: rules, then the add, its notice and its redirect.
add_action(
	'wp_loaded',
	static function () {
		if ( ! isset( $_REQUEST['add-to-cart'] ) ) {
			return;
		}
		$attributes = array_filter(
			$_REQUEST,
			static function ( $name ) {
				return str_starts_with( $name, 'attribute_' );
			},
			ARRAY_FILTER_USE_KEY
		);
		$line       = array( absint( $_REQUEST['add-to-cart'] ), absint( $_REQUEST['quantity'] ?? 1 ), absint( $_REQUEST['variation_id'] ?? 0 ), $attributes );
		if ( ! apply_filters( 'woocommerce_add_to_cart_validation', true, ...$line ) ) {
			return;
		}
		WC()->cart->add( ...$line );
		wc_add_notice( 'added', 'message' );
		$url = apply_filters( 'woocommerce_add_to_cart_redirect', '' );
		if ( $url ) {
			wp_redirect( $url );
			exit;
		}
	},
	20
);

function wc_get_account_endpoint_url( $endpoint ) {
	return "https://shop.example/my-account/$endpoint/";
}
