<?php
// For PHP's own server: a file is served as it is, a folder has its index.php, all else is WordPress.
$path = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
$file = $_SERVER['DOCUMENT_ROOT'] . $path;
if ( is_file( $file ) && substr( $file, -4 ) !== '.php' ) {
	return false;
}
if ( is_dir( $file ) ) {
	$file = rtrim( $file, '/' ) . '/index.php';
	$path = rtrim( $path, '/' ) . '/index.php';
}
if ( ! is_file( $file ) ) {
	$path = '/index.php';
	$file = $_SERVER['DOCUMENT_ROOT'] . $path;
}
$_SERVER['SCRIPT_NAME']     = $path;
$_SERVER['PHP_SELF']        = $path;
$_SERVER['SCRIPT_FILENAME'] = $file;
chdir( dirname( $file ) );
require $file;
