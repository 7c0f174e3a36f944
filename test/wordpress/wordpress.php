<?php
// As much of WordPress as the plugin calls, by its documentation: hooks, the queue of scripts, and the tags that are printed.
// Each file that a page would load is a line with its handle; data, code and the plugin's tags are printed as they are.

define( 'ABSPATH', __DIR__ );
define( 'WPINC', 'wp-includes' );
define( 'WEEK_IN_SECONDS', 604800 );
define( 'DAY_IN_SECONDS', 86400 );
define( 'MINUTE_IN_SECONDS', 60 );

class WP_Error {
	private $message;

	public function __construct( $code, $message ) {
		$this->message = $message;
	}

	public function get_error_message() {
		return $this->message;
	}
}

class Script {
	public $src;
	public $deps;
	public $textdomain;
	public $extra = array();
}

class WP_Scripts {
	public $registered = array();
	public $queue      = array();
	public $to_do      = array();
	public $done       = array();
	public $groups     = array();

	/** WordPress' own scripts are registered while the list of scripts is made: filters of the player are asked then. */
	public function __construct() {
		static $depth = 0;
		if ( ++$depth > 3 ) {
			throw new Error( 'The list of scripts is made while it is made' );
		}
		do_action( 'wp_default_scripts', $this );
		--$depth;
	}

	public function get_data( $handle, $key ) {
		return $this->registered[ $handle ]->extra[ $key ] ?? false;
	}

	public function add_data( $handle, $key, $value ) {
		if ( ! isset( $this->registered[ $handle ] ) ) {
			return false;
		}
		$this->registered[ $handle ]->extra[ $key ] = $value;
		return true;
	}

	public function print_translations( $handle, $display = true ) {
		$script = $this->registered[ $handle ];
		// They are found by the path of the script's file.
		return $script->textdomain && $script->src ? "wp.i18n.setLocaleData( $handle );" : false;
	}

	/** Notes in `to_do` what is not done, after what it needs; false where something is not registered. */
	private function note( $handle, $group ) {
		if ( in_array( $handle, $this->done, true ) ) {
			return true;
		}
		$script = $this->registered[ $handle ] ?? null;
		if ( null === $script ) {
			return false;
		}
		$own   = $script->extra['group'] ?? 0;
		$group = false === $group ? $own : min( $group, $own );

		$this->groups[ $handle ] = min( $this->groups[ $handle ] ?? $group, $group );
		foreach ( $script->deps as $dep ) {
			if ( ! $this->note( $dep, $group ) ) {
				return false;
			}
		}
		if ( ! in_array( $handle, $this->to_do, true ) ) {
			$this->to_do[] = $handle;
		}
		return true;
	}

	public function do_items( $handles = false, $group = false ) {
		foreach ( false === $handles ? $this->queue : (array) $handles as $handle ) {
			$this->note( $handle, false );
		}
		$this->to_do = apply_filters( 'print_scripts_array', $this->to_do );
		foreach ( $this->to_do as $handle ) {
			if ( in_array( $handle, $this->done, true ) || ( 0 === $group && $this->groups[ $handle ] > 0 ) ) {
				continue;
			}
			$this->do_item( $handle );
			$this->done[] = $handle;
		}
		$this->to_do = array();
	}

	public function do_item( $handle ) {
		$script       = $this->registered[ $handle ];
		$translations = $this->print_translations( $handle, false );
		$this->say_inline( "$handle-js-extra", $script->extra['data'] ?? '' );
		// One without a file is an alias: it has its inline code, but no translations.
		if ( $script->src && $translations ) {
			$this->say_inline( "$handle-js-translations", $translations );
		}
		$this->say_inline( "$handle-js-before", ...(array) ( $script->extra['before'] ?? array() ) );
		if ( $script->src ) {
			wp_print_script_tag(
				array(
					'src' => $script->src,
					'id'  => "$handle-js",
				)
			);
		}
		$this->say_inline( "$handle-js-after", ...(array) ( $script->extra['after'] ?? array() ) );
	}

	private function say_inline( $id, ...$lines ) {
		$lines = array_filter( $lines );
		if ( $lines ) {
			wp_print_inline_script_tag( implode( "\n", $lines ), array( 'id' => $id ) );
		}
	}
}

$hooks = array();
$done  = array();
$doing = array();
$page  = array();

function wp_scripts() {
	if ( ! isset( $GLOBALS['wp_scripts'] ) ) {
		$GLOBALS['wp_scripts'] = new WP_Scripts();
	}
	return $GLOBALS['wp_scripts'];
}

function wp_script_is( $handle, $status ) {
	return in_array( $handle, wp_scripts()->$status, true );
}

function wp_script_add_data( $handle, $key, $value ) {
	return wp_scripts()->add_data( $handle, $key, $value );
}

function wp_add_inline_script( $handle, $code, $position = 'after' ) {
	$all   = (array) wp_scripts()->get_data( $handle, $position );
	$all[] = $code;
	return wp_scripts()->add_data( $handle, $position, $all );
}

function wp_enqueue_script( $handle ) {
	if ( ! in_array( $handle, wp_scripts()->queue, true ) ) {
		wp_scripts()->queue[] = $handle;
	}
}

function wp_dequeue_script( $handle ) {
	wp_scripts()->queue = array_values( array_diff( wp_scripts()->queue, array( $handle ) ) );
}

function add_filter( $hook, $callback, $priority = 10, $count = 1 ) {
	$GLOBALS['hooks'][ $hook ][ $priority ][] = array( $callback, $count );
}

function apply_filters( $hook, $value, ...$more ) {
	$by_priority = $GLOBALS['hooks'][ $hook ] ?? array();
	ksort( $by_priority );
	foreach ( array_merge( ...$by_priority ) as list( $callback, $count ) ) {
		$value = $callback( ...array_slice( array( $value, ...$more ), 0, $count ) );
	}
	return $value;
}

function add_action( $hook, $callback, $priority = 10, $count = 1 ) {
	add_filter( $hook, $callback, $priority, $count );
}

function do_action( $hook, ...$given ) {
	$GLOBALS['done'][ $hook ] = did_action( $hook ) + 1;
	$GLOBALS['doing'][]       = $hook;
	$by_priority              = $GLOBALS['hooks'][ $hook ] ?? array();
	ksort( $by_priority );
	foreach ( array_merge( ...$by_priority ) as list( $callback, $count ) ) {
		$callback( ...array_slice( $given ? $given : array( '' ), 0, $count ) );
	}
	array_pop( $GLOBALS['doing'] );
}

function did_action( $hook ) {
	return $GLOBALS['done'][ $hook ] ?? 0;
}

function doing_action( $hook ) {
	return in_array( $hook, $GLOBALS['doing'], true );
}

function is_wp_error( $value ) {
	return $value instanceof WP_Error;
}

function trailingslashit( $path ) {
	return rtrim( $path, '/' ) . '/';
}

function plugins_url( $path, $file ) {
	return 'https://shop.example/wp-content' . substr( dirname( $file ), strlen( WP_CONTENT_DIR ) ) . "/$path";
}

function content_url( $path ) {
	return 'https://shop.example/wp-content/' . ltrim( $path, '/' );
}

function includes_url( $path ) {
	return 'https://shop.example/wp-includes/' . ltrim( $path, '/' );
}

function site_url( $path ) {
	return 'https://shop.example/' . ltrim( $path, '/' );
}

function home_url( $path = '' ) {
	return "https://shop.example$path";
}

function wp_parse_url( $url, $part ) {
	return parse_url( $url, $part );
}

// Kept beside the pages of the shop, from one page to the next.
function get_transient( $name ) {
	$file = WP_CONTENT_DIR . "/transients/$name";
	return is_file( $file ) ? unserialize( file_get_contents( $file ) ) : false;
}

function set_transient( $name, $value, $seconds ) {
	wp_mkdir_p( WP_CONTENT_DIR . '/transients' );
	file_put_contents( WP_CONTENT_DIR . "/transients/$name", serialize( $value ) );
}

function wp_mkdir_p( $folder ) {
	return is_dir( $folder ) || mkdir( $folder, 0777, true );
}

function wp_json_encode( $value, $flags = 0 ) {
	return json_encode( $value, $flags );
}

function esc_url( $url ) {
	return esc_attr( $url );
}

function esc_html( $text ) {
	return esc_attr( $text );
}

function esc_attr( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}

function __( $text ) {
	return $text;
}

function wp_get_attributes( $attributes ) {
	$all = '';
	foreach ( array_filter( $attributes ) as $name => $value ) {
		$all .= true === $value ? " $name" : " $name=\"" . esc_attr( $value ) . '"';
	}
	return $all;
}

function wp_print_script_tag( $attributes ) {
	echo '<script' . wp_get_attributes( apply_filters( 'wp_script_attributes', $attributes ) ) . "></script>\n";
}

function wp_print_inline_script_tag( $code, $attributes = array() ) {
	echo '<script' . wp_get_attributes( apply_filters( 'wp_inline_script_attributes', $attributes, $code ) ) . ">\n$code\n</script>\n";
}

function wp_admin_notice( $message, $options ) {
	echo "notice {$options['type']} $message\n";
}

function current_user_can( $capability ) {
	return in_array( $capability, $GLOBALS['page']['can'] ?? array(), true );
}

foreach ( array( 'is_admin', 'is_customize_preview', 'is_feed', 'is_embed', 'is_robots', 'is_favicon', 'is_trackback', 'amp_is_request', 'is_user_logged_in' ) as $condition ) {
	eval( "function $condition() { return '$condition' === ( \$GLOBALS['page']['is'] ?? '' ); }" );
}

function get_template_directory() {
	return WP_CONTENT_DIR . '/themes/lipa';
}

function get_stylesheet_directory() {
	return get_template_directory();
}

function wp_get_theme( $name ) {
	return new Theme();
}

class Theme {
	public function get( $header ) {
		return $GLOBALS['page']['theme_version'] ?? '1.0';
	}
}

function absint( $value ) {
	return abs( (int) $value );
}

function wp_unslash( $value ) {
	return $value;
}

function wp_send_json( $value, $status = 200 ) {
	echo "status $status\n" . wp_json_encode( $value ) . "\n";
	exit;
}

/** Filters may stop a redirect; whoever calls this ends the request. */
function wp_redirect( $location, $status = 302 ) {
	$location = apply_filters( 'wp_redirect', $location, $status );
	echo "redirect $status $location\n";
}
