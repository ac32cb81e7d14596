<?php
/**
 * Loader, style sheet and modules of published pages. In the editor its script puts them into the canvas, and nowhere else.
 *
 * @package VitrineBlocks
 */

namespace VitrineBlocks;

defined( 'ABSPATH' ) || exit;

/** Attributes that keep script optimisers from joining or deferring modules. */
const UNTOUCHED = array(
	'data-no-optimize'   => '1',
	'data-no-defer'      => '1',
	'data-cfasync'       => 'false',
	'data-wp-strategy'   => 'none',
);

/** Address of the loader. */
function loader_address() {
	return \add_query_arg( 'ver', VERSION, \plugins_url( 'cdn/light/loader.js', \vitrine_blocks_file ) );
}

/** Address of the style sheet. */
function sheet_address() {
	return \add_query_arg( 'ver', VERSION, \plugins_url( 'cdn/vitrine.css', \vitrine_blocks_file ) );
}

/** Enqueues the sheet of published pages, with the colours and fonts of the theme. */
function enqueue_sheet() {
	\wp_enqueue_style( 'vitrine-blocks', \plugins_url( 'cdn/vitrine.css', \vitrine_blocks_file ), array(), VERSION );
	$tokens = theme_tokens();
	if ( '' !== $tokens ) {
		\wp_add_inline_style( 'vitrine-blocks', $tokens );
	}
}
\add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue_sheet' );

/** Prints the loader, and asks for the modules of the page's blocks beside it. */
function print_loader() {
	foreach ( page_modules() as $module ) {
		printf( '<link rel="modulepreload" href="%s">' . "\n", \esc_url( \plugins_url( 'cdn/light/' . $module, \vitrine_blocks_file ) ) );
	}
	\wp_print_script_tag(
		array_merge(
			array(
				'type' => 'module',
				'id'   => 'vitrine-blocks-loader',
				'src'  => loader_address(),
			),
			UNTOUCHED
		)
	);
}
\add_action( 'wp_head', __NAMESPACE__ . '\print_loader', 20 );

/**
 * Modules of the blocks on this page: those that a block theme has drawn already, and those in the content of the post.
 *
 * @return string[]
 */
function page_modules() {
	$tags = note_tag();
	$post = \is_singular() ? \get_post() : null;
	if ( $post && preg_match_all( '#<!-- wp:' . PREFIX . '/([a-z-]+)#', $post->post_content, $found ) ) {
		$elements = data( 'elements' );
		foreach ( $found[1] as $name ) {
			if ( isset( $elements[ PREFIX . '/' . $name ] ) ) {
				$tags[] = $elements[ PREFIX . '/' . $name ]['tag'];
			}
		}
	}
	$tags[]  = 'vitrine-store';
	$modules = array_intersect_key( data( 'modules' ), array_flip( $tags ) );
	return $modules ? array_unique( array_merge( ...array_values( $modules ) ) ) : array();
}
