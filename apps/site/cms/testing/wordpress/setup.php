<?php
// Makes a fresh site: php setup.php, in the folder of WordPress.
define( 'WP_INSTALLING', true );
$settings              = json_decode( file_get_contents( __DIR__ . '/test-settings.json' ), true );
$_SERVER['HTTP_HOST']  = substr( $settings['origin'], strlen( 'https://' ) );
$_SERVER['HTTPS']      = 'on';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
require __DIR__ . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'The City', 'admin', 'admin@example.com', true, '', $settings['password'] );
update_option( 'siteurl', $settings['origin'] );
update_option( 'home', $settings['origin'] );
foreach ( array( 'author', 'editor' ) as $role ) {
	wp_insert_user(
		array(
			'user_login' => $role,
			'user_pass'  => $settings['password'],
			'user_email' => $role . '@example.com',
			'role'       => $role,
		)
	);
}
update_option( 'permalink_structure', '/%postname%/' );
// Their pictures are elsewhere.
update_option( 'show_avatars', 0 );
switch_theme( 'twentytwentyone' );
echo 'ready';
