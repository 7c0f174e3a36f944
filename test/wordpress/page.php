<?php
// Prints the page that is told as JSON on the standard input, as a theme's template would.

require __DIR__ . '/wordpress.php';
require __DIR__ . '/dashboard.php';

$page = json_decode( stream_get_contents( STDIN ), true );

$_GET                      = $page['query'] ?? array();
$_POST                     = $page['post'] ?? array();
$_REQUEST                  = $_GET + $_POST;
$_SERVER['REQUEST_METHOD'] = isset( $page['post'] ) ? 'POST' : 'GET';

define( 'WP_CONTENT_DIR', $page['content'] );
define( 'WP_DEBUG', $page['debug'] ?? false );

foreach ( $page['functions'] ?? array() as $function ) {
	eval( "function $function() { echo \"called $function\\n\"; }" );
}
foreach ( $page['constants'] ?? array() as $constant ) {
	define( $constant, '1' );
}

if ( $page['shop'] ?? true ) {
	require __DIR__ . '/shop.php';
}

add_action(
	'wp_default_scripts',
	static function ( $scripts ) use ( $page ) {
		foreach ( $page['scripts'] ?? array() as $handle => $told ) {
			$script             = new Script();
			$script->src        = $told['src'] ?? "https://shop.example/wp-content/$handle.js?ver=1";
			$script->deps       = $told['deps'] ?? array();
			$script->textdomain = $told['textdomain'] ?? null;
			$script->extra      = array_diff_key( $told, array_flip( array( 'src', 'deps', 'textdomain' ) ) );

			$scripts->registered[ $handle ] = $script;
		}
		apply_filters( 'wp_audio_shortcode_library', 'mediaelement' );
	}
);

foreach ( $page['filters'] ?? array() as $hook => $value ) {
	add_filter(
		$hook,
		function ( $given ) use ( $value ) {
			if ( isset( $value['throws'] ) ) {
				throw new RuntimeException( $value['throws'] );
			}
			return isset( $value['without'] ) ? array_values( array_diff( $given, $value['without'] ) ) : $value;
		}
	);
}

foreach ( $page['noted'] ?? array() as $hook ) {
	add_filter(
		$hook,
		static function ( ...$given ) use ( $hook ) {
			echo "$hook " . json_encode( $given ) . "\n";
			return $given[0];
		},
		10,
		9
	);
}

$wp_filesystem = new Filesystem();
$site          = 1;

array_map(
	static function ( $file ) {
		require $file;
	},
	(array) $page['plugin']
);

foreach ( array( array( 'wp_head', 9, 0 ), array( 'wp_footer', 20, 1 ) ) as list( $hook, $priority, $group ) ) {
	add_action(
		$hook,
		static function () use ( $group ) {
			wp_scripts()->do_items( false, $group );
		},
		$priority
	);
}

do_action( 'plugins_loaded' );

foreach ( $page['do'] ?? array( 'template_redirect', 'wp_enqueue_scripts', 'wp_head', 'body', 'wp_footer' ) as $step ) {
	switch ( $step ) {
		case 'wp_enqueue_scripts':
			array_map( 'wp_enqueue_script', $page['head'] ?? array() );
			array_map( 'wp_dequeue_script', $page['dequeued'] ?? array() );
			break;
		case 'wp_head':
			do_action( 'wp_head' );
			echo "<body>\n";
			break;
		case 'body':
			array_map( 'wp_enqueue_script', $page['body'] ?? array() );
			echo ( $page['text'] ?? '' ) . "\n";
			foreach ( $page['shortcodes'] ?? array() as $filter ) {
				apply_filters( $filter, 'mediaelement' );
			}
			break;
		case 'settings page':
			do_action( 'admin_menu' );
			array_map( 'call_user_func', $pages ?? array() );
			break;
		case 'save':
			do_action( 'admin_init' );
			echo json_encode( $settings['shop_widgets']['shop_widgets']['sanitize_callback']( $page['sent'] ) ) . "\n";
			break;
		case 'updated':
			do_action( 'upgrader_process_complete', null, $page['updated'] );
			break;
		case 'update':
			apply_filters( 'upgrader_source_selection', $page['unpacked'] );
			break;
		case 'uninstall':
			define( 'WP_UNINSTALL_PLUGIN', 'shop-widgets/shop-widgets.php' );
			require dirname( ( (array) $page['plugin'] )[0] ) . '/uninstall.php';
			break;
		case 'request':
			// As the site does for a call of the shop's.
			array_map( 'do_action', array( 'init', 'wp_loaded', 'template_redirect', 'wc_ajax_' . ( $_GET['wc-ajax'] ?? '' ) ) );
			break;
		case 'ask':
			echo json_encode( apply_filters( ...$page['ask'] ) ) . "\n";
			break;
		case 'print':
			wp_scripts()->do_items( $page['printed'] );
			break;
		default:
			do_action( $step );
	}
}

// As WordPress does when a request ends.
while ( ob_get_level() ) {
	ob_end_flush();
}
