<?php
/**
 * The HTML of a block: its element with escaped attributes, and what stands in it until the block is there.
 *
 * @package VitrineBlocks
 */

namespace VitrineBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * Callback of every block type.
 *
 * @param array          $attributes Values of the block.
 * @param string         $content    HTML of its inner blocks.
 * @param \WP_Block|null $block      The block.
 * @return string
 */
function render_block( $attributes, $content, $block ) {
	$elements = data( 'elements' );
	if ( ! isset( $elements[ $block->name ] ) ) {
		return $content;
	}
	$element = $elements[ $block->name ];
	if ( isset( $element['slot'] ) && ! in_array( $element['slot'], array( '', 'default' ), true ) ) {
		$content = into_slot( $content, $element['slot'] );
	}
	return element_html( $element, $attributes, $content, \get_block_wrapper_attributes() );
}

/**
 * Writes an element.
 *
 * @param array  $element    What the declaration says of it.
 * @param array  $values     Values by the names of its properties.
 * @param string $content    HTML inside of it, already escaped.
 * @param string $attributes Further attributes, already escaped.
 * @return string
 */
function element_html( $element, $values, $content, $attributes = '' ) {
	note_tag( $element['tag'] );
	$html = '<' . $element['tag'];
	if ( '' !== $attributes ) {
		$html .= ' ' . $attributes;
	}
	foreach ( $element['fields'] as $property => $field ) {
		$text = isset( $values[ $property ] ) ? attribute_text( $field, $values[ $property ] ) : null;
		if ( null !== $text ) {
			$html .= sprintf( ' %s="%s"', $field['attribute'], \esc_attr( $text ) );
		}
	}
	$inside = isset( $element['slot'] ) && in_array( $element['slot'], array( '', 'default' ), true ) ? $content : fallback_html( $element, $values ) . $content;
	return $html . '>' . $inside . '</' . $element['tag'] . '>';
}

/**
 * Returns a value as the text of an attribute.
 *
 * @param array $field Type and default of the field.
 * @param mixed $value Value of the block.
 * @return string|null Null where the default holds.
 */
function attribute_text( $field, $value ) {
	if ( ( isset( $field['default'] ) && $value === $field['default'] ) || array() === $value || '' === $value ) {
		return null;
	}
	switch ( $field['type'] ) {
		case 'boolean':
			return $value ? '' : 'false';
		case 'multiselect':
		case 'references':
			return implode( ' ', array_filter( (array) $value, 'is_scalar' ) );
		case 'list':
		case 'object':
			return (string) \wp_json_encode( $value );
		case 'url':
		case 'image':
			return is_scalar( $value ) ? safe_address( (string) $value ) : null;
		default:
			return is_scalar( $value ) ? (string) $value : null;
	}
}

/**
 * Lets addresses through that a link or a picture may have.
 *
 * @param string $address Address of a page, or several of a picture.
 * @return string
 */
function safe_address( $address ) {
	return \wp_kses_bad_protocol( $address, array( 'http', 'https', 'mailto', 'tel' ) );
}

/**
 * Gives the outermost elements a slot; of a paragraph that is a list of links, the links.
 *
 * @param string $content HTML of inner blocks.
 * @param string $slot    Name of the slot.
 * @return string
 */
function into_slot( $content, $slot ) {
	$attribute = ' slot="' . \esc_attr( $slot ) . '"';
	if ( preg_match_all( '#<a\b[^>]*>.*?</a>#s', $content, $links ) ) {
		return str_replace( '<a ', '<a' . $attribute . ' ', implode( '', $links[0] ) );
	}
	return '' === trim( $content ) ? '' : '<div' . $attribute . '>' . $content . '</div>';
}

/**
 * Writes what shoppers read until the block is there, or where it never comes.
 *
 * @param array $element What the declaration says of the element.
 * @param array $values  Values by the names of its properties.
 * @return string
 */
function fallback_html( $element, $values ) {
	if ( ! isset( $element['fallback'] ) ) {
		return '';
	}
	$fallback = $element['fallback'][ 0 === strpos( \get_locale(), 'de' ) ? 'de' : 'en' ];
	$written  = function ( $property ) use ( $element, $values ) {
		$value = isset( $values[ $property ] ) ? $values[ $property ] : ( isset( $element['fields'][ $property ]['default'] ) ? $element['fields'][ $property ]['default'] : '' );
		return is_scalar( $value ) ? (string) $value : '';
	};
	$heading  = isset( $fallback['headingField'] ) ? $written( $fallback['headingField'] ) : '';
	if ( '' === $heading && isset( $fallback['heading'] ) ) {
		$heading = $fallback['heading'];
	}
	$html = '' === $heading ? '' : '<h2>' . \esc_html( $heading ) . '</h2>';
	foreach ( array( 'loading', 'text' ) as $part ) {
		if ( isset( $fallback[ $part ] ) ) {
			$html .= '<p>' . \esc_html( $fallback[ $part ] ) . '</p>';
		}
	}
	$written_text = isset( $fallback['textField'] ) ? $written( $fallback['textField'] ) : '';
	$html        .= '' === $written_text ? '' : '<p>' . \esc_html( $written_text ) . '</p>';
	foreach ( $fallback['texts'] as $text ) {
		$words = $written( $text['field'] );
		$html .= '' === trim( $words ) ? '' : '<h2>' . \esc_html( $text['heading'] ) . '</h2>' . \wpautop( \esc_html( $words ) );
	}
	foreach ( $fallback['links'] as $link ) {
		$address = safe_address( $written( $link['field'] ) );
		$html   .= '' === $address ? '' : '<p><a href="' . \esc_attr( $address ) . '">' . \esc_html( $link['text'] ) . '</a></p>';
	}
	return $html;
}

/**
 * Notes the tags on this page, for the modules that it preloads.
 *
 * @param string|null $tag Tag of an element; null only reads.
 * @return string[]
 */
function note_tag( $tag = null ) {
	static $tags = array();
	if ( null !== $tag ) {
		$tags[ $tag ] = true;
	}
	return array_keys( $tags );
}
