<?php
// Runs a piece of PHP in the site and prints what it returns as JSON: php run.php '<code>', in the folder of WordPress.
$settings             = json_decode( file_get_contents( __DIR__ . '/test-settings.json' ), true );
$_SERVER['HTTP_HOST'] = substr( $settings['origin'], strlen( 'https://' ) );
$_SERVER['HTTPS']     = 'on';
$_SERVER['REQUEST_URI'] = '/';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
require __DIR__ . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
// Between marks: WordPress prints warnings, and code that runs at the end of a request may print as well.
$answer = eval( $argv[1] );
echo "\n=ANSWER=" . wp_json_encode( $answer ) . "=END=\n";
