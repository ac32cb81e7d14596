<?php
/**
 * Registers the blocks, and gives the editor their controls.
 *
 * @package VitrineBlocks
 */

namespace VitrineBlocks;

defined( 'ABSPATH' ) || exit;

const CATEGORIES = array(
	'page'       => 'Around the page',
	'layout'     => 'Layout',
	'consultant' => 'Consultant',
	'shop'       => 'Shop',
	'checkout'   => 'Checkout',
	'account'    => 'Account',
);

/** Groups of controls, in the order of their panels. */
const GROUPS = array(
	'content'   => 'Content',
	'layout'    => 'Layout',
	'look'      => 'Look',
	'links'     => 'Links',
	'behaviour' => 'Behaviour',
);

/** Registers every block. */
function register_blocks() {
	\load_plugin_textdomain( 'vitrine-blocks', false, dirname( \plugin_basename( \vitrine_blocks_file ) ) . '/languages' );
	\wp_register_script(
		'vitrine-blocks',
		\plugins_url( 'editor.js', \vitrine_blocks_file ),
		array( 'wp-blocks', 'wp-element', 'wp-block-editor', 'wp-components', 'wp-data' ),
		VERSION,
		true
	);
	foreach ( glob( dirname( __DIR__ ) . '/blocks/*/block.json' ) as $file ) {
		\register_block_type( $file, array( 'render_callback' => __NAMESPACE__ . '\render_block' ) );
	}
}
\add_action( 'init', __NAMESPACE__ . '\register_blocks' );

/** Gives the editor's script its data, in the language of the person at the editor. */
function print_editor_data() {
	$blocks = array_map( __NAMESPACE__ . '\translated_controls', data( 'controls' ) );
	unset( $blocks[ PREFIX . '/store' ] );
	$texts = array( 'Desktop', 'Tablet', 'Phone', 'Choose a picture', 'Remove the picture', 'This block needs a value here.', 'This is no JSON.', 'Like on the desktop' );
	$given = array(
		'blocks' => $blocks,
		'groups' => array_map( __NAMESPACE__ . '\translated', GROUPS ),
		'texts'  => array_combine( $texts, array_map( __NAMESPACE__ . '\translated', $texts ) ),
		'loader' => loader_address(),
		'sheet'  => sheet_address(),
		'tokens' => theme_tokens(),
	);
	\wp_add_inline_script( 'vitrine-blocks', 'window.vitrine_blocks = ' . \wp_json_encode( $given ) . ';', 'before' );
}
\add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\print_editor_data' );

/**
 * Translates the controls of a block.
 *
 * @param array $block Block as the generated file has it.
 * @return array
 */
function translated_controls( $block ) {
	foreach ( $block['controls'] as &$control ) {
		foreach ( array( 'label', 'help' ) as $part ) {
			if ( isset( $control[ $part ] ) ) {
				$control[ $part ] = translated( $control[ $part ], $block['tag'] );
			}
		}
		if ( isset( $control['options'] ) ) {
			foreach ( $control['options'] as &$option ) {
				$option['label'] = translated( $option['label'], $block['tag'] );
			}
			unset( $option );
		}
	}
	unset( $control );
	return $block;
}

/**
 * Adds the categories of the inserter.
 *
 * @param array $categories Categories so far.
 * @return array
 */
function add_categories( $categories ) {
	foreach ( CATEGORIES as $slug => $title ) {
		$categories[] = array(
			'slug'  => PREFIX . '-' . $slug,
			'title' => 'Vitrine: ' . translated( $title ),
		);
	}
	return $categories;
}
\add_filter( 'block_categories_all', __NAMESPACE__ . '\add_categories' );
