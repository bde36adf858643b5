<?php
/**
 * Which widgets there are, from the manifest: the server's, if it was read, else the one that came with this plugin.
 *
 * @package Cityguide
 */

namespace Cityguide;

const MANIFEST_OPTION = 'cityguide_manifest';
const MANIFEST_SCHEMA = 'cityguide-widgets/1';

/**
 * All widgets by their names. A new widget of the server needs no new plugin.
 *
 * @return array<string, array>
 */
function get_widgets(): array {
	static $widgets = array();
	$site = get_current_blog_id();
	if ( ! isset( $widgets[ $site ] ) ) {
		$saved    = get_settings()['has_manifest'] ? get_option( MANIFEST_OPTION ) : null;
		$manifest = is_array( $saved ) && MANIFEST_SCHEMA === ( $saved['schema'] ?? '' ) ? $saved : read_own_manifest();
		$named    = array();
		foreach ( $manifest['widgets'] as $widget ) {
			$named[ $widget['name'] ] = $widget;
		}
		$widgets[ $site ] = $named;
	}
	return $widgets[ $site ];
}

/** The manifest of the widgets that this plugin was built with. */
function read_own_manifest(): array {
	return json_decode( file_get_contents( dirname( MAIN_FILE ) . '/manifest.json' ), true );
}

/**
 * What is needed of a server's manifest, with every name and text made safe: it decides names of blocks and what pages show.
 *
 * @param mixed $manifest Decoded JSON of a server.
 * @return array|null Null if it is none.
 */
function parse_manifest( $manifest ): ?array {
	if ( ! is_array( $manifest ) || ! is_array( $manifest['widgets'] ?? null ) ) {
		return null;
	}
	$widgets = array();
	foreach ( $manifest['widgets'] as $widget ) {
		$name = $widget['name'] ?? '';
		if ( ! is_string( $name ) || ! preg_match( '/^[a-z][a-z0-9-]*$/', $name ) || ! is_array( $widget['options']['properties'] ?? null ) ) {
			continue;
		}
		// The snippets are for editors of other systems, and texts in options are escaped where they are printed.
		$widgets[] = array_intersect_key( $widget, array_flip( array( 'name', 'title', 'help', 'load', 'options' ) ) )
			+ array( 'fallback' => array_map( __NAMESPACE__ . '\clean_fallback', (array) ( $widget['fallback'] ?? array() ) ) );
	}
	return array(
		'schema'  => MANIFEST_SCHEMA,
		'widgets' => $widgets,
	);
}

/**
 * A text of the manifest in the language of the site.
 *
 * @param mixed $text `{ en, fr }`.
 */
function translate_text( $text ): string {
	$language = get_language();
	return is_array( $text ) ? (string) ( $text[ $language ] ?? $text['en'] ?? '' ) : '';
}

/**
 * Title and description of an option in the language of the site.
 *
 * @param array $schema Of the option.
 * @return array{title: string, description: string}
 */
function translate_option( array $schema ): array {
	$french = 'fr' === get_language() ? ( $schema['x-translations']['fr'] ?? array() ) : array();
	return array(
		'title'       => (string) ( $french['title'] ?? $schema['title'] ?? '' ),
		'description' => (string) ( $french['description'] ?? $schema['description'] ?? '' ),
	);
}

/** Whether editors are offered a widget. What stands in pages goes on working. */
function is_offered( string $name ): bool {
	return ! in_array( $name, get_settings()['hidden'], true );
}
