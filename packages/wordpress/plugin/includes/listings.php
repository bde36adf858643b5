<?php
/**
 * Posts of one type are listings: what happens to them is told to Cityguide, now or, if that fails, again by WP-Cron.
 *
 * @package Cityguide
 */

namespace Cityguide;

/** The state of a post: `try` (how often), `next` (when again), `problem`, `sent` (hash of what the server has), `is_due`. */
const STATE_META = '_cityguide';
/** The number that Cityguide has given to the listing. */
const ID_META = '_cityguide_id';
/** Keys of posts that were deleted for good while the server did not know of it. */
const WITHDRAWALS = 'cityguide_withdrawals';
const CRON_HOOK   = 'cityguide_send_listings';
/** Sent while the editor's page is answered; the rest, as after an import of 10,000, goes by cron. */
const SENT_AT_ONCE     = 3;
const SENT_BY_ONE_CRON = 50;
const CRON_SECONDS     = 20;
const MOST_DELAY       = 3600;

add_action( 'wp_after_insert_post', __NAMESPACE__ . '\note_change', 10, 2 );
add_action( 'trashed_post', __NAMESPACE__ . '\note_change' );
add_action( 'untrashed_post', __NAMESPACE__ . '\note_change' );
add_action( 'before_delete_post', __NAMESPACE__ . '\note_deletion', 10, 2 );
add_action( 'shutdown', __NAMESPACE__ . '\send_noted' );
add_action( CRON_HOOK, __NAMESPACE__ . '\send_due' );

/** Whether posts of this type are sent at all. */
function is_listing( $post ): bool {
	$settings = get_settings();
	return $post instanceof \WP_Post && '' !== $settings['post_type'] && $post->post_type === $settings['post_type'];
}

/**
 * The state of a post, complete.
 *
 * @return array{tries: int, next: int, problem: string, sent: string, is_due: bool}
 */
function get_state( int $post_id ): array {
	$saved = get_post_meta( $post_id, STATE_META, true );
	return array_merge(
		array(
			'tries'   => 0,
			'next'    => 0,
			'problem' => '',
			'sent'    => '',
			'is_due'  => false,
		),
		is_array( $saved ) ? $saved : array()
	);
}

/**
 * Marks a post to be sent. What is written down survives a crash, and a post that is saved ten times is sent once.
 *
 * @param int           $post_id
 * @param \WP_Post|null $post
 */
function note_change( int $post_id, $post = null ): void {
	$post = $post instanceof \WP_Post ? $post : get_post( $post_id );
	if ( ! is_listing( $post ) || wp_is_post_revision( $post ) || wp_is_post_autosave( $post ) ) {
		return;
	}
	$state = get_state( $post_id );
	// A draft that was never published is nobody's business.
	if ( 'publish' !== $post->post_status && '' === $state['sent'] && ! get_post_meta( $post_id, ID_META, true ) ) {
		return;
	}
	save_state(
		$post_id,
		array(
			'is_due' => true,
			'tries'  => 0,
			'next'   => 0,
		) + $state
	);
	noted( $post_id );
	schedule( 30 );
}

/**
 * A post that is deleted for good takes its state with it: its key is kept until the server knows.
 *
 * @param int           $post_id
 * @param \WP_Post|null $post
 */
function note_deletion( int $post_id, $post = null ): void {
	$post = $post instanceof \WP_Post ? $post : get_post( $post_id );
	if ( ! is_listing( $post ) || ( '' === get_state( $post_id )['sent'] && ! get_state( $post_id )['is_due'] ) ) {
		return;
	}
	update_option( WITHDRAWALS, array_unique( array_merge( get_option( WITHDRAWALS, array() ), array( get_external_key( $post_id ) ) ) ), false );
	schedule( 5 );
}

/** The key under which the server keeps a post: unique among the sites of a multisite. */
function get_external_key( int $post_id ): string {
	return 'wordpress-' . get_current_blog_id() . '-' . $post_id;
}

/**
 * Posts that were noted in this request.
 *
 * @return int[]
 */
function noted( int $post_id = 0 ): array {
	static $posts = array();
	if ( $post_id ) {
		$posts[ $post_id ] = $post_id;
	}
	return array_values( $posts );
}

/** Asks for the next run of cron, unless one is waiting already. */
function schedule( int $seconds ): void {
	if ( ! wp_next_scheduled( CRON_HOOK ) ) {
		wp_schedule_single_event( time() + $seconds, CRON_HOOK );
	}
}

/** At the end of a request: the first few at once, so that the list of posts shows their state. */
function send_noted(): void {
	$posts = noted();
	if ( ! $posts || count( $posts ) > SENT_AT_ONCE || wp_doing_cron() ) {
		return;
	}
	if ( function_exists( 'fastcgi_finish_request' ) ) {
		fastcgi_finish_request();
	}
	array_map( __NAMESPACE__ . '\send_listing', $posts );
}

/** By cron: a bounded number in a bounded time; what is left is sent by the next run. */
function send_due(): void {
	$end = time() + CRON_SECONDS;
	foreach ( get_option( WITHDRAWALS, array() ) as $key ) {
		$answer = request_json( get_content_url( $key ), get_request( 'DELETE' ) );
		if ( null === $answer[1] || 404 === $answer[2] ) {
			update_option( WITHDRAWALS, array_values( array_diff( get_option( WITHDRAWALS, array() ), array( $key ) ) ), false );
		}
		if ( time() > $end ) {
			break;
		}
	}
	foreach ( find_due( SENT_BY_ONE_CRON ) as $post_id ) {
		// A server that is down is not asked for each of 10,000 posts.
		if ( time() > $end || ! send_listing( $post_id ) ) {
			break;
		}
	}
	if ( get_option( WITHDRAWALS, array() ) || find_due( 1, true ) ) {
		schedule( find_due( 1 ) ? 10 : 60 );
	}
}

/**
 * Posts to be sent.
 *
 * @param bool $with_later Also those whose next try is later.
 * @return int[]
 */
function find_due( int $limit, bool $with_later = false ): array {
	$due = array( 'relation' => 'AND' );
	$due[] = array(
		'key'     => STATE_META . '_next',
		'compare' => 'EXISTS',
	);
	if ( ! $with_later ) {
		$due[] = array(
			'key'     => STATE_META . '_next',
			'value'   => time(),
			'compare' => '<=',
			'type'    => 'NUMERIC',
		);
	}
	return get_posts(
		array(
			'post_type'        => get_settings()['post_type'],
			'post_status'      => array( 'publish', 'draft', 'pending', 'private', 'future', 'trash' ),
			'fields'           => 'ids',
			'posts_per_page'   => $limit,
			'orderby'          => 'ID',
			'order'            => 'ASC',
			'meta_query'       => $due,
			'suppress_filters' => true,
		)
	);
}

/** The address of one post in the content API. */
function get_content_url( string $key ): string {
	return get_server_root() . 'api/v2/content/listings/' . rawurlencode( $key ) . '/';
}

/** A request to the content API. */
function get_request( string $method, ?array $body = null ): array {
	return array(
		'method' => $method,
		'token'  => get_settings()['token'],
	) + ( null === $body ? array() : array( 'body' => $body ) );
}

/**
 * Tells the server what a post is now.
 *
 * @return bool False where it makes no sense to go on with others: the server is down, or the token was ended.
 */
function send_listing( int $post_id ): bool {
	$post  = get_post( $post_id );
	$state = get_state( $post_id );
	if ( ! $post || ! $state['is_due'] ) {
		return true;
	}
	if ( '' === get_settings()['token'] ) {
		save_state( $post_id, array( 'problem' => __( 'There is no token in the settings of Cityguide.', 'cityguide' ) ) + $state );
		return false;
	}
	if ( 'publish' !== $post->post_status ) {
		$answer = request_json( get_content_url( get_external_key( $post_id ) ), get_request( 'DELETE' ) );
		return save_answer( $post_id, 404 === $answer[2] && is_array( $answer[0] ) ? array( array(), null, 200 ) : $answer, '' );
	}
	$listing = create_listing( $post );
	if ( is_string( $listing ) ) {
		save_state(
			$post_id,
			array(
				'problem' => $listing,
				'is_due'  => false,
			) + $state
		);
		return true;
	}
	$hash = md5( (string) wp_json_encode( $listing ) );
	if ( $hash === $state['sent'] ) {
		save_state(
			$post_id,
			array(
				'problem' => '',
				'is_due'  => false,
			) + $state
		);
		return true;
	}
	return save_answer( $post_id, request_json( get_content_url( get_external_key( $post_id ) ), get_request( 'PUT', $listing ) ), $hash );
}

/**
 * The listing that a post is, or what it lacks, in words.
 *
 * @return array|string
 */
function create_listing( \WP_Post $post ) {
	$settings = get_settings();
	$field    = static function ( string $name ) use ( $post, $settings ): string {
		$key = $settings[ $name ];
		return '' === $key ? '' : trim( wp_strip_all_tags( (string) get_post_meta( $post->ID, $key, true ) ) );
	};
	$name     = html_entity_decode( wp_strip_all_tags( $post->post_title ), ENT_QUOTES, 'UTF-8' );
	$address  = $field( 'address_field' );
	if ( '' === $name ) {
		return __( 'Not sent: the post has no title.', 'cityguide' );
	}
	if ( '' === $address && '' !== $settings['address_field'] ) {
		/* translators: %s: name of a custom field. */
		return sprintf( __( 'Not sent: the field “%s” has no address.', 'cityguide' ), $settings['address_field'] );
	}
	$listing = array(
		'name'        => mb_substr( $name, 0, 200 ),
		'type'        => $settings['listing_type'],
		'category'    => find_category( $post ),
		'address'     => '' === $address ? null : $address,
		'description' => wp_strip_all_tags( $post->post_excerpt ),
		'published'   => get_post_time( DATE_ATOM, true, $post ),
		'pictures'    => find_pictures( $post ),
	);
	// The last part of its address is the same there as here, so that widgets can link to the post.
	if ( preg_match( '/^[a-z0-9][a-z0-9-]*$/', $post->post_name ) ) {
		$listing['path'] = '/' . $settings['listing_type'] . '/' . $post->post_name . '/';
	}
	$latitude  = $field( 'latitude_field' );
	$longitude = $field( 'longitude_field' );
	if ( is_numeric( $latitude ) && is_numeric( $longitude ) ) {
		$listing['latitude']  = (float) $latitude;
		$listing['longitude'] = (float) $longitude;
	}
	/**
	 * What is sent of a post: more fields of the content API, such as phone and website.
	 *
	 * @param array    $listing
	 * @param \WP_Post $post
	 */
	return (array) apply_filters( 'cityguide_listing', $listing, $post );
}

/** The first of the post's categories; without one, what its type is called. */
function find_category( \WP_Post $post ): string {
	foreach ( get_object_taxonomies( $post, 'objects' ) as $taxonomy ) {
		$terms = $taxonomy->hierarchical ? get_the_terms( $post, $taxonomy->name ) : false;
		if ( is_array( $terms ) && $terms ) {
			return html_entity_decode( $terms[0]->name, ENT_QUOTES, 'UTF-8' );
		}
	}
	return get_post_type_object( $post->post_type )->labels->singular_name;
}

/**
 * The featured image.
 *
 * @return array[]
 */
function find_pictures( \WP_Post $post ): array {
	$address = get_the_post_thumbnail_url( $post, 'full' );
	if ( ! $address ) {
		return array();
	}
	$text = (string) get_post_meta( get_post_thumbnail_id( $post ), '_wp_attachment_image_alt', true );
	return array(
		array( 'address' => $address ) + ( '' === $text ? array() : array( 'description' => $text ) ),
	);
}

/**
 * Keeps the outcome. A failure that may pass is tried again after a minute, two, four …, at most an hour.
 *
 * @param array  $answer Of `request_json`.
 * @param string $hash   Of what was sent; empty for a withdrawal.
 * @return bool Whether to go on with other posts.
 */
function save_answer( int $post_id, array $answer, string $hash ): bool {
	list( $json, $problem, $status ) = $answer;
	$state                           = get_state( $post_id );
	$id                              = is_array( $json ) ? (int) ( $json['id'] ?? 0 ) : 0;
	if ( null === $problem && '' !== $hash && $id < 1 ) {
		$problem = __( 'The server answered without a number. Is it Cityguide?', 'cityguide' );
	}
	if ( null === $problem ) {
		if ( $id > 0 ) {
			update_post_meta( $post_id, ID_META, $id );
		}
		save_state(
			$post_id,
			array(
				'sent'    => $hash,
				'problem' => '',
				'tries'   => 0,
				'is_due'  => false,
			) + $state
		);
		return true;
	}
	$may_pass = 0 === $status || $status >= 500 || in_array( $status, array( 200, 401, 403, 404, 408, 425, 429 ), true );
	$delay    = min( MOST_DELAY, 60 * 2 ** $state['tries'] );
	save_state(
		$post_id,
		array(
			'problem' => $problem,
			'tries'   => min( 10, $state['tries'] + 1 ),
			'next'    => time() + $delay,
			'is_due'  => $may_pass,
		) + $state
	);
	if ( $may_pass ) {
		schedule( $delay );
	}
	return ! $may_pass;
}

/**
 * The time of the next try is a value of its own, so that the database finds it.
 *
 * @param array $state
 */
function save_state( int $post_id, array $state ): void {
	update_post_meta( $post_id, STATE_META, $state );
	if ( $state['is_due'] ) {
		update_post_meta( $post_id, STATE_META . '_next', $state['next'] );
	} else {
		delete_post_meta( $post_id, STATE_META . '_next' );
	}
}
