<?php
// Must-use plugin of the test: finds the host of the test on this machine, as its DNS would.
add_filter(
	'pre_http_request',
	static function ( $answer, $request, $url ) {
		// Updates are not looked for: there is no network.
		if ( preg_match( '~^https?://api\.wordpress\.org/~', $url ) ) {
			return array( 'headers' => array(), 'body' => '[]', 'response' => array( 'code' => 200, 'message' => 'OK' ), 'cookies' => array(), 'filename' => null );
		}
		$settings = json_decode( file_get_contents( ABSPATH . 'test-settings.json' ), true );
		if ( 0 !== strpos( $url, $settings['origin'] . '/' ) ) {
			return $answer;
		}
		return wp_remote_request( $settings['cityguide'] . substr( $url, strlen( $settings['origin'] ) ), $request );
	},
	10,
	3
);
// Nobody needs to be welcomed to the editor of a test.
add_filter(
	'get_user_metadata',
	static function ( $value, $user, $key ) {
		$guide = array( 'core/edit-post' => array( 'welcomeGuide' => false, 'fullscreenMode' => false ), 'core/edit-widgets' => array( 'welcomeGuide' => false ) );
		return 'wp_persisted_preferences' === $key ? array( array( 'core/edit-post' => $guide['core/edit-post'], 'core/edit-widgets' => $guide['core/edit-widgets'], '_modified' => gmdate( 'c' ) ) ) : $value;
	},
	10,
	3
);
// The editor of before blocks, as with the plugin "Classic Editor": for `?classic-editor`.
add_filter(
	'use_block_editor_for_post',
	static function ( $uses ) {
		return $uses && ! isset( $_GET['classic-editor'] );
	}
);
// What a page costs.
add_action(
	'wp_footer',
	static function () {
		printf( '<!-- %d queries -->', (int) $GLOBALS['wpdb']->num_queries );
	},
	9999
);
