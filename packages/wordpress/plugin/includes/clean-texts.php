<?php
/**
 * Takes what the plugin has left out of texts and options; loaded by uninstall.php alone.
 *
 * @package Cityguide
 */

namespace Cityguide;

const CLEANED_AT_A_TIME = 100;

/** On the current site. */
function remove_everything(): void {
	global $wpdb;
	clean_posts();
	clean_widget_areas();
	delete_post_meta_by_key( '_cityguide' );
	delete_post_meta_by_key( '_cityguide_id' );
	delete_post_meta_by_key( '_cityguide_next' );
	foreach ( array( 'cityguide', 'cityguide_manifest', 'cityguide_withdrawals' ) as $option ) {
		delete_option( $option );
	}
	$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( 'widget_cityguide-' ) . '%' ) );
	array_map( 'delete_option', $names );
	wp_clear_scheduled_hook( 'cityguide_send_listings' );
}

/** Blocks and short codes in posts, pages, templates and revisions. */
function clean_posts(): void {
	global $wpdb;
	$last = 0;
	do {
		$posts = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT ID, post_content FROM {$wpdb->posts} WHERE ID > %d AND (post_content LIKE %s OR post_content LIKE %s) ORDER BY ID LIMIT %d",
				$last,
				'%' . $wpdb->esc_like( '[cityguide-' ) . '%',
				'%' . $wpdb->esc_like( 'wp:cityguide/' ) . '%',
				CLEANED_AT_A_TIME
			)
		);
		foreach ( $posts as $post ) {
			$last = (int) $post->ID;
			// Not by wp_update_post: no new revision, no change of the date, no other plugin's work.
			$wpdb->update( $wpdb->posts, array( 'post_content' => clean_text( $post->post_content ) ), array( 'ID' => $last ) );
			clean_post_cache( $last );
		}
	} while ( count( $posts ) === CLEANED_AT_A_TIME );
}

/** Our widgets in the areas, and blocks and short codes in the widgets of WordPress. */
function clean_widget_areas(): void {
	global $wpdb;
	update_option( 'sidebars_widgets', clean_areas( get_option( 'sidebars_widgets', array() ) ) );
	// What themes that were in use before had in their areas.
	foreach ( $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE 'theme\\_mods\\_%'" ) as $option ) {
		$mods = get_option( $option );
		if ( isset( $mods['sidebars_widgets']['data'] ) ) {
			$mods['sidebars_widgets']['data'] = clean_areas( $mods['sidebars_widgets']['data'] );
			update_option( $option, $mods );
		}
	}
	foreach ( array( 'widget_block', 'widget_text', 'widget_custom_html' ) as $option ) {
		$instances = get_option( $option, array() );
		if ( is_array( $instances ) ) {
			array_walk_recursive(
				$instances,
				static function ( &$value ) {
					$value = is_string( $value ) ? clean_text( $value ) : $value;
				}
			);
			update_option( $option, $instances );
		}
	}
}

/**
 * Widget areas without our widgets.
 *
 * @param mixed $areas
 * @return mixed
 */
function clean_areas( $areas ) {
	foreach ( is_array( $areas ) ? $areas : array() as $area => $widgets ) {
		if ( is_array( $widgets ) ) {
			$areas[ $area ] = array_values(
				array_filter(
					$widgets,
					static function ( $widget ) {
						return 0 !== strpos( $widget, 'cityguide-' );
					}
				)
			);
		}
	}
	return $areas;
}

/** A text without our blocks and short codes, and without the paragraph that had nothing else. */
function clean_text( string $text ): string {
	$text = preg_replace( '~<!-- wp:cityguide/[a-z0-9-]+ .*?/?-->\s*(?:<!-- /wp:cityguide/[a-z0-9-]+ -->)?\n*~s', '', $text );
	$text = preg_replace( '~<!-- wp:shortcode -->\s*\[cityguide-[a-z0-9-]+(?![a-z0-9-])[^\]]*\]\s*<!-- /wp:shortcode -->\n*~', '', $text );
	$text = preg_replace( '~<p>\s*\[cityguide-[a-z0-9-]+(?![a-z0-9-])[^\]]*\]\s*</p>\n*~', '', $text );
	return preg_replace( '~\[cityguide-[a-z0-9-]+(?![a-z0-9-])[^\]]*\]\n*~', '', $text );
}
