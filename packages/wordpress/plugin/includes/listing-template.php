<?php
/**
 * The page of a listing: save button, actions and photos without anybody typing its number.
 *
 * @package Cityguide
 */

namespace Cityguide;

add_filter( 'the_content', __NAMESPACE__ . '\add_listing_widgets', 20 );

/**
 * Puts the widgets of a listing below the text of its own page.
 *
 * @param string $content
 */
function add_listing_widgets( $content ): string {
	$post = get_post();
	if ( ! is_listing( $post ) || ! is_singular( $post->post_type ) || ! in_the_loop() || ! is_main_query() ) {
		return (string) $content;
	}
	if ( ! get_post_meta( $post->ID, ID_META, true ) || 'publish' !== $post->post_status ) {
		return (string) $content;
	}
	$html = render_mount_point( 'listing-actions', array( 'show' => 'favourite,todo,rating,share' ) )
		. render_mount_point( 'photos', array() )
		. render_mount_point( 'photo-viewer', array( 'address' => 'hash' ) );
	/**
	 * The widgets on the page of a listing; an empty text where the theme's own template prints them.
	 *
	 * @param string   $html
	 * @param \WP_Post $post
	 */
	return $content . apply_filters( 'cityguide_listing_widgets', $html, $post );
}

/**
 * On the page of a listing, a widget that wants a listing's number has it, and its name.
 *
 * @param array $widget  Of the manifest.
 * @param array $options Of the mount point.
 */
function add_listing( array $widget, array $options ): array {
	$properties = $widget['options']['properties'];
	$post       = get_post();
	if ( ! isset( $properties['listing-id'] ) || ! is_listing( $post ) || 'photo-viewer' === $widget['name'] ) {
		return $options;
	}
	$given = array_map( __NAMESPACE__ . '\to_option_name', array_keys( array_filter( $options ) ) );
	$id    = get_post_meta( $post->ID, ID_META, true );
	if ( ! $id || in_array( 'listing-id', $given, true ) ) {
		return $options;
	}
	$options['listing-id'] = $id;
	if ( isset( $properties['name'] ) && ! in_array( 'name', $given, true ) ) {
		$options['name'] = html_entity_decode( wp_strip_all_tags( $post->post_title ), ENT_QUOTES, 'UTF-8' );
	}
	return $options;
}
