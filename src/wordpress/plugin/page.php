<?php
/**
 * The settings page in the dashboard.
 *
 * @package ShopWidgets
 */

defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', 'shop_widgets_add_page', 60 );
add_filter( 'plugin_action_links_' . plugin_basename( __DIR__ . '/shop-widgets.php' ), 'shop_widgets_add_link' );

/**
 * Puts the page into the menu of WooCommerce, where shop managers find it too; into that of settings while WooCommerce is off.
 */
function shop_widgets_add_page() {
	$menu = shop_widgets_has_shop() ? 'woocommerce' : 'options-general.php';
	$name = __( 'Shop Widgets', 'shop-widgets' );
	add_submenu_page( $menu, $name, $name, shop_widgets_capability(), 'shop-widgets', 'shop_widgets_print_page' );
}

/**
 * Puts a link to the page into the list of plugins.
 *
 * @param string[] $links Links of this plugin.
 * @return string[]
 */
function shop_widgets_add_link( $links ) {
	$link = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( ( shop_widgets_has_shop() ? 'admin.php' : 'options-general.php' ) . '?page=shop-widgets' ) ), esc_html__( 'Settings', 'shop-widgets' ) );
	return array_merge( array( $link ), (array) $links );
}

/**
 * Prints the page.
 */
function shop_widgets_print_page() {
	if ( ! current_user_can( shop_widgets_capability() ) ) {
		return;
	}
	$settings = shop_widgets_settings();
	$bundle   = shop_widgets_safely( 'shop_widgets_read_bundle', null );
	$entries  = is_array( $bundle ) ? $bundle['entries'] : array();
	$report   = add_query_arg( 'shop-widgets', 'report', home_url( '/' ) );
	?>
	<div class="wrap">
		<h1><?php esc_html_e( 'Shop Widgets', 'shop-widgets' ); ?></h1>
		<p>
			<a href="<?php echo esc_url( $report ); ?>"><?php esc_html_e( 'Open the shop with the report', 'shop-widgets' ); ?></a>:
			<?php esc_html_e( 'what works, what stays plain and why, and what keeps jQuery. It is shown on any page of the shop with ?shop-widgets=report in its address.', 'shop-widgets' ); ?>
		</p>
		<?php
		shop_widgets_print_state( $bundle );
		shop_widgets_print_caches();
		?>
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
				<?php esc_html_e( 'Show the report to anybody who asks for it, as on a staging site. Administrators and shop managers see it in any case.', 'shop-widgets' ); ?>
			</label></p>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}

/**
 * Prints the version, and whether all files are there. What is wrong stands above, as on every page of the dashboard.
 *
 * @param array|WP_Error|null $bundle As `shop_widgets_read_bundle` answers; null where that has failed.
 */
function shop_widgets_print_state( $bundle ) {
	/* translators: %s: a version */
	$version = sprintf( __( 'Version %s.', 'shop-widgets' ), SHOP_WIDGETS_VERSION );
	$state   = is_array( $bundle )
		/* translators: 1: how many files, 2: path of a folder */
		? sprintf( __( 'All %1$d files in %2$s are there, as they were built.', 'shop-widgets' ), count( $bundle['manifest'] ), $bundle['path'] )
		: __( 'The widgets do not run: see the message above.', 'shop-widgets' );
	printf( '<p>%s %s</p>', esc_html( $version ), esc_html( $state ) );
}

/**
 * Prints which page caches were emptied after a change, or that it must be done.
 */
function shop_widgets_print_caches() {
	$emptied = get_transient( 'shop_widgets_emptied' );
	if ( ! is_array( $emptied ) ) {
		return;
	}
	$text = $emptied
		/* translators: %s: names of plugins, with commas between them */
		? sprintf( __( 'Emptied after the last change: the page cache of %s. If your host or another service keeps pages as well, empty it there.', 'shop-widgets' ), implode( ', ', array_filter( $emptied, 'is_string' ) ) )
		: __( 'If a plugin, your host or another service keeps pages of the shop, empty its cache now: pages that it has kept do not know the last change.', 'shop-widgets' );
	wp_admin_notice( esc_html( $text ), array( 'type' => 'info' ) );
}

/**
 * Prints a switch: what it replaces in words, and the names of these scripts.
 *
 * @param string  $name    Its name.
 * @param array   $of      Its label, what it replaces and its widgets.
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
				/* translators: %s: what scripts do */
				echo esc_html( sprintf( __( 'Replaces %s.', 'shop-widgets' ), $of['does'] ) );
				?>
				<?php if ( $handles ) : ?>
					<br><code><?php echo esc_html( implode( ', ', array_unique( $handles ) ) ); ?></code>
				<?php endif; ?>
			</p>
		</td>
	</tr>
	<?php
}
