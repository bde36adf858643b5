<?php
/**
 * A column in the list of posts: what Cityguide knows of each.
 *
 * @package Cityguide
 */

namespace Cityguide;

add_action(
	'admin_init',
	static function () {
		$type = get_settings()['post_type'];
		if ( '' !== $type ) {
			add_filter( "manage_{$type}_posts_columns", __NAMESPACE__ . '\add_listing_column' );
			add_action( "manage_{$type}_posts_custom_column", __NAMESPACE__ . '\print_listing_column', 10, 2 );
		}
	}
);

/** @param string[] $columns */
function add_listing_column( array $columns ): array {
	return $columns + array( 'cityguide' => 'Cityguide' );
}

/** @param string $column */
function print_listing_column( $column, $post_id ): void {
	if ( 'cityguide' === $column ) {
		echo esc_html( describe_state( (int) $post_id ) );
	}
}

/** The state of a post in words. */
function describe_state( int $post_id ): string {
	$state = get_state( $post_id );
	$id    = (int) get_post_meta( $post_id, ID_META, true );
	if ( $state['is_due'] && '' !== $state['problem'] ) {
		/* translators: 1: how often, 2: reason. */
		return sprintf( __( 'Waiting, tried %1$d times: %2$s', 'cityguide' ), $state['tries'], $state['problem'] );
	}
	if ( $state['is_due'] ) {
		return __( 'Waiting to be sent', 'cityguide' );
	}
	if ( '' !== $state['problem'] ) {
		return $state['problem'];
	}
	if ( '' !== $state['sent'] ) {
		/* translators: %d: number of the listing. */
		return sprintf( __( 'Listing %d', 'cityguide' ), $id );
	}
	return $id ? __( 'Withdrawn', 'cityguide' ) : __( 'Not sent yet', 'cityguide' );
}
