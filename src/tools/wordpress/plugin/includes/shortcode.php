<?php
/**
 * A shortcode for editors without blocks.
 *
 * @package VitrineBlocks
 */

namespace VitrineBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * Writes a block: `[vitrine-blocks block="product-list" page_size="4"]`.
 *
 * @param array|string $given   Attributes by their names, with `_` for `-`.
 * @param string|null  $content What stands inside.
 * @return string
 */
function render_shortcode( $given, $content = null ) {
	$given    = is_array( $given ) ? $given : array();
	$name     = PREFIX . '/' . ( isset( $given['block'] ) ? $given['block'] : '' );
	$elements = data( 'elements' );
	if ( ! isset( $elements[ $name ] ) ) {
		return '';
	}
	$values = array();
	foreach ( $elements[ $name ]['fields'] as $property => $field ) {
		foreach ( array( $field['attribute'], str_replace( '-', '_', $field['attribute'] ) ) as $attribute ) {
			if ( isset( $given[ $attribute ] ) ) {
				$values[ $property ] = shortcode_value( $field, $given[ $attribute ] );
			}
		}
	}
	return element_html( $elements[ $name ], $values, \do_shortcode( (string) $content ) );
}
\add_action(
	'init',
	function () {
		\add_shortcode( 'vitrine-blocks', __NAMESPACE__ . '\render_shortcode' );
	}
);

/**
 * Reads the text of an attribute.
 *
 * @param array  $field Type of the field.
 * @param string $text  What was typed.
 * @return mixed
 */
function shortcode_value( $field, $text ) {
	switch ( $field['type'] ) {
		case 'boolean':
			return ! in_array( strtolower( $text ), array( 'false', '0', 'no', 'off' ), true );
		case 'multiselect':
		case 'references':
			return preg_split( '/\s+/', $text, -1, PREG_SPLIT_NO_EMPTY );
		case 'list':
		case 'object':
			return json_decode( $text, true );
		default:
			return $text;
	}
}
