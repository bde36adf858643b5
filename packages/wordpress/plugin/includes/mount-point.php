<?php
/**
 * The element that a widget fills: attributes from the options, and the fallback inside.
 *
 * @package Cityguide
 */

namespace Cityguide;

/**
 * The HTML of a mount point. Nothing in feeds, embeds and AMP pages. What is wrong is told to those who can edit the page,
 * and visitors see the fallback.
 *
 * @param string $name       Of a widget.
 * @param array  $options    By their names in the manifest (`listing-id`), unchecked.
 * @param string $attributes More attributes of the element, escaped.
 */
function render_mount_point( string $name, array $options, string $attributes = '' ): string {
	$widget = get_widgets()[ $name ] ?? null;
	if ( ! $widget || ! is_active() ) {
		return '';
	}
	list( $values, $problems ) = parse_options( $widget, add_listing( $widget, $options ) );
	$notice                    = format_problems( $widget, $problems );
	$fallback                  = render_fallback( $widget );
	if ( $problems && array_diff_key( array_flip( $widget['options']['required'] ?? array() ), $values ) ) {
		// It could not start, and would complain on the visitor's console.
		return $notice;
	}
	$html = '<div data-widget="' . esc_attr( $name ) . '"';
	foreach ( $values as $option => $value ) {
		$html .= ' data-' . esc_attr( $option ) . '="' . esc_attr( $value ) . '"';
	}
	$attributes = trim( $attributes );
	$html      .= ( '' === $attributes ? '' : ' ' . $attributes ) . '>' . $fallback . '</div>' . $notice;
	/**
	 * The HTML of one widget.
	 *
	 * @param string $html
	 * @param string $name
	 * @param array  $values The attributes without `data-`.
	 */
	return (string) apply_filters( 'cityguide_mount_point', $html, $name, $values );
}

/**
 * Checks options against the widget's schema.
 *
 * @param array $widget  Of the manifest.
 * @param array $options Unchecked, also with the names and types of older versions.
 * @return array{0: array<string, string>, 1: string[]} Texts of attributes, without defaults; what is wrong, in words.
 */
function parse_options( array $widget, array $options ): array {
	$values   = array();
	$problems = array();
	$names    = array();
	foreach ( array_keys( $options ) as $key ) {
		$names[ to_option_name( (string) $key ) ] = $key;
	}
	foreach ( $widget['options']['properties'] as $name => $schema ) {
		$given = isset( $names[ $name ] ) ? $options[ $names[ $name ] ] : null;
		$text  = null === $given ? '' : format_value( $given );
		if ( '' === $text ) {
			if ( in_array( $name, $widget['options']['required'] ?? array(), true ) ) {
				/* translators: %s: name of an option, such as "Listing number". */
				$problems[] = sprintf( __( '%s is missing.', 'cityguide' ), translate_option( $schema )['title'] );
			}
			continue;
		}
		if ( ! is_allowed( $schema, $text ) ) {
			/* translators: 1: name of an option, 2: what an editor wrote. */
			$problems[] = sprintf( __( '%1$s cannot be “%2$s”.', 'cityguide' ), translate_option( $schema )['title'], $text );
			continue;
		}
		if ( format_value( $schema['default'] ?? '' ) !== $text ) {
			$values[ $name ] = $text;
		}
	}
	return array( $values, $problems );
}

/** `listingId`, `listing_id` and `data-listing-id` are all `listing-id`: blocks, older blocks and pasted attributes. */
function to_option_name( string $key ): string {
	$name = strtolower( preg_replace( '/([a-z0-9])([A-Z])/', '$1-$2', $key ) );
	return preg_replace( '/^data-/', '', str_replace( '_', '-', $name ) );
}

/**
 * A value as its attribute has it. Typographic quotes around the whole of it, which an editor's tools put there, go.
 *
 * @param mixed $value
 */
function format_value( $value ): string {
	if ( is_bool( $value ) ) {
		return $value ? 'true' : 'false';
	}
	if ( is_array( $value ) ) {
		return implode( ',', array_map( __NAMESPACE__ . '\format_value', $value ) );
	}
	$text = trim( wp_strip_all_tags( is_scalar( $value ) ? (string) $value : '' ) );
	return trim( preg_replace( '/^[“”„«»″](.*)[“”«»″]$/us', '$1', $text ) );
}

/**
 * Whether the schema accepts the text of an attribute.
 *
 * @param array $schema Of one option.
 */
function is_allowed( array $schema, string $text ): bool {
	switch ( $schema['type'] ?? 'string' ) {
		case 'integer':
		case 'number':
			$pattern = 'integer' === $schema['type'] ? '/^-?\d{1,15}$/' : '/^-?\d{1,15}(\.\d+)?$/';
			return preg_match( $pattern, $text )
				&& (float) $text >= ( $schema['minimum'] ?? -INF )
				&& (float) $text <= ( $schema['maximum'] ?? INF );
		case 'boolean':
			return in_array( strtolower( $text ), array( 'true', 'false' ), true );
		default:
			return ! isset( $schema['enum'] ) || in_array( $text, $schema['enum'], true );
	}
}

/**
 * What is wrong, for those who can mend it.
 *
 * @param array    $widget   Of the manifest.
 * @param string[] $problems In words.
 */
function format_problems( array $widget, array $problems ): string {
	if ( ! $problems || ! current_user_can( 'edit_posts' ) ) {
		return '';
	}
	$text = translate_text( $widget['title'] ) . ': ' . implode( ' ', $problems ) . ' ' . __( 'Only editors see this.', 'cityguide' );
	return '<p class="cityguide-notice">' . esc_html( $text ) . '</p>';
}
