<?php
/**
 * What the settings page keeps: one option, loaded with those of WordPress, so that a page costs no query.
 *
 * @package Cityguide
 */

namespace Cityguide;

const OPTION = 'cityguide';

/**
 * The settings, complete: what an older version did not have yet gets its default.
 *
 * @return array{server: string, name: string, on: bool, hidden: string[], own_pages: bool, has_manifest: bool, post_type: string, token: string, listing_type: string, address_field: string, latitude_field: string, longitude_field: string}
 */
function get_settings(): array {
	$saved    = get_option( OPTION );
	$defaults = array(
		'server'          => '',
		'name'            => '',
		'on'              => true,
		// Names of widgets that editors are not offered.
		'hidden'          => array(),
		'own_pages'       => true,
		// Whether the server's manifest was read: an option that does not exist would cost each page a query.
		'has_manifest'    => false,
		'post_type'       => '',
		'token'           => '',
		'listing_type'    => 'places',
		'address_field'   => 'address',
		'latitude_field'  => 'latitude',
		'longitude_field' => 'longitude',
	);
	return array_merge( $defaults, is_array( $saved ) ? array_intersect_key( $saved, $defaults ) : array() );
}

/**
 * Cityguide's address as an operator may paste it (the host, with its prefix, or the address of the script), without what
 * follows the prefix: `https://city.example/cityguide`. Empty if it is none.
 */
function normalize_server( string $address ): string {
	$address = preg_replace( '~(/widgets(/embed\.js)?)?/*([?#].*)?$~', '', trim( $address ) );
	if ( '' !== $address && ! preg_match( '~^https?://~i', $address ) ) {
		$address = 'https://' . $address;
	}
	return preg_match( '~^https?://[^\s/?#:@]+(:\d+)?(/[^\s?#]*)?$~i', $address ) ? esc_url_raw( $address, array( 'http', 'https' ) ) : '';
}

/** Where widgets, newsletters and pictures are: with a slash at its end. Empty before the settings are made. */
function get_server_url(): string {
	$server = get_settings()['server'];
	return '' === $server ? '' : $server . '/';
}

/** The host of the server without its prefix, with a slash at its end: there are the API and the account pages. */
function get_server_root(): string {
	return preg_replace( '~^(https?://[^/]+).*$~', '$1/', get_server_url() );
}

/** Whether the plugin prints anything into this response: not into feeds, embeds and AMP pages, where no script may run. */
function is_active(): bool {
	$is_amp = ( function_exists( 'amp_is_request' ) && \amp_is_request() )
		|| ( function_exists( 'is_amp_endpoint' ) && did_action( 'wp' ) && \is_amp_endpoint() );
	$active = get_settings()['on'] && '' !== get_server_url() && ! is_feed() && ! is_embed() && ! $is_amp;
	/**
	 * Whether this response has widgets.
	 *
	 * @param bool $active
	 */
	return (bool) apply_filters( 'cityguide_is_active', $active );
}

/** `fr` for a site in French, else `en`: the languages of the widgets. */
function get_language(): string {
	return 0 === strpos( is_admin() ? get_user_locale() : get_locale(), 'fr' ) ? 'fr' : 'en';
}
