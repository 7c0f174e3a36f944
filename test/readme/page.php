<?php
// A checkout whose scripts come in the head, and a newsletter form that brings its own when it is printed.

register( 'jquery' );
register( 'wc-country-select', array( 'jquery' ), 'wc_country_select_params' );
register( 'zxcvbn-async', array(), '_zxcvbnSettings' );
register( 'password-strength-meter', array( 'jquery', 'zxcvbn-async' ), 'pwsL10n' );
register( 'wc-password-strength-meter', array( 'jquery', 'password-strength-meter' ), 'wc_password_strength_meter_params' );
register( 'wc-checkout', array( 'jquery', 'wc-country-select' ), 'wc_checkout_params' );
register( 'cookie-notice-front', array(), 'cnArgs' );
register( 'payment', array( 'wc-checkout' ) );
foreach ( array( 'wc-checkout', 'wc-password-strength-meter', 'cookie-notice-front', 'payment' ) as $handle ) {
	enqueue( $handle );
}
do_action( 'wp_enqueue_scripts' );
do_action( 'wp_print_scripts' );
wp_scripts()->print_queue();
register( 'mc4wp-forms-api', array( 'jquery' ), 'mc4wp' );
enqueue( 'mc4wp-forms-api' );
do_action( 'wp_print_footer_scripts' );
wp_scripts()->print_queue();
