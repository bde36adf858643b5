<?php
/**
 * Settings → Cityguide.
 *
 * @package Cityguide
 */

namespace Cityguide;

add_action( 'admin_menu', __NAMESPACE__ . '\add_settings_page' );
add_action( 'admin_init', __NAMESPACE__ . '\register_settings' );
add_filter( 'plugin_action_links_' . plugin_basename( MAIN_FILE ), __NAMESPACE__ . '\add_settings_link' );

register_activation_hook( MAIN_FILE, __NAMESPACE__ . '\invite_to_settings' );
add_action( 'admin_init', __NAMESPACE__ . '\open_settings_once' );

/** Whoever switches the plugin on is led to its settings, once, and only where there are none yet. */
function invite_to_settings(): void {
	if ( '' === get_settings()['server'] ) {
		set_transient( 'cityguide_invite', 1, 60 );
	}
}

/** Not where many plugins were switched on at once, and for nobody who may not change the settings. */
function open_settings_once(): void {
	if ( ! current_user_can( 'manage_options' ) || wp_doing_ajax() || ! get_transient( 'cityguide_invite' ) ) {
		return;
	}
	delete_transient( 'cityguide_invite' );
	if ( ! isset( $_GET['activate-multi'] ) && ! is_network_admin() ) {
		wp_safe_redirect( admin_url( 'options-general.php?page=cityguide' ) );
		exit;
	}
}

/** Adds the page for those who may change the site's options. */
function add_settings_page(): void {
	add_options_page( 'Cityguide', 'Cityguide', 'manage_options', 'cityguide', __NAMESPACE__ . '\print_settings_page' );
}

/** @param string[] $links */
function add_settings_link( array $links ): array {
	array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=cityguide' ) ), esc_html__( 'Settings' ) ) );
	return $links;
}

/** WordPress checks nonce and capability of the form. */
function register_settings(): void {
	register_setting( 'cityguide', OPTION, array( 'sanitize_callback' => __NAMESPACE__ . '\sanitize_settings' ) );
}

/**
 * Cleans what the form sent, and tests the connection.
 *
 * @param mixed $input
 */
function sanitize_settings( $input ): array {
	$input = is_array( $input ) ? $input : array();
	if ( ! isset( $input['test'] ) ) {
		// Not from the form: WordPress cleans a new option twice, and other code may save settings.
		return array_intersect_key( $input, get_settings() ) + get_settings();
	}
	$text  = static function ( string $name ) use ( $input ): string {
		return sanitize_text_field( is_string( $input[ $name ] ?? '' ) ? ( $input[ $name ] ?? '' ) : '' );
	};
	$old   = get_settings();
	$token = $text( 'token' );
	$clean = array(
		'server'          => normalize_server( $text( 'server' ) ),
		'name'            => $text( 'name' ),
		'on'              => ! empty( $input['on'] ),
		'hidden'          => array_values( array_diff( array_keys( get_widgets() ), array_keys( (array) ( $input['offered'] ?? array() ) ) ) ),
		'own_pages'       => ! empty( $input['own_pages'] ),
		'post_type'       => sanitize_key( $text( 'post_type' ) ),
		// Never shown again: an empty field keeps it.
		'token'           => ! empty( $input['forget_token'] ) ? '' : ( '' === $token ? $old['token'] : $token ),
		'listing_type'    => 'restaurants' === $text( 'listing_type' ) ? 'restaurants' : 'places',
		'address_field'   => $text( 'address_field' ),
		'latitude_field'  => $text( 'latitude_field' ),
		'longitude_field' => $text( 'longitude_field' ),
	);
	report_connection( $clean );
	$clean['has_manifest'] = is_array( get_option( MANIFEST_OPTION ) );
	return $clean;
}

/**
 * Says on the page whether the connection works.
 *
 * @param array $settings
 */
function report_connection( array $settings ): void {
	$problems = test_connection( $settings );
	foreach ( $problems as $index => $problem ) {
		add_settings_error( OPTION, 'cityguide-' . $index, $problem );
	}
	if ( ! $problems ) {
		add_settings_error( OPTION, 'cityguide-ok', __( 'Saved. The connection to Cityguide works.', 'cityguide' ), 'success' );
	}
}

/** Prints the page. */
function print_settings_page(): void {
	$settings = get_settings();
	?>
	<div class="wrap">
		<h1>Cityguide</h1>
		<form method="post" action="options.php">
			<?php settings_fields( 'cityguide' ); ?>
			<input type="hidden" name="cityguide[test]" value="1">
			<table class="form-table" role="presentation">
				<?php
				print_text_row( 'server', __( 'Address of the server', 'cityguide' ), __( 'Where Cityguide answers, with its prefix if it has one: https://city.example/cityguide or https://api.city.example. The operator knows it.', 'cityguide' ), $settings['server'] );
				print_text_row( 'name', __( 'Name of the site', 'cityguide' ), __( 'In the words of the widgets. Empty: the title of this site.', 'cityguide' ), $settings['name'] );
				print_box_row( 'on', __( 'Widgets', 'cityguide' ), __( 'On: pages load the script and have widgets', 'cityguide' ), $settings['on'] );
				print_box_row( 'own_pages', __( 'Links', 'cityguide' ), __( 'This site has the pages: widgets link to nothing that Cityguide’s server alone has', 'cityguide' ), $settings['own_pages'] );
				?>
				<tr>
					<th scope="row"><?php esc_html_e( 'Editors can place', 'cityguide' ); ?></th>
					<td><fieldset>
						<?php foreach ( get_widgets() as $name => $widget ) : ?>
							<label><input type="checkbox" name="cityguide[offered][<?php echo esc_attr( $name ); ?>]" value="1" <?php checked( is_offered( $name ) ); ?>>
								<?php echo esc_html( translate_text( $widget['title'] ) ); ?></label><br>
						<?php endforeach; ?>
						<p class="description"><?php esc_html_e( 'What stands in pages already goes on working.', 'cityguide' ); ?></p>
					</fieldset></td>
				</tr>
			</table>
			<h2><?php esc_html_e( 'Posts that are listings', 'cityguide' ); ?></h2>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><label for="cityguide-post_type"><?php esc_html_e( 'Post type', 'cityguide' ); ?></label></th>
					<td><select id="cityguide-post_type" name="cityguide[post_type]">
						<option value=""><?php esc_html_e( 'None', 'cityguide' ); ?></option>
						<?php foreach ( get_post_types( array( 'public' => true ), 'objects' ) as $type ) : ?>
							<option value="<?php echo esc_attr( $type->name ); ?>" <?php selected( $settings['post_type'], $type->name ); ?>><?php echo esc_html( $type->labels->name ); ?></option>
						<?php endforeach; ?>
					</select>
					<p class="description"><?php esc_html_e( 'Each published post of this type is a place that visitors can save; Cityguide is told of every change.', 'cityguide' ); ?></p></td>
				</tr>
				<tr>
					<th scope="row"><label for="cityguide-listing_type"><?php esc_html_e( 'They are', 'cityguide' ); ?></label></th>
					<td><select id="cityguide-listing_type" name="cityguide[listing_type]">
						<option value="places" <?php selected( $settings['listing_type'], 'places' ); ?>><?php esc_html_e( 'Places', 'cityguide' ); ?></option>
						<option value="restaurants" <?php selected( $settings['listing_type'], 'restaurants' ); ?>><?php esc_html_e( 'Restaurants', 'cityguide' ); ?></option>
					</select></td>
				</tr>
				<?php
				$token_help = '' === $settings['token']
					? __( 'From the operator. It is needed for listings alone.', 'cityguide' )
					: __( 'There is one. Enter another to replace it.', 'cityguide' );
				print_text_row( 'token', __( 'Token', 'cityguide' ), $token_help, '' );
				if ( '' !== $settings['token'] ) {
					print_box_row( 'forget_token', '', __( 'Forget the token', 'cityguide' ), false );
				}
				print_text_row( 'address_field', __( 'Field with the address', 'cityguide' ), __( 'Name of the custom field. A post without an address is not sent, and its list says so.', 'cityguide' ), $settings['address_field'] );
				print_text_row( 'latitude_field', __( 'Field with the latitude', 'cityguide' ), '', $settings['latitude_field'] );
				print_text_row( 'longitude_field', __( 'Field with the longitude', 'cityguide' ), '', $settings['longitude_field'] );
				?>
			</table>
			<?php submit_button( __( 'Save and test the connection', 'cityguide' ) ); ?>
		</form>
	</div>
	<?php
}

/** A row with a text field; `help` may be empty. */
function print_text_row( string $name, string $label, string $help, string $value ): void {
	printf(
		'<tr><th scope="row"><label for="cityguide-%1$s">%2$s</label></th><td><input class="regular-text" type="text" autocomplete="off" id="cityguide-%1$s" name="cityguide[%1$s]" value="%3$s" aria-describedby="cityguide-%1$s-help"><p class="description" id="cityguide-%1$s-help">%4$s</p></td></tr>',
		esc_attr( $name ),
		esc_html( $label ),
		esc_attr( $value ),
		esc_html( $help )
	);
}

/** A row with a check box. */
function print_box_row( string $name, string $heading, string $label, bool $is_on ): void {
	printf(
		'<tr><th scope="row">%s</th><td><label><input type="checkbox" name="cityguide[%s]" value="1" %s> %s</label></td></tr>',
		esc_html( $heading ),
		esc_attr( $name ),
		checked( $is_on, true, false ),
		esc_html( $label )
	);
}
