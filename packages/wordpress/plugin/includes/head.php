<?php
/**
 * The script and the configuration in the head of every page.
 *
 * @package Cityguide
 */

namespace Cityguide;

/**
 * Documented ways to keep a script out of optimisers. The script is a module, which none of them combines with others.
 * Cloudflare Rocket Loader; LiteSpeed Cache (three); Autoptimize; WP Rocket; Jetpack Boost.
 */
const HANDS_OFF = 'data-cfasync="false" data-no-optimize="1" data-no-defer="1" data-no-minify="1" data-noptimize="1" nowprocket data-jetpack-boost="ignore"';

add_action( 'wp_head', __NAMESPACE__ . '\print_head', 5 );

/** Prints style sheet, configuration and script. Nothing of it depends on the visitor, and it costs no query. */
function print_head(): void {
	if ( ! is_active() ) {
		return;
	}
	// Not enqueued: optimisers would take what belongs to a server of its own.
	$server = get_server_url();
	printf( "<link rel=\"stylesheet\" href=\"%s\">\n", esc_url( $server . 'widgets/rest.css' ) );
	printf(
		"<script type=\"application/json\" id=\"cityguide-config\" data-no-optimize=\"1\">%s</script>\n",
		// Escaped for a script element: no `<`, `>` or `&` is left.
		wp_json_encode( get_configuration(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE )
	);
	printf( "<script type=\"module\" async src=\"%s\" %s></script>\n", esc_url( $server . 'widgets/embed.js' ), HANDS_OFF );
}

/**
 * What this site has of its own: its name and language, and where links lead. The rest is the server's.
 *
 * @return array
 */
function get_configuration(): array {
	$settings      = get_settings();
	$configuration = array(
		'name'      => '' === $settings['name'] ? get_bloginfo( 'name' ) : $settings['name'],
		'languages' => array( 'fr' === get_language() ? 'fr-CA' : 'en-CA' ),
	);
	if ( $settings['own_pages'] ) {
		$configuration['links'] = array(
			'others'  => false,
			'home'    => wp_make_link_relative( home_url( '/' ) ),
			'search'  => wp_make_link_relative( home_url( '/' ) ) . '?s={query}',
			'photo'   => '#photo-{id}',
			'listing' => get_listing_template(),
		);
	}
	/**
	 * The configuration in the page, see "The site's configuration" in docs/editor.md.
	 *
	 * @param array $configuration
	 */
	return (array) apply_filters( 'cityguide_configuration', $configuration );
}

/**
 * Where the posts are that are listings: `/listing/{slug}/`. False where their addresses are not made of their names alone,
 * as with plain permalinks.
 *
 * @return string|false
 */
function get_listing_template() {
	global $wp_rewrite;
	$type      = get_settings()['post_type'];
	$structure = 'post' === $type ? $wp_rewrite->permalink_structure : $wp_rewrite->get_extra_permastruct( $type );
	if ( '' === $type || ! is_string( $structure ) || '' === $structure ) {
		return false;
	}
	$template = str_replace( array( '%' . $type . '%', '%postname%' ), '{slug}', $structure );
	$path     = wp_make_link_relative( home_url( user_trailingslashit( $template ) ) );
	return false === strpos( $path, '%' ) ? $path : false;
}
