<?php
// As much of WordPress' script queue as the README's function uses: handles are printed after what they depend on, with
// their settings; one without a file is its settings alone.

class Queue {
	public $registered = array();
	public $queue      = array();
	private $done      = array();

	public function query( $handle, $status ) {
		return 'registered' === $status ? ( $this->registered[ $handle ] ?? false ) : false;
	}

	public function print_queue() {
		foreach ( $this->queue as $handle ) {
			$this->print_handle( $handle );
		}
	}

	private function print_handle( $handle ) {
		if ( isset( $this->done[ $handle ] ) ) {
			return;
		}
		$this->done[ $handle ] = true;
		$script                = $this->registered[ $handle ];
		foreach ( $script->deps as $dependency ) {
			$this->print_handle( $dependency );
		}
		if ( $script->data ) {
			echo "settings {$script->data}\n";
		}
		if ( $script->src ) {
			echo "file {$script->src}\n";
		}
	}
}

$scripts = new Queue();
$actions = array();

function wp_scripts() {
	return $GLOBALS['scripts'];
}

function add_action( $hook, $callback, $priority ) {
	$GLOBALS['actions'][ $hook ][ $priority ] = $callback;
}

function do_action( $hook ) {
	foreach ( $GLOBALS['actions'][ $hook ] ?? array() as $callback ) {
		$callback();
	}
}

function register( $handle, $deps = array(), $data = null ) {
	wp_scripts()->registered[ $handle ] = (object) array(
		'src'  => "$handle.js",
		'deps' => $deps,
		'data' => $data,
	);
}

function enqueue( $handle ) {
	wp_scripts()->queue[] = $handle;
}
