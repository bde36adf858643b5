<?php
/**
 * `[cityguide-save-button listing-id="42"]`: one short code for each widget.
 *
 * @package Cityguide
 */

namespace Cityguide;

add_action( 'init', __NAMESPACE__ . '\register_short_codes' );
// Before wptexturize would make the quotes of unknown short codes smart.
add_filter( 'no_texturize_shortcodes', __NAMESPACE__ . '\list_short_codes' );

/** Registers them also for widgets that editors are not offered: what stands in pages goes on working. */
function register_short_codes(): void {
	foreach ( array_keys( get_widgets() ) as $name ) {
		add_shortcode( 'cityguide-' . $name, __NAMESPACE__ . '\render_short_code' );
	}
}

/**
 * @param array|string $attributes
 * @param string|null  $content
 * @param string       $tag
 */
function render_short_code( $attributes, $content, string $tag ): string {
	return render_mount_point( substr( $tag, strlen( 'cityguide-' ) ), parse_short_code( $attributes ) );
}

/**
 * WordPress splits attributes with smart quotes at their spaces and numbers what it cannot read: joined again, they are read
 * here. A name alone (`map`) is a flag.
 *
 * @param array|string $attributes
 */
function parse_short_code( $attributes ): array {
	$options = array();
	$rest    = array();
	foreach ( (array) $attributes as $name => $value ) {
		if ( is_int( $name ) ) {
			$rest[] = $value;
		} elseif ( preg_match( '/^[“”„″»«]|^&#8\d\d\d;|^&quot;/u', $value ) ) {
			$rest[] = $name . '=' . $value;
		} else {
			$options[ $name ] = $value;
		}
	}
	$text = strtr( implode( ' ', $rest ), array_fill_keys( array( '“', '”', '„', '″', '«', '»', '&#8220;', '&#8221;', '&#8222;', '&#8243;', '&quot;' ), '"' ) );
	preg_match_all( '/([a-z][a-z0-9_-]*)(?:\s*=\s*(?:"([^"]*)"|([^\s"]+)))?/i', $text, $found, PREG_SET_ORDER );
	foreach ( $found as $match ) {
		$options[ $match[1] ] = isset( $match[2] ) ? ( $match[3] ?? $match[2] ) : 'true';
	}
	return $options;
}

/**
 * @param string[] $names
 * @return string[]
 */
function list_short_codes( array $names ): array {
	foreach ( array_keys( get_widgets() ) as $name ) {
		$names[] = 'cityguide-' . $name;
	}
	return $names;
}
