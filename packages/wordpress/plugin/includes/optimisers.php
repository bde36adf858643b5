<?php
/**
 * Keeps the script out of the hands of optimisers, by the filters that they document.
 *
 * @package Cityguide
 */

namespace Cityguide;

/** Part of the script's address on any server. */
const SCRIPT_PATH = 'widgets/embed.js';

foreach ( array(
	// WP Rocket: combine and minify, defer, delay.
	'rocket_exclude_js',
	'rocket_exclude_defer_js',
	'rocket_delay_js_exclusions',
	// LiteSpeed Cache: combine and minify, defer, guest mode.
	'litespeed_optimize_js_excludes',
	'litespeed_optm_js_defer_exc',
	'litespeed_optm_gm_js_exc',
) as $cityguide_filter ) {
	add_filter( $cityguide_filter, __NAMESPACE__ . '\exclude_script' );
}
add_filter( 'rocket_minify_excluded_external_js', __NAMESPACE__ . '\exclude_host' );
add_filter( 'autoptimize_filter_js_exclude', __NAMESPACE__ . '\exclude_from_autoptimize' );

/**
 * Adds the script to a list of parts of addresses.
 *
 * @param mixed $excluded
 */
function exclude_script( $excluded ): array {
	$list   = is_array( $excluded ) ? $excluded : array_filter( array( (string) $excluded ) );
	$list[] = SCRIPT_PATH;
	return $list;
}

/**
 * Adds the server's host to a list of hosts.
 *
 * @param mixed $excluded
 */
function exclude_host( $excluded ): array {
	$list = is_array( $excluded ) ? $excluded : array();
	$host = wp_parse_url( get_server_url(), PHP_URL_HOST );
	return $host ? array_merge( $list, array( $host ) ) : $list;
}

/**
 * Autoptimize has a list with commas, or an array with flags by name.
 *
 * @param mixed $excluded
 * @return mixed
 */
function exclude_from_autoptimize( $excluded ) {
	if ( is_array( $excluded ) ) {
		return $excluded + array( SCRIPT_PATH => '' );
	}
	return '' === trim( (string) $excluded ) ? SCRIPT_PATH : $excluded . ', ' . SCRIPT_PATH;
}
