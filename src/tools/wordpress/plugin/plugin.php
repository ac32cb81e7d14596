<?php
/**
 * Plugin Name:       Vitrine Blocks
 * Description:       Shop blocks: products, cart, checkout, consultants and account, for a shop on the Salesforce commerce platform.
 * Version:           {version}
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * Text Domain:       vitrine-blocks
 * Domain Path:       /languages
 *
 * @package VitrineBlocks
 */

namespace VitrineBlocks;

defined( 'ABSPATH' ) || exit;

const PREFIX  = '{prefix}';
const VERSION = '{version}';
const OPTION  = 'vitrine_blocks';

define( 'vitrine_blocks_file', __FILE__ );

/**
 * Reads one of the generated files once.
 *
 * @param string $name Name of the file below data/.
 * @return array
 */
function data( $name ) {
	static $read = array();
	if ( ! isset( $read[ $name ] ) ) {
		$read[ $name ] = require __DIR__ . '/data/' . $name . '.php';
	}
	return $read[ $name ];
}

/**
 * Translates a text of the declarations.
 *
 * @param string $text    English text.
 * @param string $context Tag of the block, or the part of the plugin.
 * @return string
 */
function translated( $text, $context = 'plugin' ) {
	// phpcs:ignore WordPress.WP.I18n -- The texts are generated, and their translations with them.
	return \translate_with_gettext_context( $text, $context, 'vitrine-blocks' );
}

/**
 * Every German has the texts of the one German that there is.
 *
 * @param string $locale Locale of WordPress.
 * @param string $domain Text domain.
 * @return string
 */
function german_for_all( $locale, $domain ) {
	return 'vitrine-blocks' === $domain && 0 === strpos( $locale, 'de_' ) ? 'de_DE' : $locale;
}
\add_filter( 'plugin_locale', __NAMESPACE__ . '\german_for_all', 10, 2 );

foreach ( array( 'render', 'blocks', 'assets', 'settings', 'theme', 'kses', 'shortcode', 'proxy', 'health', 'patterns' ) as $file ) {
	require __DIR__ . '/includes/' . $file . '.php';
}
