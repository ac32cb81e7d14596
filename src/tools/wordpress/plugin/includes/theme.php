<?php
/**
 * Colours and fonts of the theme (theme.json) as tokens of the blocks.
 *
 * @package VitrineBlocks
 */

namespace VitrineBlocks;

defined( 'ABSPATH' ) || exit;

/** Tokens, and where the theme's styles have their values. */
const TOKENS = array(
	'--vitrine-paper'        => array( 'color', 'background' ),
	'--vitrine-ink'          => array( 'color', 'text' ),
	'--vitrine-accent'       => array( 'elements', 'button', 'color', 'background' ),
	'--vitrine-on-accent'    => array( 'elements', 'button', 'color', 'text' ),
	'--vitrine-font-text'    => array( 'typography', 'fontFamily' ),
	'--vitrine-font-display' => array( 'elements', 'heading', 'typography', 'fontFamily' ),
);

/**
 * Returns a rule with the tokens that the theme sets.
 *
 * @return string Empty where it sets none, or somebody has switched it off.
 */
function theme_tokens() {
	if ( empty( settings()['theme'] ) || ! has_theme_json() ) {
		return '';
	}
	$styles = \wp_get_global_styles();
	$rules  = '';
	foreach ( TOKENS as $token => $path ) {
		$value = \_wp_array_get( $styles, $path );
		if ( is_string( $value ) && preg_match( '/^[\w#(),.%\s"\'|:+*\/-]+$/', $value ) ) {
			$rules .= $token . ':' . css_value( $value ) . ';';
		}
	}
	return '' === $rules ? '' : ':root{' . $rules . '}';
}

/**
 * Older versions of WordPress hand a preset out as `var:preset|color|primary`.
 *
 * @param string $value Value of theme.json.
 * @return string
 */
function css_value( $value ) {
	return 0 === strpos( $value, 'var:' ) ? 'var(--wp--' . str_replace( '|', '--', substr( $value, 4 ) ) . ')' : $value;
}

/** Returns true when the theme has a theme.json; WordPress 6.2 has a function for it. */
function has_theme_json() {
	return function_exists( 'wp_theme_has_theme_json' ) ? \wp_theme_has_theme_json() : \WP_Theme_JSON_Resolver::theme_has_support();
}
