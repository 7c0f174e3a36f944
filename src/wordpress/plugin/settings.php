<?php
/**
 * The settings, their page in the dashboard, and what they change.
 *
 * @package ShopWidgets
 */

defined( 'ABSPATH' ) || exit;

add_action( 'admin_init', 'shop_widgets_register_settings' );
add_action( 'admin_menu', 'shop_widgets_add_page' );
add_filter( 'plugin_action_links_' . plugin_basename( __DIR__ . '/shop-widgets.php' ), 'shop_widgets_add_link' );

// Before those of themes and plugins, which have the last word.
add_filter( 'shop_widgets_disabled', 'shop_widgets_set_disabled', 5 );
add_filter( 'shop_widgets_jquery', 'shop_widgets_set_jquery', 5 );
add_filter( 'shop_widgets_config', 'shop_widgets_set_config', 5 );

/**
 * The switches: widgets that share a script of the shop go together.
 *
 * @return array[] By name: `label`, and names of `widgets`.
 */
function shop_widgets_switches() {
	return array(
		'cart'       => array(
			'label'   => __( 'Adding to the cart, and the mini-cart', 'shop-widgets' ),
			'widgets' => array( 'add-to-cart', 'mini-cart' ),
		),
		'product'    => array(
			'label'   => __( 'Product page: gallery, tabs, rating', 'shop-widgets' ),
			'widgets' => array( 'product-gallery', 'product-tabs', 'review-form', 'short-description' ),
		),
		'variations' => array(
			'label'   => __( 'Choice of variations', 'shop-widgets' ),
			'widgets' => array( 'variation-form' ),
		),
		'swatches'   => array(
			'label'   => __( 'Swatches of variations', 'shop-widgets' ),
			'widgets' => array( 'swatches' ),
		),
		'bundles'    => array(
			'label'   => __( 'Product bundles', 'shop-widgets' ),
			'widgets' => array( 'bundle' ),
		),
		'tables'     => array(
			'label'   => __( 'Product tables, their cart, search and players', 'shop-widgets' ),
			'widgets' => array( 'product-table', 'table-cart', 'table-search', 'media-player' ),
		),
		'forms'      => array(
			'label'   => __( 'Quantities, sorting, passwords and notices', 'shop-widgets' ),
			'widgets' => array( 'quantity', 'quantity-minimum', 'product-list', 'password-field', 'store-notice', 'notices' ),
		),
		'cart-page'  => array(
			'label'   => __( 'Cart page', 'shop-widgets' ),
			'widgets' => array( 'cart-page' ),
		),
		'checkout'   => array(
			'label'   => __( 'Checkout and account', 'shop-widgets' ),
			'widgets' => array( 'checkout', 'account' ),
		),
		'addresses'  => array(
			'label'   => __( 'Address fields by country', 'shop-widgets' ),
			'widgets' => array( 'address-fields' ),
		),
		'payments'   => array(
			'label'   => __( 'Cards, wallets and paying in parts', 'shop-widgets' ),
			'widgets' => array( 'card-payment', 'express-checkout', 'pay-later', 'payment-report', 'usage-events' ),
		),
		'wishlist'   => array(
			'label'   => __( 'Wishlist', 'shop-widgets' ),
			'widgets' => array( 'wishlist' ),
		),
		'navigation' => array(
			'label'   => __( 'Menu and search', 'shop-widgets' ),
			'widgets' => array( 'menu', 'site-search' ),
		),
		'cookies'    => array(
			'label'   => __( 'Cookie notice', 'shop-widgets' ),
			'widgets' => array( 'cookie-notice', 'consent-classes' ),
		),
		'marketing'  => array(
			'label'   => __( 'Newsletter, abandoned carts, services, where visitors came from', 'shop-widgets' ),
			'widgets' => array( 'newsletter', 'abandoned-cart', 'services', 'order-attribution', 'coming-soon-banner' ),
		),
	);
}

/**
 * Returns the plugin's settings.
 *
 * @return array `off`: names of switches; `jquery`: `keep` or `look`; `report`: whether anybody may see the report.
 */
function shop_widgets_settings() {
	return shop_widgets_sanitize( get_option( 'shop_widgets', array() ) );
}

/**
 * Returns the valid settings of a sent form, or of stored settings.
 *
 * @param mixed $given The form's values: `on`, names of switches, in place of `off`.
 * @return array As `shop_widgets_settings` answers.
 */
function shop_widgets_sanitize( $given ) {
	$given = is_array( $given ) ? $given : array();
	$names = array_keys( shop_widgets_switches() );
	$off   = isset( $given['on'] ) ? array_diff( $names, (array) $given['on'] ) : array_intersect( $names, (array) ( $given['off'] ?? array() ) );
	return array(
		'off'    => array_values( $off ),
		'jquery' => 'look' === ( $given['jquery'] ?? '' ) ? 'look' : 'keep',
		'report' => ! empty( $given['report'] ),
	);
}

/**
 * Switches widgets off.
 *
 * @param string[] $names Names of widgets that are off.
 * @return string[] With those of the settings.
 */
function shop_widgets_set_disabled( $names ) {
	$switches = shop_widgets_switches();
	foreach ( shop_widgets_settings()['off'] as $name ) {
		$names = array_merge( (array) $names, $switches[ $name ]['widgets'] );
	}
	return $names;
}

/**
 * Whether jQuery stays.
 *
 * @param bool|string $rule The default.
 * @return bool|string As the filter `shop_widgets_jquery` tells.
 */
function shop_widgets_set_jquery( $rule ) {
	return 'look' === shop_widgets_settings()['jquery'] ? 'look' : $rule;
}

/**
 * Shows the report to visitors who may see it.
 *
 * @param array $config The bundle's settings.
 * @return array
 */
function shop_widgets_set_config( $config ) {
	if ( current_user_can( 'manage_options' ) || shop_widgets_settings()['report'] ) {
		$config = array( 'report' => true ) + (array) $config;
	}
	return $config;
}

/**
 * Registers the form, with its nonce and only for users who may change options.
 */
function shop_widgets_register_settings() {
	register_setting(
		'shop_widgets',
		'shop_widgets',
		array(
			'type'              => 'array',
			'sanitize_callback' => 'shop_widgets_sanitize',
		)
	);
}

/**
 * Puts the page into the menu of settings.
 */
function shop_widgets_add_page() {
	add_options_page( __( 'Shop Widgets', 'shop-widgets' ), __( 'Shop Widgets', 'shop-widgets' ), 'manage_options', 'shop-widgets', 'shop_widgets_print_page' );
}

/**
 * Puts a link to the page into the list of plugins.
 *
 * @param string[] $links Links of this plugin.
 * @return string[]
 */
function shop_widgets_add_link( $links ) {
	$link = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=shop-widgets' ) ), esc_html__( 'Settings', 'shop-widgets' ) );
	return array_merge( array( $link ), (array) $links );
}

/**
 * Prints the page.
 */
function shop_widgets_print_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$settings = shop_widgets_settings();
	$bundle   = shop_widgets_read_bundle();
	$entries  = is_wp_error( $bundle ) ? array() : $bundle['entries'];
	$report   = add_query_arg( 'shop-widgets', 'report', home_url( '/' ) );
	?>
	<div class="wrap">
		<h1><?php esc_html_e( 'Shop Widgets', 'shop-widgets' ); ?></h1>
		<p>
			<a href="<?php echo esc_url( $report ); ?>"><?php esc_html_e( 'Open the shop with the report', 'shop-widgets' ); ?></a>:
			<?php esc_html_e( 'what works, what stays plain and why, and what keeps jQuery. It is shown on any page of the shop with ?shop-widgets=report in its address.', 'shop-widgets' ); ?>
		</p>
		<form action="options.php" method="post">
			<?php settings_fields( 'shop_widgets' ); ?>
			<input type="hidden" name="shop_widgets[on][]" value="">
			<h2><?php esc_html_e( 'Widgets', 'shop-widgets' ); ?></h2>
			<p><?php esc_html_e( 'Where one is off, the shop’s own script does its job.', 'shop-widgets' ); ?></p>
			<table class="form-table" role="presentation">
				<?php
				foreach ( shop_widgets_switches() as $name => $switch ) {
					shop_widgets_print_switch( $name, $switch, ! in_array( $name, $settings['off'], true ), $entries );
				}
				?>
			</table>
			<h2><?php esc_html_e( 'jQuery', 'shop-widgets' ); ?></h2>
			<fieldset>
				<legend class="screen-reader-text"><?php esc_html_e( 'jQuery', 'shop-widgets' ); ?></legend>
				<p><label>
					<input type="radio" name="shop_widgets[jquery]" value="keep" <?php checked( $settings['jquery'], 'keep' ); ?>>
					<?php esc_html_e( 'Stays on all pages that have it', 'shop-widgets' ); ?>
				</label></p>
				<p><label>
					<input type="radio" name="shop_widgets[jquery]" value="look" <?php checked( $settings['jquery'], 'look' ); ?>>
					<?php esc_html_e( 'Goes from pages on which nothing uses it. Each page is looked through before it is sent. Do not choose this where a tag manager brings code that uses jQuery.', 'shop-widgets' ); ?>
				</label></p>
			</fieldset>
			<h2><?php esc_html_e( 'Report', 'shop-widgets' ); ?></h2>
			<p><label>
				<input type="checkbox" name="shop_widgets[report]" value="1" <?php checked( $settings['report'] ); ?>>
				<?php esc_html_e( 'Show the report to anybody who asks for it, as on a staging site. Administrators see it in any case.', 'shop-widgets' ); ?>
			</label></p>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}

/**
 * Prints a switch, with the scripts of the shop that are not loaded while it is on.
 *
 * @param string  $name    Its name.
 * @param array   $of      Its label and widgets.
 * @param bool    $is_on   Whether it is on.
 * @param array[] $entries The bundle's list of replaced scripts.
 */
function shop_widgets_print_switch( $name, $of, $is_on, $entries ) {
	$handles = array();
	foreach ( $entries as $entry ) {
		if ( array_intersect( $entry['widgets'], $of['widgets'] ) ) {
			$handles[] = $entry['handle'];
		}
	}
	$id = "shop-widgets-$name";
	?>
	<tr>
		<th scope="row"><label for="<?php echo esc_attr( $id ); ?>"><?php echo esc_html( $of['label'] ); ?></label></th>
		<td>
			<input type="checkbox" id="<?php echo esc_attr( $id ); ?>" aria-describedby="<?php echo esc_attr( "$id-replaces" ); ?>" name="shop_widgets[on][]" value="<?php echo esc_attr( $name ); ?>" <?php checked( $is_on ); ?>>
			<p class="description" id="<?php echo esc_attr( "$id-replaces" ); ?>">
				<?php
				echo esc_html(
					$handles
						/* translators: %s: names of scripts, with commas between them */
						? sprintf( __( 'Replaces: %s', 'shop-widgets' ), implode( ', ', $handles ) )
						: __( 'Replaces no script of the shop', 'shop-widgets' )
				);
				?>
			</p>
		</td>
	</tr>
	<?php
}
