<?php
/**
 * Authors keep the blocks' tags and attributes in contents: WordPress takes away what it does not know.
 *
 * @package VitrineBlocks
 */

namespace VitrineBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * Allows every tag with its attributes in the contents of posts.
 *
 * @param array  $tags    Allowed tags.
 * @param string $context Where they are allowed.
 * @return array
 */
function allow_tags( $tags, $context ) {
	if ( 'post' !== $context ) {
		return $tags;
	}
	$shared = array_fill_keys( array( 'id', 'class', 'style', 'slot', 'lang', 'dir', 'title', 'hidden', 'role', 'aria-*', 'data-*', 'hidden-on' ), true );
	foreach ( data( 'allowed' ) as $tag => $attributes ) {
		$tags[ $tag ] = array_merge( $shared, array_fill_keys( $attributes, true ) );
	}
	foreach ( array( 'a', 'p', 'div', 'span', 'img', 'h1', 'h2', 'h3', 'h4' ) as $tag ) {
		if ( isset( $tags[ $tag ] ) && is_array( $tags[ $tag ] ) ) {
			$tags[ $tag ]['slot'] = true;
		}
	}
	return $tags;
}
\add_filter( 'wp_kses_allowed_html', __NAMESPACE__ . '\allow_tags', 10, 2 );

/**
 * Names the attributes that hold addresses, so that their protocols are checked.
 *
 * @param string[] $names Names of attributes.
 * @return string[]
 */
function check_addresses( $names ) {
	foreach ( data( 'elements' ) as $element ) {
		foreach ( $element['fields'] as $field ) {
			if ( in_array( $field['type'], array( 'url', 'image' ), true ) ) {
				$names[] = $field['attribute'];
			}
		}
	}
	return array_values( array_unique( $names ) );
}
\add_filter( 'wp_kses_uri_attributes', __NAMESPACE__ . '\check_addresses' );
