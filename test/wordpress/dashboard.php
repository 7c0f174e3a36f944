<?php
// As much of WordPress' dashboard as the plugin calls, by its documentation: options, the page of settings, updates and the end.

class Filesystem {
	public function exists( $file ) {
		return file_exists( $file );
	}

	public function get_contents( $file ) {
		return is_file( $file ) ? file_get_contents( $file ) : false;
	}

	public function copy( $from, $to ) {
		return copy( $from, $to );
	}

	public function wp_plugins_dir() {
		return WP_CONTENT_DIR . '/plugins/';
	}
}

function get_option( $name, $default ) {
	return $GLOBALS['page']['options'][ $name ] ?? $default;
}

function delete_option( $name ) {
	echo "deleted $name of {$GLOBALS['site']}\n";
}

function delete_transient( $name ) {
	$file = WP_CONTENT_DIR . "/transients/$name";
	is_file( $file ) && unlink( $file );
}

function is_multisite() {
	return isset( $GLOBALS['page']['sites'] );
}

function get_sites( $arguments ) {
	return $GLOBALS['page']['sites'];
}

function switch_to_blog( $site ) {
	$GLOBALS['site'] = $site;
}

function restore_current_blog() {
	$GLOBALS['site'] = 1;
}

function plugin_basename( $file ) {
	return 'shop-widgets/' . basename( $file );
}

function load_plugin_textdomain( $domain, $old, $folder ) {
	echo "texts $domain $folder\n";
}

function register_setting( $group, $name, $options ) {
	$GLOBALS['settings'][ $group ][ $name ] = $options;
}

/** The page's parent is there: only with WooCommerce has the menu an entry of its own for it. */
function add_submenu_page( $parent, $title, $label, $capability, $name, $callback ) {
	$is_there = 'woocommerce' === $parent ? class_exists( 'WooCommerce' ) : current_user_can( 'manage_options' );
	if ( $is_there && current_user_can( $capability ) ) {
		$GLOBALS['pages'][ $name ] = $callback;
	}
}

function register_activation_hook( $file, $callback ) {
	add_action( 'activate', $callback );
}

function register_deactivation_hook( $file, $callback ) {
	add_action( 'deactivate', $callback );
}

function settings_fields( $group ) {
	echo "<input type=\"hidden\" name=\"option_page\" value=\"$group\">\n";
}

function submit_button() {
	echo "<button>Save</button>\n";
}

function checked( $value, $current = true ) {
	echo $value === $current ? 'checked="checked"' : '';
}

function esc_html__( $text ) {
	return esc_html( $text );
}

function esc_html_e( $text ) {
	echo esc_html( $text );
}

function admin_url( $path ) {
	return "https://shop.example/wp-admin/$path";
}

function add_query_arg( $key, $value, $url ) {
	return "$url?$key=$value";
}

function validate_file( $file ) {
	return false === strpos( $file, '..' ) ? 0 : 1;
}
