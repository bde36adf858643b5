<?php
/**
 * What stands in a mount point until its widget is there, and for good where none comes.
 *
 * @package Cityguide
 */

namespace Cityguide;

/**
 * The widget's fallback with its fields filled in.
 *
 * @param array $widget Of the manifest.
 */
function render_fallback( array $widget ): string {
	$template = translate_text( $widget['fallback'] ?? array() );
	$fields   = array(
		'{accounts}' => esc_url( get_server_root() . 'accounts/' ),
		'{server}'   => esc_url( get_server_url() ),
		'{home}'     => esc_url( home_url( '/' ) ),
		'{site}'     => esc_html( get_bloginfo( 'name' ) ),
		'{next}'     => rawurlencode( get_return_path() ),
		'{id}'       => wp_unique_id( 'cityguide-' ),
	);
	foreach ( array(
		'{menu}'       => 'render_menu_links',
		'{categories}' => 'render_category_links',
	) as $field => $render ) {
		if ( false !== strpos( $template, $field ) ) {
			$fields[ $field ] = call_user_func( __NAMESPACE__ . '\\' . $render );
		}
	}
	/**
	 * The fallback of a widget.
	 *
	 * @param string $html
	 * @param string $name Of the widget.
	 */
	return (string) apply_filters( 'cityguide_fallback', strtr( $template, $fields ), $widget['name'] );
}

/** The page's own path, to come back to after a log-in; the same for every visitor, so that caches may keep the page. */
function get_return_path(): string {
	$address = is_singular() ? get_permalink() : home_url( '/' );
	$parts   = wp_parse_url( $address ? $address : home_url( '/' ) );
	return ( $parts['path'] ?? '/' ) . ( isset( $parts['query'] ) ? '?' . $parts['query'] : '' );
}

/** The pages of the site, as list items: the first menu that the theme shows, else the top pages. */
function render_menu_links(): string {
	$locations = array_filter( get_nav_menu_locations() );
	$items     = $locations ? wp_get_nav_menu_items( reset( $locations ) ) : array();
	$links     = array();
	foreach ( $items ? $items : array() as $item ) {
		if ( ! $item->menu_item_parent ) {
			$links[] = format_link( $item->url, $item->title );
		}
	}
	if ( ! $links ) {
		foreach ( get_pages(
			array(
				'parent' => 0,
				'number' => 6,
			)
		) as $page ) {
			$links[] = format_link( get_permalink( $page ), get_the_title( $page ) );
		}
	}
	return implode( '', $links );
}

/** The categories of the site that have posts, as list items. */
function render_category_links(): string {
	$links = array();
	foreach ( get_categories() as $category ) {
		$links[] = format_link( get_category_link( $category ), $category->name );
	}
	return implode( '', $links );
}

/**
 * A list item with a link.
 *
 * @param string $address
 * @param string $name
 */
function format_link( string $address, string $name ): string {
	return '<li><a href="' . esc_url( $address ) . '">' . esc_html( $name ) . '</a></li>';
}

/**
 * Makes a server's fallback safe: elements and attributes of text, links, lists and forms, no scripts.
 *
 * @param mixed $html
 */
function clean_fallback( $html ): string {
	$any     = array_fill_keys( array( 'class', 'id', 'aria-label', 'aria-hidden', 'data-cg-action', 'role' ), true );
	$allowed = array_fill_keys( array( 'p', 'ul', 'ol', 'li', 'nav', 'span', 'strong', 'em', 'br', 'fieldset', 'legend', 'h2', 'h3' ), $any );
	$allowed['a']      = $any + array( 'href' => true );
	$allowed['div']    = $any;
	$allowed['label']  = $any + array( 'for' => true );
	$allowed['form']   = $any + array_fill_keys( array( 'method', 'action' ), true );
	$allowed['button'] = $any + array( 'type' => true );
	$allowed['input']  = $any + array_fill_keys( array( 'type', 'name', 'value', 'required', 'autocomplete', 'maxlength', 'checked' ), true );
	// Fields are no addresses to wp_kses before they are filled in.
	$marked = array(
		'{accounts}' => 'https://accounts.invalid/',
		'{server}'   => 'https://server.invalid/',
		'{home}'     => 'https://home.invalid/',
	);
	$clean = wp_kses( strtr( is_string( $html ) ? $html : '', $marked ), $allowed, array( 'https' ) );
	return strtr( $clean, array_flip( $marked ) );
}
