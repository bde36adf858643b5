<?php
/**
 * Plugin Name:       Cityguide
 * Description:       Saved places, lists, photos, newsletters and log-in of Cityguide: as blocks, short codes and widgets.
 * Version:           0.0.0
 * Requires at least: 5.9
 * Requires PHP:      7.4
 * License:           MIT
 * Text Domain:       cityguide
 * Domain Path:       /languages
 *
 * @package Cityguide
 */

namespace Cityguide;

defined( 'ABSPATH' ) || exit;

const VERSION = '0.0.0';
const MAIN_FILE = __FILE__;

require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/manifest.php';
require __DIR__ . '/includes/mount-point.php';
require __DIR__ . '/includes/fallback.php';
require __DIR__ . '/includes/head.php';
require __DIR__ . '/includes/optimisers.php';
require __DIR__ . '/includes/blocks.php';
require __DIR__ . '/includes/short-codes.php';
require __DIR__ . '/includes/class-legacy-widget.php';
require __DIR__ . '/includes/server.php';
require __DIR__ . '/includes/listings.php';
require __DIR__ . '/includes/listing-template.php';
if ( is_admin() ) {
	require __DIR__ . '/includes/settings-page.php';
	require __DIR__ . '/includes/listing-column.php';
}

add_action(
	'init',
	static function () {
		load_plugin_textdomain( 'cityguide', false, dirname( plugin_basename( MAIN_FILE ) ) . '/languages' );
	},
	1
);
