<?php
/**
 * Removes everything that the plugin has kept, and its blocks and short codes from all texts, so that pages read well.
 * Multisite: on every site.
 *
 * @package Cityguide
 */

namespace Cityguide;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require __DIR__ . '/includes/clean-texts.php';

if ( is_multisite() ) {
	foreach ( get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	) as $cityguide_site ) {
		switch_to_blog( $cityguide_site );
		remove_everything();
		restore_current_blog();
	}
} else {
	remove_everything();
}
