<?php
/**
 * Pages of the example shop as patterns, and the pages of which there is one each as templates of block themes.
 *
 * @package VitrineBlocks
 */

namespace VitrineBlocks;

defined( 'ABSPATH' ) || exit;

/** Registers patterns and templates. */
function register_patterns() {
	\register_block_pattern_category( 'vitrine-blocks', array( 'label' => translated( 'Shop pages' ) ) );
	foreach ( data( 'patterns' ) as $pattern ) {
		$content = (string) file_get_contents( dirname( __DIR__ ) . '/patterns/' . $pattern['file'] . '.html' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of this plugin.
		$title   = translated( $pattern['title'], 'pattern' );
		\register_block_pattern(
			'vitrine-blocks/' . $pattern['file'],
			array(
				'title'       => $title,
				'description' => translated( $pattern['description'], 'pattern' ),
				'categories'  => array( 'vitrine-blocks' ),
				'content'     => $content,
			)
		);
		// Since WordPress 6.7 a plugin can bring templates.
		if ( $pattern['isTemplate'] && function_exists( 'register_block_template' ) ) {
			\register_block_template(
				'vitrine-blocks//shop-' . $pattern['file'],
				array(
					'title'      => $title,
					'post_types' => array( 'page' ),
					'content'    => '<!-- wp:template-part {"slug":"header","tagName":"header"} /-->' . $content . '<!-- wp:template-part {"slug":"footer","tagName":"footer"} /-->',
				)
			);
		}
	}
}
\add_action( 'init', __NAMESPACE__ . '\register_patterns', 20 );
