<?php
/**
 * Requests to Cityguide's server, and what their failures mean in words.
 *
 * @package Cityguide
 */

namespace Cityguide;

const TIMEOUT_SECONDS = 8;

/**
 * Sends a request and reads the JSON of its answer.
 *
 * @param string $url
 * @param array  $options `method`, `body` (sent as JSON), `token`.
 * @return array{0: mixed, 1: string|null, 2: int} The JSON; what went wrong, in words; the status, 0 without an answer.
 */
function request_json( string $url, array $options = array() ): array {
	$headers = array( 'Accept' => 'application/json' );
	if ( ! empty( $options['token'] ) ) {
		$headers['Authorization'] = 'Bearer ' . $options['token'];
	}
	$request = array(
		'method'      => $options['method'] ?? 'GET',
		'timeout'     => TIMEOUT_SECONDS,
		// A redirect would turn a write into a read.
		'redirection' => 0,
		'headers'     => $headers,
	);
	if ( isset( $options['body'] ) ) {
		$request['body']                    = wp_json_encode( $options['body'] );
		$request['headers']['Content-Type'] = 'application/json';
	}
	$response = wp_remote_request( $url, $request );
	if ( is_wp_error( $response ) ) {
		/* translators: 1: address, 2: technical reason. */
		return array( null, sprintf( __( '%1$s cannot be reached (%2$s). Check the address, and whether Cityguide runs.', 'cityguide' ), $url, $response->get_error_message() ), 0 );
	}
	$status = (int) wp_remote_retrieve_response_code( $response );
	$body   = wp_remote_retrieve_body( $response );
	$json   = json_decode( $body, true );
	if ( $status >= 300 || ( null === $json && '' !== trim( $body ) ) ) {
		return array( $json, describe_answer( $url, $status, $body ), $status );
	}
	return array( $json, null, $status );
}

/** What an answer that is not the expected one means. */
function describe_answer( string $url, int $status, string $body ): string {
	if ( 401 === $status || 403 === $status ) {
		return __( 'The token was ended or is wrong: let the operator of Cityguide make a new one, and enter it here.', 'cityguide' );
	}
	if ( $status >= 500 || 429 === $status ) {
		/* translators: 1: address, 2: status. */
		return sprintf( __( '%1$s has a fault of its own or is busy (status %2$d). Try again later; its log says more.', 'cityguide' ), $url, $status );
	}
	if ( $status >= 300 && $status < 400 ) {
		/* translators: %s: address. */
		return sprintf( __( '%s leads elsewhere. Enter the address that it leads to.', 'cityguide' ), $url );
	}
	if ( preg_match( '/^\s*</', $body ) ) {
		/* translators: %s: address. */
		return sprintf( __( '%s answers with a web page instead of data. Something else is at this address, such as WordPress itself: let the proxy send it to Cityguide, or correct the address and its prefix.', 'cityguide' ), $url );
	}
	if ( 404 === $status ) {
		/* translators: %s: address. */
		return sprintf( __( 'There is nothing at %s. Cityguide there is too old for this plugin, or its prefix is missing from the address.', 'cityguide' ), $url );
	}
	$json   = json_decode( $body, true );
	$reason = is_array( $json ) ? format_errors( $json ) : mb_substr( $body, 0, 200 );
	/* translators: 1: address, 2: status, 3: what the server said. */
	return sprintf( __( '%1$s refused (status %2$d): %3$s', 'cityguide' ), $url, $status, $reason );
}

/**
 * The server's words about the fields of a record: `{ "name": ["Shorten it."] }`.
 *
 * @param array $errors
 */
function format_errors( array $errors ): string {
	$lines = array();
	foreach ( $errors as $field => $words ) {
		$lines[] = $field . ': ' . implode( ' ', array_map( 'strval', array_filter( (array) $words, 'is_scalar' ) ) );
	}
	return implode( '; ', $lines );
}

/**
 * Tests the connection, and takes over the server's manifest.
 *
 * @param array $settings Of the settings page.
 * @return string[] What is wrong, in words; empty if all is well.
 */
function test_connection( array $settings ): array {
	if ( '' === $settings['server'] ) {
		return array( __( 'Enter the address of Cityguide’s server.', 'cityguide' ) );
	}
	list( $answer, $problem ) = request_json( $settings['server'] . '/widgets/manifest.json' );
	if ( null !== $problem ) {
		return array( $problem );
	}
	$manifest = parse_manifest( $answer );
	if ( ! $manifest || MANIFEST_SCHEMA !== ( $answer['schema'] ?? '' ) ) {
		return array( __( 'The server is newer than this plugin, or is not Cityguide: its list of widgets has another form. Update the plugin.', 'cityguide' ) );
	}
	update_option( MANIFEST_OPTION, $manifest, true );
	$problems = array();
	$root     = preg_replace( '~^(https?://[^/]+).*$~', '$1/', $settings['server'] );
	list( , $problem, $status ) = request_json( $root . 'api/v2/profiles/hi/' );
	// A guest is refused, by Cityguide itself.
	if ( null !== $problem && 401 !== $status && 403 !== $status ) {
		$problems[] = $problem;
	}
	if ( '' !== $settings['token'] ) {
		list( , $problem ) = request_json( $root . 'api/v2/content/', array( 'token' => $settings['token'] ) );
		$problems          = array_merge( $problems, array_filter( array( $problem ) ) );
	}
	return $problems;
}
