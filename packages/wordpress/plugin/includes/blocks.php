<?php
/**
 * One block for each widget, made from the manifest. The server renders it, so that a post has nothing but the options.
 *
 * @package Cityguide
 */

namespace Cityguide;

add_action( 'init', __NAMESPACE__ . '\register_blocks' );
add_filter( 'block_categories_all', __NAMESPACE__ . '\add_block_category' );
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\add_editor_data' );
add_action( 'rest_api_init', __NAMESPACE__ . '\register_find_route' );

/** Registers the blocks and what the editor needs for them. */
function register_blocks(): void {
	$folder = plugin_dir_url( MAIN_FILE ) . 'assets/';
	wp_register_script(
		'cityguide-blocks',
		$folder . 'blocks.js',
		array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-server-side-render', 'wp-api-fetch', 'wp-i18n' ),
		VERSION,
		true
	);
	wp_set_script_translations( 'cityguide-blocks', 'cityguide', plugin_dir_path( MAIN_FILE ) . 'languages' );
	wp_register_style( 'cityguide-editor', $folder . 'editor.css', array(), VERSION );
	foreach ( get_widgets() as $name => $widget ) {
		register_block_type(
			'cityguide/' . $name,
			array(
				'api_version'           => 2,
				'title'                 => translate_text( $widget['title'] ),
				'description'           => translate_text( $widget['help'] ),
				'category'              => 'cityguide',
				'icon'                  => 'location-alt',
				'attributes'            => create_block_attributes( $widget ),
				'supports'              => array(
					'html'     => false,
					'align'    => array( 'wide', 'full' ),
					'anchor'   => true,
					'inserter' => is_offered( $name ),
				),
				'editor_script_handles' => array( 'cityguide-blocks' ),
				'editor_script'         => 'cityguide-blocks',
				'editor_style'          => 'cityguide-editor',
				'render_callback'       => static function ( $attributes ) use ( $name ) {
					return render_block( $name, (array) $attributes );
				},
			)
		);
	}
}

/**
 * Every value may also be a text, as older versions and other tools have written it; it is checked where it is printed.
 *
 * @param array $widget Of the manifest.
 * @return array<string, array>
 */
function create_block_attributes( array $widget ): array {
	$attributes = array();
	foreach ( $widget['options']['properties'] as $name => $schema ) {
		$type = $schema['type'] ?? 'string';
		$attributes[ to_attribute_name( $name ) ] = array( 'type' => in_array( $type, array( 'string', 'array' ), true ) ? 'string' : array( $type, 'string' ) );
	}
	return $attributes + array(
		'anchor' => array( 'type' => 'string' ),
	);
}

/** `listing-id` → `listingId`. */
function to_attribute_name( string $option ): string {
	return lcfirst( str_replace( '-', '', ucwords( $option, '-' ) ) );
}

/**
 * @param string $name       Of the widget.
 * @param array  $attributes Of the block.
 */
function render_block( string $name, array $attributes ): string {
	$is_preview = defined( 'REST_REQUEST' ) && REST_REQUEST;
	$wrapper    = $is_preview ? '' : get_block_wrapper_attributes( isset( $attributes['anchor'] ) ? array( 'id' => $attributes['anchor'] ) : array() );
	return render_mount_point( $name, $attributes, $wrapper );
}

/**
 * @param array[] $categories
 */
function add_block_category( array $categories ): array {
	$categories[] = array(
		'slug'  => 'cityguide',
		'title' => 'Cityguide',
	);
	return $categories;
}

/** Hands the widgets and their options, in the editor's language, to the script of the editor. */
function add_editor_data(): void {
	$widgets = array();
	foreach ( get_widgets() as $name => $widget ) {
		$controls = array();
		foreach ( $widget['options']['properties'] as $option => $schema ) {
			$controls[] = translate_option( $schema ) + array(
				'attribute' => to_attribute_name( $option ),
				'option'    => $option,
				'type'      => $schema['type'] ?? 'string',
				'choices'   => $schema['enum'] ?? null,
				'minimum'   => $schema['minimum'] ?? null,
				'maximum'   => $schema['maximum'] ?? null,
				'initial'   => isset( $schema['default'] ) ? format_value( $schema['default'] ) : '',
				'required'  => in_array( $option, $widget['options']['required'] ?? array(), true ),
			);
		}
		$widgets[] = array(
			'name'     => $name,
			'title'    => translate_text( $widget['title'] ),
			'help'     => translate_text( $widget['help'] ),
			'controls' => $controls,
		);
	}
	wp_add_inline_script( 'cityguide-blocks', 'window.cityguideWidgets = ' . wp_json_encode( $widgets, JSON_HEX_TAG ) . ';', 'before' );
}

/** Lets an editor find a listing by its name: asked by the site's own server, which needs no permission of the other. */
function register_find_route(): void {
	register_rest_route(
		'cityguide/v1',
		'/listings',
		array(
			'methods'             => 'GET',
			'callback'            => __NAMESPACE__ . '\find_listings',
			'permission_callback' => static function () {
				return current_user_can( 'edit_posts' );
			},
			'args'                => array(
				'search' => array(
					'type'              => 'string',
					'required'          => true,
					'maxLength'         => 100,
					'sanitize_callback' => 'sanitize_text_field',
				),
			),
		)
	);
}

/**
 * @param \WP_REST_Request $request
 * @return array|\WP_Error
 */
function find_listings( \WP_REST_Request $request ) {
	$query = http_build_query(
		array(
			'keywords' => $request['search'],
			'limit'    => 10,
		)
	);
	list( $answer, $problem ) = request_json( get_server_root() . 'api/v2/listings/?' . $query );
	if ( null !== $problem ) {
		return new \WP_Error( 'cityguide_server', $problem, array( 'status' => 502 ) );
	}
	$found = array();
	foreach ( (array) ( $answer['results'] ?? array() ) as $listing ) {
		$found[] = array(
			'id'   => (int) ( $listing['id'] ?? 0 ),
			'name' => sanitize_text_field( $listing['name'] ?? '' ),
			'more' => sanitize_text_field( $listing['address'] ?? '' ),
		);
	}
	return $found;
}
